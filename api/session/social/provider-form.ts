import type { SocialProvider } from '#contract/session.ts'
import type { Context } from '#api/context.ts'
import { callbackUrl } from './begin-social-sign-in.ts'
import { openUser, sealUser } from './social-proofs.ts'

/** The providers that redirect back by a form instead of an address. */
export const PROVIDERS_BY_FORM: readonly SocialProvider[] = ['apple']

/** The fields of such a form that are passed on, unchanged. */
const FIELDS = ['state', 'code', 'error'] as const
const VALUE_MAXIMUM_LENGTH = 2000
/** The person's name, at their first sign-in. */
const USER = 'user'

/**
 * The address that a provider's form post redirects to. The post comes from another site, and so without
 * this browser's cookie: the redirect repeats its fields with the cookie, at the address that other
 * providers return to. A name in it is encrypted, because addresses are logged.
 */
export async function addressOfForm(
  context: Context,
  provider: SocialProvider,
  body: string,
): Promise<string> {
  const form = new URLSearchParams(body)
  const url = new URL(callbackUrl(context.configuration.publicUrl, provider))
  for (const name of FIELDS)
    for (const value of form.getAll(name))
      if (value.length <= VALUE_MAXIMUM_LENGTH) url.searchParams.append(name, value)
  const user = form.get(USER)
  if (user !== null && user.length <= VALUE_MAXIMUM_LENGTH)
    url.searchParams.set(USER, await sealUser(context, provider, user))
  return url.href
}

/** Opens what `addressOfForm` has sealed; anything else is left out. */
export async function openUserIn(
  context: Context,
  provider: SocialProvider,
  cameBackTo: URL,
): Promise<void> {
  const given = cameBackTo.searchParams.get(USER)
  if (given === null) return
  const user = await openUser(context, provider, given)
  if (user === null) cameBackTo.searchParams.delete(USER)
  else cameBackTo.searchParams.set(USER, user)
}
