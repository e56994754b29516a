import type { Configuration } from '#api/configuration.ts'
import { API_BASE } from '#contract/constants.ts'

/** Only what is asked below it sees these cookies. */
const path = `${API_BASE}/auth`
const keyLength = 16

/** The two of them: on the way to a provider, and on the way back to the page. */
type Purpose = 'begun' | 'returned'

/**
 * A cookie that ties one way to a provider and back to this browser. Several ways at once, in several
 * tabs, have cookies of their own, told apart by the beginning of what goes along in the address.
 */
function nameOf({ publicUrl }: Pick<Configuration, 'publicUrl'>, purpose: Purpose, key: string) {
  const prefix = publicUrl.startsWith('https://') ? '__Secure-' : ''
  return `${prefix}social-${purpose}-${key.slice(0, keyLength)}`
}

/** The header that sets it; an empty value for no time at all takes it away. */
export function socialCookie(
  configuration: Pick<Configuration, 'publicUrl'>,
  {
    purpose,
    key,
    value,
    seconds,
  }: { purpose: Purpose; key: string; value: string; seconds: number },
): string {
  const secure = configuration.publicUrl.startsWith('https://') ? '; Secure' : ''
  const name = nameOf(configuration, purpose, key)
  return `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}

/** What the browser sent along; null when it did not. */
export function readSocialCookie(
  configuration: Pick<Configuration, 'publicUrl'>,
  { cookies, purpose, key }: { cookies: string | undefined; purpose: Purpose; key: string },
): string | null {
  if (key.length < keyLength) return null
  const wanted = `${nameOf(configuration, purpose, key)}=`
  const found = cookies?.split(';').find((each) => each.trim().startsWith(wanted))
  return found?.trim().slice(wanted.length) || null
}
