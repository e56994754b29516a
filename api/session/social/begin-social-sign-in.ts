import { API_BASE } from '#contract/constants.ts'
import type { SocialProvider, SocialTarget } from '#contract/session.ts'
import { SOCIAL_PROOFS_LIFETIME_SECONDS } from '#rules/session/lifetimes.ts'
import type { Language } from '#rules/text/languages.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { deleteOldest, socialCookie } from './social-cookie.ts'
import { sealProofs } from './social-proofs.ts'

/**
 * Redirects a browser to a provider; it comes back to `target`, with `back`. Throws NOT_FOUND for a provider
 * that is not connected, SocialTrouble.
 */
export async function beginSocialSignIn(
  context: Context,
  {
    provider,
    target,
    back,
    isRemembered,
    language,
    cookies,
  }: {
    provider: SocialProvider
    target: SocialTarget
    /** The return address that the page at `target` gets back; null: none. */
    back: string | null
    /** Whether the page gets back that they want to be remembered. */
    isRemembered: boolean
    /** Of the page that it comes back to. */
    language: Language
    /** As the browser sent them. */
    cookies: string | undefined
  },
): Promise<{ location: string; setCookies: string[] }> {
  const driver = context.socialSignIn.get(provider)
  if (!driver) throw new ApiError('NOT_FOUND')
  const { configuration } = context
  const { url, proofs } = await driver.begin(callbackUrl(configuration.publicUrl, provider))
  const cookie = socialCookie(configuration, {
    purpose: 'begun',
    key: proofs.state,
    value: await sealProofs(context, provider, { ...proofs, target, back, isRemembered, language }),
    seconds: SOCIAL_PROOFS_LIFETIME_SECONDS,
  })
  return { location: url, setCookies: [...deleteOldest(configuration, cookies), cookie] }
}

/** The redirect address of a provider, as it has to be registered there. */
export function callbackUrl(publicUrl: string, provider: SocialProvider): string {
  return `${publicUrl}${API_BASE}/auth/${provider}/callback`
}
