import type { EmailSide } from '#contract/account/email-change.ts'
import type { Context } from '#api/context.ts'
import { isDatabaseError } from '#api/database/is-database-error.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { readEmailCode } from '#api/session/email-code.ts'
import { spendEmailLinks } from '#api/session/email-link.queries.ts'
import { enqueueAccountEmail } from '#api/session/enqueue-account-email.ts'
import { recordAccountEvent } from '#api/session/record-account-event.ts'
import { endSessions } from '#api/session/sign-in/log-out.ts'
import { confirmSide, lockEmailChange, moveEmail } from './email-change.queries.ts'

/**
 * Confirms a change of email address by one of its two links. With the second, the account has the new
 * address; every session but the one that requested it ends, and links to set a password are used up. Throws
 * EMAIL_CHANGE_EXPIRED for a link that is invalid, expired or used, and EXISTING_USER if the new address has
 * an account meanwhile.
 */
export async function confirmEmailChange(
  context: Context,
  code: string,
  { address }: { address: string },
): Promise<{ unconfirmed: EmailSide | null }> {
  const linkId = readEmailCode(context, code)
  if (linkId === null) throw new ApiError('EMAIL_CHANGE_EXPIRED')
  const at = context.now()
  try {
    return await inTransaction(context.db, (transaction) =>
      confirm(transaction, linkId, { at, address }),
    )
  } catch (error) {
    if (isDatabaseError(error) && error.constraint === 'account_email_type_key')
      throw new ApiError('EXISTING_USER')
    throw error
  }
}

async function confirm(
  transaction: Transaction,
  linkId: string,
  { at, address }: { at: Date; address: string },
): Promise<{ unconfirmed: EmailSide | null }> {
  const change = await lockEmailChange(transaction, linkId)
  if (!change || change.expiresAt <= at || change.suspendedAt)
    throw new ApiError('EMAIL_CHANGE_EXPIRED')
  const { accountId, side, oldEmail, newEmail, sessionId, language } = change
  const isUsed = (side === 'old' ? change.oldConfirmedAt : change.newConfirmedAt) !== null
  if (isUsed) throw new ApiError('EMAIL_CHANGE_EXPIRED')
  const isOtherWaiting = (side === 'old' ? change.newConfirmedAt : change.oldConfirmedAt) === null
  if (isOtherWaiting) {
    await confirmSide(transaction, accountId, side, at)
    return { unconfirmed: side === 'old' ? 'new' : 'old' }
  }
  await moveEmail(transaction, accountId, newEmail)
  await spendEmailLinks(transaction, accountId, 'reset', at)
  await endSessions(transaction, accountId, { at, exceptSessionId: sessionId })
  await recordAccountEvent(transaction, { accountId, kind: 'emailChanged', at, address })
  await enqueueAccountEmail(transaction, {
    message: 'emailChanged',
    email: oldEmail,
    newEmail,
    language,
  })
  return { unconfirmed: null }
}
