import type { BodyOf } from '#contract/call.ts'
import type { changeUser as changeUserCall } from '#contract/account/account.ts'
import type { User } from '#contract/session.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { refusingUsedPhone } from '#api/session/registration/refuse-used-phone.ts'
import { readUser } from '#api/session/read-user.ts'
import { recordAccountEvent } from '#api/session/record-account-event.ts'
import { updateUser } from './account.queries.ts'

/**
 * Changes the name and telephone number of an account. Throws PHONE_NUMBER_USED, and TOO_MANY_REQUESTS
 * after too many of those.
 */
export async function changeUser(
  context: Context,
  accountId: string,
  given: BodyOf<typeof changeUserCall>,
): Promise<User> {
  await refusingUsedPhone(context, accountId, () =>
    inTransaction(context.db, async (transaction) => {
      await updateUser(transaction, accountId, given)
      await recordAccountEvent(transaction, { accountId, kind: 'userChanged', at: context.now() })
    }),
  )
  return readUser(context, accountId)
}
