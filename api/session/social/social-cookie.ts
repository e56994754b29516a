import type { Configuration } from '#api/settings/configuration.ts'
import { API_BASE } from '#contract/constants.ts'

const keyLength = 16
/**
 * The maximum of sign-ins of one browser that are under way at once: their cookies are sent with every
 * request.
 */
const MAXIMUM_AT_ONCE = 5

/**
 * Over TLS only this very host can set them (`__Host-`), which browsers allow for the path `/` alone; without
 * TLS they are limited to the paths of social sign-in.
 */
function frameOf({ publicUrl }: Pick<Configuration, 'publicUrl'>) {
  return publicUrl.startsWith('https://')
    ? { prefix: '__Host-', path: '/', secure: '; Secure' }
    : { prefix: '', path: API_BASE, secure: '' }
}

/** The two cookies: on the way to a provider, and on the way back to the page. */
type Purpose = 'begun' | 'returned'

/**
 * A cookie that ties one trip to a provider and back to this browser. Several trips at once, in several tabs,
 * have cookies of their own, distinguished by the start of the state in the address.
 */
function nameOf(configuration: Pick<Configuration, 'publicUrl'>, purpose: Purpose, key: string) {
  return `${frameOf(configuration).prefix}social-${purpose}-${key.slice(0, keyLength)}`
}

/** The header that sets it; an empty value with no lifetime deletes it. */
export function socialCookie(
  configuration: Pick<Configuration, 'publicUrl'>,
  {
    purpose,
    key,
    value,
    seconds,
  }: { purpose: Purpose; key: string; value: string; seconds: number },
): string {
  const { path, secure } = frameOf(configuration)
  const name = nameOf(configuration, purpose, key)
  return `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}

/**
 * The headers that delete the oldest of the trips under way, so that with a new one there are not too many.
 */
export function deleteOldest(
  configuration: Pick<Configuration, 'publicUrl'>,
  cookies: string | undefined,
): string[] {
  const { prefix, path, secure } = frameOf(configuration)
  const names = (cookies ?? '').split(';').map((each) => each.trim().split('=')[0] ?? '')
  // Browsers send the oldest first.
  const begun = names.filter((name) => name.startsWith(`${prefix}social-begun-`))
  return begun
    .slice(0, Math.max(0, begun.length + 1 - MAXIMUM_AT_ONCE))
    .map((name) => `${name}=; Path=${path}; Max-Age=0; HttpOnly; SameSite=Lax${secure}`)
}

/** The cookie that the browser sent; null if it did not. */
export function readSocialCookie(
  configuration: Pick<Configuration, 'publicUrl'>,
  { cookies, purpose, key }: { cookies: string | undefined; purpose: Purpose; key: string },
): string | null {
  if (key.length < keyLength) return null
  const requested = `${nameOf(configuration, purpose, key)}=`
  const found = cookies?.split(';').find((each) => each.trim().startsWith(requested))
  return found?.trim().slice(requested.length) || null
}
