import type { OutputOf } from '#contract/call.ts'
import type {
  beginApp as beginAppCall,
  confirmApp as confirmAppCall,
  SecondFactor,
} from '#contract/account/second-factor.ts'
import type { Context } from '#api/context.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { enqueueAccountEmail } from '#api/session/enqueue-account-email.ts'
import { recordAccountEvent } from '#api/session/record-account-event.ts'
import { loadAccount } from '#api/session/session.queries.ts'
import { checkProof, proveIdentity } from '#api/session/sign-in/prove-identity.ts'
import { countFactor } from './count-factor.ts'
import { readSecondFactor } from './read-second-factor.ts'
import { giveRecoveryCodes } from './recovery-codes.ts'
import { openSecret, sealSecret } from './seal-secret.ts'
import {
  confirmApp as confirmAppRow,
  deleteApp,
  deletePasskey,
  hasSecondFactor,
  loadApp,
  lockFactors,
  replaceRecoveryCodes as replaceCodeRows,
  saveApp,
} from './second-factor.queries.ts'
import { base32, newTotpSecret, stepOfCode, totpUri } from './totp.ts'

/** Somebody who changes how they sign in. */
export interface OwnChange {
  accountId: string
  /** The network address of the request. */
  address: string
}

type WithCodes = OutputOf<typeof confirmAppCall>

/** Throws INCORRECT_PASSWORD and TOO_MANY_REQUESTS, unless it is the account's password. */
export function provePassword(context: Context, own: OwnChange, password: string) {
  const from = { address: own.address, cookies: undefined }
  return proveIdentity(context, own.accountId, { password }, from)
}

/**
 * A new secret for an authenticator app, which counts once a code of it is entered. Throws as
 * `provePassword`, and SECOND_FACTOR_EXISTS.
 */
export async function beginApp(
  context: Context,
  own: OwnChange,
  password: string,
): Promise<OutputOf<typeof beginAppCall>> {
  await provePassword(context, own, password)
  const { accountId } = own
  const account = await loadAccount(context.db, accountId)
  if (!account) throw new ApiError('UNAUTHORIZED')
  const secret = newTotpSecret()
  const sealedSecret = await sealSecret(context, accountId, secret)
  const at = context.now()
  if (!(await saveApp(context.db, { accountId, sealedSecret, at })))
    throw new ApiError('SECOND_FACTOR_EXISTS')
  const issuer = context.marketplace.name
  return { secret: base32(secret), uri: totpUri(secret, { issuer, email: account.email }) }
}

/** Sets the app up by its first code. Throws WRONG_SECOND_FACTOR, SECOND_FACTOR_EXISTS, TOO_MANY_REQUESTS. */
export async function confirmApp(
  context: Context,
  own: OwnChange,
  code: string,
): Promise<WithCodes> {
  const { accountId } = own
  const resetGuesses = await countFactor(context, own)
  const app = await loadApp(context.db, accountId)
  if (app?.confirmedAt) throw new ApiError('SECOND_FACTOR_EXISTS')
  const secret = app && (await openSecret(context, accountId, app.sealedSecret))
  const at = context.now()
  const step = secret ? stepOfCode(secret, code, at) : null
  if (!app || step === null) throw new ApiError('WRONG_SECOND_FACTOR')
  const done = await inTransaction(context.db, async (transaction) => {
    const recoveryCodes = await codesForFirst(transaction, accountId)
    const { sealedSecret } = app
    if (!(await confirmAppRow(transaction, { accountId, sealedSecret, step, at })))
      throw new ApiError('SECOND_FACTOR_EXISTS')
    return finishAdding(transaction, own, { at, recoveryCodes })
  })
  await resetGuesses()
  return done
}

/** Recovery codes with the first factor of an account; null with any other. */
export async function codesForFirst(
  transaction: Transaction,
  accountId: string,
): Promise<string[] | null> {
  await lockFactors(transaction, accountId)
  const isFirst = !(await hasSecondFactor(transaction, accountId))
  return isFirst ? giveRecoveryCodes(transaction, accountId) : null
}

/** Records a factor that was added, and reads what there is now. */
export async function finishAdding(
  transaction: Transaction,
  { accountId, address }: OwnChange,
  { at, recoveryCodes }: { at: Date; recoveryCodes: string[] | null },
): Promise<WithCodes> {
  await recordAccountEvent(transaction, { accountId, kind: 'secondFactorAdded', at, address })
  return { secondFactor: await readSecondFactor(transaction, accountId), recoveryCodes }
}

/**
 * Removes a passkey, or with null the app; with the last factor the recovery codes go too. Who owns the account
 * is told by email. Throws as `provePassword`.
 */
export async function removeSecondFactor(
  context: Context,
  own: OwnChange,
  { password, passkeyId }: { password: string; passkeyId: string | null },
): Promise<SecondFactor> {
  const proven = await provePassword(context, own, password)
  const { accountId, address } = own
  const at = context.now()
  return inTransaction(context.db, async (transaction) => {
    await lockFactors(transaction, accountId)
    await checkProof(transaction, accountId, proven)
    const isRemoved =
      passkeyId === null
        ? await deleteApp(transaction, accountId)
        : await deletePasskey(transaction, { id: passkeyId, accountId })
    if (isRemoved) {
      if (!(await hasSecondFactor(transaction, accountId)))
        await replaceCodeRows(transaction, accountId, [])
      await recordAccountEvent(transaction, { accountId, kind: 'secondFactorRemoved', at, address })
      await tellOfRemoval(transaction, accountId)
    }
    return readSecondFactor(transaction, accountId)
  })
}

/** Ten new codes; the earlier ones stop working. Throws as `provePassword`, and NO_SECOND_FACTOR. */
export async function replaceRecoveryCodes(
  context: Context,
  own: OwnChange,
  password: string,
): Promise<WithCodes> {
  const proven = await provePassword(context, own, password)
  const { accountId } = own
  return inTransaction(context.db, async (transaction) => {
    await lockFactors(transaction, accountId)
    await checkProof(transaction, accountId, proven)
    if (!(await hasSecondFactor(transaction, accountId))) throw new ApiError('NO_SECOND_FACTOR')
    const recoveryCodes = await giveRecoveryCodes(transaction, accountId)
    return { secondFactor: await readSecondFactor(transaction, accountId), recoveryCodes }
  })
}

/** Says by email that a second step no longer belongs to the account. */
export async function tellOfRemoval(transaction: Transaction, accountId: string): Promise<void> {
  const account = await loadAccount(transaction, accountId)
  if (!account) return
  const { email, type: profileType } = account
  await enqueueAccountEmail(transaction, { message: 'secondFactorRemoved', email, profileType })
}
