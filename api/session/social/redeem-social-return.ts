import { createHash, randomBytes } from 'node:crypto'
import type { ErrorCode } from '#contract/errors.ts'
import type { SocialProvider } from '#contract/session.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import type { SocialPerson } from '#api/outside/social-sign-in/social-sign-in.port.ts'
import { readSocialCookie } from './social-cookie.ts'
import { takeReturn } from './social.queries.ts'

const bytes = 32

const failures: Record<SocialProvider, ErrorCode> = {
  google: 'SOCIAL_AUTH_FAILED_GOOGLE',
  facebook: 'SOCIAL_AUTH_FAILED_FACEBOOK',
  apple: 'SOCIAL_AUTH_FAILED_APPLE',
}

/** Signing in by a provider failed. */
export const providerFailed = (provider: SocialProvider) => new ApiError(failures[provider])

/** What a page sends after a return: the code in its address, and the cookies of its browser. */
export interface ReturnShown {
  provider: SocialProvider
  code: string
  cookies: string | undefined
}

/**
 * The person whom a provider has identified to this browser within the last minute. Uses the code up,
 * whatever the outcome. Throws the failure of the provider, such as SOCIAL_AUTH_FAILED_GOOGLE.
 */
export async function takeSocialReturn(
  { configuration, db, now }: Context,
  { provider, code, cookies }: ReturnShown,
): Promise<SocialPerson> {
  const secret = readSocialCookie(configuration, { cookies, purpose: 'returned', key: code })
  const found = secret === null ? null : await takeReturn(db, returnCodeHash({ code, secret }))
  if (!found || found.provider !== provider || found.expiresAt <= now())
    throw providerFailed(provider)
  const { subject, email, firstName, lastName } = found
  return { subject, email, firstName, lastName }
}

/**
 * Two halves: the code reaches the page in its address, the secret stays in a cookie. Each is worthless
 * without the other, so that a link from somebody else signs nobody in.
 */
export function newReturnCode(): { code: string; secret: string } {
  return {
    code: randomBytes(bytes).toString('base64url'),
    secret: randomBytes(bytes).toString('base64url'),
  }
}

/** The stored form of both. */
export function returnCodeHash({ code, secret }: { code: string; secret: string }): Buffer {
  return createHash('sha256').update(`${code}.${secret}`).digest()
}
