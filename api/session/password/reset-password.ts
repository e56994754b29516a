import type { BodyOf } from '#contract/call.ts'
import type {
  requestPasswordReset as requestPasswordResetCall,
  ProfileType,
  resetPassword as resetPasswordCall,
} from '#contract/session.ts'
import type { Context } from '#api/context.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { readEmailCode } from '#api/session/email-code.ts'
import { lockEmailLink, spendEmailLinks } from '#api/session/email-link.queries.ts'
import { enqueueAccountEmail } from '#api/session/enqueue-account-email.ts'
import { countRequestsOfNetwork, countEmailTo } from '#api/session/limits/email-limit.ts'
import { resetAttemptsHere } from '#api/session/limits/guess-limit.ts'
import { recordAccountEvent } from '#api/session/record-account-event.ts'
import { updatePassword } from '#api/session/registration/registration.queries.ts'
import { revokeSessionsOf } from '#api/session/session.queries.ts'
import { deleteSocialIdentitiesOf } from '#api/session/social/social.queries.ts'
import { checkNewPassword } from './check-new-password.ts'
import { hashPassword } from './hash-password.ts'

/**
 * Sets a new password by the token of a link, ends every session of the account, and unlinks its providers,
 * so that nobody else has access; the owner's provider is linked again when they sign in with it. Throws
 * PASSWORD_RESET_FAILED for a token that is invalid or of another email address, PASSWORD_RESET_EXPIRED for
 * one that has expired or was used, and a FieldError for a refused password.
 */
export async function resetPassword(
  context: Context,
  { token, email, password }: BodyOf<typeof resetPasswordCall>,
  { address }: { address: string },
): Promise<{ message: 'PASSWORD_RESET_SUCCEEDED' }> {
  const linkId = readEmailCode(context, token)
  if (linkId === null) throw new ApiError('PASSWORD_RESET_FAILED')
  checkNewPassword(context, password, [email])
  const passwordHash = await hashPassword(password)
  const attempt = { email: email.toLowerCase(), address }
  await inTransaction(context.db, (transaction) =>
    reset(transaction, context.now(), linkId, {
      ...attempt,
      passwordHash,
      // Only by the link it is known what type of account it is.
      checkFor: (profileType) => checkNewPassword(context, password, [email], profileType),
    }),
  )
  // The owner, who reads the account's emails, need not wait for the delays that attackers caused.
  await resetAttemptsHere(context, attempt)
  return { message: 'PASSWORD_RESET_SUCCEEDED' }
}

interface Reset {
  email: string
  passwordHash: string
  address: string
  /** Throws a FieldError where such an account needs a better password. */
  checkFor: (profileType: ProfileType) => void
}

async function reset(
  transaction: Transaction,
  now: Date,
  linkId: string,
  { email, passwordHash, address, checkFor }: Reset,
): Promise<void> {
  const link = await lockEmailLink(transaction, linkId, 'reset')
  if (!link || link.email !== email) throw new ApiError('PASSWORD_RESET_FAILED')
  if (link.usedAt || link.expiresAt <= now) throw new ApiError('PASSWORD_RESET_EXPIRED')
  const { accountId, profileType } = link
  checkFor(profileType)
  await setPassword(transaction, accountId, { passwordHash, at: now })
  await deleteSocialIdentitiesOf(transaction, accountId)
  await recordAccountEvent(transaction, { accountId, kind: 'passwordReset', at: now, address })
  await enqueueAccountEmail(transaction, { message: 'passwordChanged', email, profileType })
}

/**
 * Sends a link to set a new password. The job finds out whether there is such an account, so that neither
 * the answer nor its time reveals it. The link leads to the page of that kind of account. `byAccountId` requests it
 * if the owner doesn't. Throws TOO_MANY_REQUESTS.
 */
export async function requestPasswordReset(
  context: Context,
  { email: typed, profileType }: BodyOf<typeof requestPasswordResetCall>,
  { address, byAccountId }: { address: string; byAccountId?: string },
): Promise<{ message: 'PASSWORD_RESET_SENT' }> {
  const email = typed.toLowerCase()
  await inTransaction(context.db, async (transaction) => {
    const at = context.now()
    await countRequestsOfNetwork(transaction, at, { address })
    await countEmailTo(transaction, at, { email, address })
    await enqueueAccountEmail(transaction, {
      message: 'reset',
      email,
      ...(profileType && { profileType }),
      ...(byAccountId && { byAccountId }),
    })
  })
  return { message: 'PASSWORD_RESET_SENT' }
}

/**
 * Replaces the password of an account, and ends its sessions and its links to set another, so that
 * someone who knew the old one or once read the account's emails loses access. The session in use may stay.
 */
export async function setPassword(
  transaction: Transaction,
  accountId: string,
  given: { passwordHash: string; exceptSessionId?: string; at: Date },
): Promise<void> {
  await updatePassword(transaction, accountId, given.passwordHash)
  await spendEmailLinks(transaction, accountId, 'reset', given.at)
  await revokeSessionsOf(transaction, accountId, given.at, given.exceptSessionId)
}
