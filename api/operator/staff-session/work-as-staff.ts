import type { Tokens, User } from '#contract/session.ts'
import { recordChange } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import type { Who } from '#api/http/asker.ts'
import { readSignedIn } from '#api/session/read-user.ts'
import { openStaffSession } from '#api/session/sign-in/staff-session.ts'
import { selectRestaurant } from '../restaurants/restaurants.queries.ts'

/**
 * Lets an operator work in the store app as the staff of a restaurant for an hour. The restaurant reads in its
 * changes who did and why. Throws NONEXISTING_STORE, RESTAURANT_STATE_INVALID of one that is archived, and
 * UNAUTHORIZED when the operator's own session has ended meanwhile.
 */
export async function workAsStaff(
  context: Context,
  who: Who,
  { storeId, reason }: { storeId: string; reason: string },
): Promise<{ user: User; tokens: Tokens }> {
  const at = context.now()
  const { tokenSecret } = context.configuration
  const { tokens, as } = await inTransaction(context.db, async (transaction) => {
    const store = await selectRestaurant(transaction, storeId)
    if (!store) throw new ApiError('NONEXISTING_STORE')
    const { state } = store
    if (state === 'archived') throw new ApiError('RESTAURANT_STATE_INVALID', { state })
    const opened = await openStaffSession(transaction, { tokenSecret, who, store, at })
    await recordChange(transaction, {
      accountId: who.accountId,
      by: 'operator',
      at,
      storeId,
      act: 'workAsStaff',
      before: {},
      after: { worksAsStaffUntil: new Date(opened.as.asStaff.untilMs).toISOString(), reason },
    })
    return opened
  })
  return { user: await readSignedIn(context, as), tokens }
}
