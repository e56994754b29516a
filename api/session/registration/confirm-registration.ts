import type { BodyOf, OutputOf } from '#contract/call.ts'
import type { confirmRegistration as confirmCall } from '#contract/session.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { readEmailCode } from '#api/session/email-code.ts'
import { lockEmailLink } from '#api/session/email-link.queries.ts'
import { recordAccountEvent } from '#api/session/record-account-event.ts'
import { confirmAccount } from './registration.queries.ts'

/**
 * Confirms an email address by the code of its link. The same code completes the account next, so opening the
 * link again before that is no mistake. Throws WRONG_CONFIRM_CODE for one that is invalid or expired,
 * ACCOUNT_ALREADY_CONFIRMED once the account is complete.
 */
export async function confirmRegistration(
  context: Context,
  { code }: BodyOf<typeof confirmCall>,
): Promise<OutputOf<typeof confirmCall>> {
  const linkId = readEmailCode(context, code)
  if (linkId === null) throw new ApiError('WRONG_CONFIRM_CODE')
  return inTransaction(context.db, async (transaction) => {
    const now = context.now()
    const link = await lockEmailLink(transaction, linkId, 'confirm')
    if (!link) throw new ApiError('WRONG_CONFIRM_CODE')
    if (link.completedAt) throw new ApiError('ACCOUNT_ALREADY_CONFIRMED')
    if (link.expiresAt <= now) throw new ApiError('WRONG_CONFIRM_CODE')
    const { accountId, email } = link
    if (!link.confirmedAt) {
      await confirmAccount(transaction, accountId, now)
      await recordAccountEvent(transaction, { accountId, kind: 'confirmed', at: now })
    }
    return { email }
  })
}
