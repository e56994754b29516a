import type { Tokens, User } from '#contract/session.ts'
import type { Language } from '#rules/text/languages.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { readUser } from '#api/session/read-user.ts'
import { openSession, type SignedInFrom } from '#api/session/sign-in/open-session.ts'
import { openSocialAccount } from './open-social-account.ts'
import { providerFailed, type ReturnShown, takeSocialReturn } from './redeem-social-return.ts'

export interface SocialSignIn extends ReturnShown {
  from: SignedInFrom
  /** Of the page, and so of an account that is created here. */
  language: Language
}

/**
 * Signs in the person whom a provider has just identified; without an account they get one. Throws the
 * failure of the provider, SOCIAL_AUTH_NO_EMAIL, SUSPENDED_USER, PROFILE_TYPE_NOT_ALLOWED.
 */
export function logInSocially(context: Context, input: SocialSignIn) {
  return signInSocially(context, input, { mayExist: true })
}

/** Both logging in and registering; registering refuses an existing account. */
export async function signInSocially(
  context: Context,
  { from, language, ...shown }: SocialSignIn,
  { mayExist }: { mayExist: boolean },
): Promise<{ user: User; tokens: Tokens }> {
  const { provider } = shown
  const person = await takeSocialReturn(context, shown)
  const now = context.now()
  const named = { provider, person, mayExist, language, now, address: from.address }
  const { accountId, passwordHash } = await inTransaction(context.db, (transaction) =>
    openSocialAccount(transaction, named),
  )
  const who = { accountId, profileType: 'customer' } as const
  const tokens = await openSession(context, who, {
    rememberMe: false,
    ...from,
    // Setting a new one by email unlinks the account's providers.
    passwordHash,
  }).catch((error: unknown) => {
    throw error instanceof ApiError && error.code === 'Unauthorized'
      ? providerFailed(provider)
      : error
  })
  return { user: await readUser(context, accountId), tokens }
}

/**
 * Creates an account for the person whom a provider has just identified, and signs it in. Throws
 * EXISTING_USER if there is one, and what `logInSocially` throws.
 */
export function registerSocially(context: Context, input: SocialSignIn) {
  return signInSocially(context, input, { mayExist: false })
}
