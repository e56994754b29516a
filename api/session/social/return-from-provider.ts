import type { SocialProvider, SocialTarget } from '#contract/session.ts'
import { SOCIAL_RETURN_LIFETIME_SECONDS } from '#rules/session/lifetimes.ts'
import { DEFAULT_LANGUAGE, type Language } from '#rules/text/languages.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { SocialTrouble } from '#api/outside/social-sign-in/social-sign-in.port.ts'
import { callbackUrl } from './begin-social-sign-in.ts'
import { openUserIn } from './provider-form.ts'
import { newReturnCode, returnCodeHash } from './redeem-social-return.ts'
import { readSocialCookie, socialCookie } from './social-cookie.ts'
import { openProofs } from './social-proofs.ts'
import { insertSocialReturn } from './social.queries.ts'

export interface Returning {
  provider: SocialProvider
  /** What the provider added to the address, starting with `?`. */
  search: string
  /** As the browser sent them. */
  cookies: string | undefined
}

export interface Returned {
  target: SocialTarget
  /** As it was passed at the start. */
  back: string | null
  isRemembered: boolean
  language: Language
  /** The code that signs in, or what went wrong. */
  outcome: { code: string } | { trouble: unknown }
  setCookies: string[]
}

/**
 * Handles a return from a provider to the browser that started, and stores the result for a minute for the
 * page. Throws NOT_FOUND for a provider that is not connected; everything else is an outcome.
 */
export async function returnFromProvider(
  context: Context,
  { provider, search, cookies }: Returning,
): Promise<Returned> {
  const { configuration, db, now } = context
  const driver = context.socialSignIn.get(provider)
  if (!driver) throw new ApiError('NOT_FOUND')
  const cameBackTo = new URL(callbackUrl(configuration.publicUrl, provider))
  cameBackTo.search = search
  const names = [...cameBackTo.searchParams.keys()]
  if (new Set(names).size < names.length)
    return ended(nowhere, new SocialTrouble('failed', 'something said twice'), [])
  await openUserIn(context, provider, cameBackTo)
  const state = cameBackTo.searchParams.get('state') ?? ''
  const given = readSocialCookie(configuration, { cookies, purpose: 'begun', key: state })
  const begun = given === null ? null : await openProofs(context, provider, given)
  if (begun?.state !== state)
    return ended(nowhere, new SocialTrouble('failed', 'not begun in this browser'), [])
  const { target, back, isRemembered, language, ...proofs } = begun
  const used = { purpose: 'begun', key: state, value: '', seconds: 0 } as const
  const setCookies = [socialCookie(configuration, used)]
  try {
    const person = await driver.finish(cameBackTo, proofs)
    const { code, secret } = newReturnCode()
    const codeHash = returnCodeHash({ code, secret })
    const expiresAt = new Date(now().getTime() + SOCIAL_RETURN_LIFETIME_SECONDS * 1000)
    await insertSocialReturn(db, { codeHash, provider, person, expiresAt })
    const socialReturn = {
      purpose: 'returned',
      key: code,
      value: secret,
      seconds: SOCIAL_RETURN_LIFETIME_SECONDS,
    } as const
    return {
      target,
      back,
      isRemembered,
      language,
      outcome: { code },
      setCookies: [...setCookies, socialCookie(configuration, socialReturn)],
    }
  } catch (error) {
    return ended({ target, back, isRemembered, language }, error, setCookies)
  }
}

type Where = Pick<Returned, 'target' | 'back' | 'isRemembered' | 'language'>

/** Without a start in this browser, the page to return to is unknown. */
const nowhere: Where = {
  target: 'login',
  back: null,
  isRemembered: false,
  language: DEFAULT_LANGUAGE,
}

function ended(where: Where, trouble: unknown, setCookies: string[]): Returned {
  return { ...where, outcome: { trouble }, setCookies }
}
