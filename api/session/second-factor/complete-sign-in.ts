import { createHash, randomBytes } from 'node:crypto'
import type { BodyOf, OutputOf } from '#contract/call.ts'
import type {
  beginPasskeySignIn as beginCall,
  completeSignIn as completeCall,
} from '#contract/account/second-factor.ts'
import type { Tokens, User } from '#contract/session.ts'
import { SECOND_FACTOR_LIFETIME_MS } from '#rules/session/lifetimes.ts'
import type { Context } from '#api/context.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { userOf } from '#api/session/read-user.ts'
import { recordAccountEvent } from '#api/session/record-account-event.ts'
import { loadAccount, type AccountRow } from '#api/session/session.queries.ts'
import { openSession, type SignedInFrom } from '#api/session/sign-in/open-session.ts'
import { deleteChallenge, insertSignIn, loadSignIn, setChallenge } from './challenge.queries.ts'
import { countFactor } from './count-factor.ts'
import { passkeyQuestion, verifyPasskey } from './passkeys.ts'
import { recoveryHash } from './recovery-codes.ts'
import { openSecret } from './seal-secret.ts'
import {
  hasSecondFactor,
  loadApp,
  loadPasskeys,
  usePasskey,
  useRecoveryCode,
  useStep,
} from './second-factor.queries.ts'
import { stepOfCode } from './totp.ts'

type Factor = BodyOf<typeof completeCall>['factor']

const digestOf = (text: string | null) =>
  createHash('sha256')
    .update(text ?? '')
    .digest()

/**
 * After the right password of an account with a second factor, throws SECOND_FACTOR_REQUIRED with a challenge
 * that the factor completes, instead of any token. It expires soon and works once.
 */
export async function requireSecondFactor(
  context: Context,
  account: AccountRow,
  rememberMe: boolean,
): Promise<void> {
  const { id: accountId } = account
  if (!(await hasSecondFactor(context.db, accountId))) return
  const challenge = randomBytes(32).toString('base64url')
  await insertSignIn(context.db, {
    tokenHash: digestOf(challenge),
    accountId,
    passwordDigest: digestOf(account.passwordHash),
    rememberMe,
    expiresAt: new Date(context.now().getTime() + SECOND_FACTOR_LIFETIME_MS),
  })
  const app = await loadApp(context.db, accountId)
  const hasPasskey = (await loadPasskeys(context.db, accountId)).length > 0
  throw new ApiError('SECOND_FACTOR_REQUIRED', {
    challenge,
    hasApp: Boolean(app?.confirmedAt),
    hasPasskey,
  })
}

/** What the browser asks a passkey for. Throws SIGN_IN_EXPIRED and NO_SECOND_FACTOR. */
export async function beginPasskeySignIn(
  context: Context,
  challenge: string,
): Promise<OutputOf<typeof beginCall>> {
  const signIn = await find(context, challenge)
  const passkeys = await loadPasskeys(context.db, signIn.accountId)
  if (passkeys.length === 0) throw new ApiError('NO_SECOND_FACTOR')
  const options = await passkeyQuestion(context, passkeys)
  await setChallenge(context.db, signIn.id, options.challenge)
  return { options: { ...options } }
}

/**
 * Signs in by the second step. Throws SIGN_IN_EXPIRED for a challenge that is unknown, expired or used,
 * WRONG_SECOND_FACTOR, TOO_MANY_REQUESTS, and as `openSession`, also once the password was changed.
 */
export async function completeSignIn(
  context: Context,
  { challenge, factor }: BodyOf<typeof completeCall>,
  from: SignedInFrom,
): Promise<{ user: User; tokens: Tokens }> {
  const signIn = await find(context, challenge)
  const { accountId, rememberMe } = signIn
  const { address } = from
  const resetGuesses = await countFactor(context, { accountId, address })
  const account = await loadAccount(context.db, accountId)
  const { passwordDigest } = signIn
  if (!account || !passwordDigest?.equals(digestOf(account.passwordHash)))
    throw new ApiError('SIGN_IN_EXPIRED')
  await prove(context, signIn, factor).catch(async (error: unknown) => {
    if (error instanceof ApiError && error.code === 'WRONG_SECOND_FACTOR') {
      const event = { accountId, kind: 'secondFactorFailed', at: context.now(), address } as const
      await recordAccountEvent(context.db, event)
    }
    throw error
  })
  await resetGuesses()
  const { passwordHash, type: profileType } = account
  const who = { accountId, profileType }
  const tokens = await openSession(context, who, { rememberMe, passwordHash, ...from })
  return { user: await userOf(context, account), tokens }
}

type SignIn = NonNullable<Awaited<ReturnType<typeof loadSignIn>>>

async function find({ db, now }: Context, challenge: string): Promise<SignIn> {
  const signIn = await loadSignIn(db, digestOf(challenge), now())
  if (!signIn) throw new ApiError('SIGN_IN_EXPIRED')
  return signIn
}

/** Checks the factor and uses it up, with the challenge: of two at once, one signs in. */
async function prove(context: Context, signIn: SignIn, factor: Factor): Promise<void> {
  const useUp = await checked(context, signIn, factor)
  await inTransaction(context.db, async (transaction) => {
    if (!(await deleteChallenge(transaction, signIn.id))) throw new ApiError('SIGN_IN_EXPIRED')
    if (!(await useUp(transaction))) throw new ApiError('WRONG_SECOND_FACTOR')
  })
}

/** Returns what uses the factor up, and answers whether it could be. Throws WRONG_SECOND_FACTOR. */
async function checked(
  context: Context,
  { accountId, challenge }: SignIn,
  factor: Factor,
): Promise<(transaction: Transaction) => Promise<boolean>> {
  const at = context.now()
  if (factor.kind === 'recoveryCode') {
    const hash = recoveryHash(accountId, factor.code)
    return async (transaction) => {
      if (!(await useRecoveryCode(transaction, { accountId, hash }))) return false
      await recordAccountEvent(transaction, { accountId, kind: 'recoveryCodeUsed', at })
      return true
    }
  }
  if (factor.kind === 'app') {
    const app = await loadApp(context.db, accountId)
    const secret = app?.confirmedAt && (await openSecret(context, accountId, app.sealedSecret))
    const step = secret ? stepOfCode(secret, factor.code, at) : null
    if (step === null) throw new ApiError('WRONG_SECOND_FACTOR')
    return (transaction) => useStep(transaction, { accountId, step })
  }
  const passkeys = await loadPasskeys(context.db, accountId)
  const passkey = passkeys.find(({ id }) => id === factor.credential.id)
  if (!passkey || challenge === null) throw new ApiError('WRONG_SECOND_FACTOR')
  const { credential } = factor
  const counter = await verifyPasskey(context, passkey, { credential, challenge })
  return (transaction) => usePasskey(transaction, { id: passkey.id, accountId, counter, at })
}
