import type { SavedRetention } from '#contract/operator/settings/retention.ts'
import { RETAINED } from '#rules/privacy/retention.ts'
import { recordChanges } from '#api/audit/record-change.ts'
import { CONTENT_CHANGED } from '#api/content/texts/read-text.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { readRetention, saveRetention } from '#api/settings/retention.ts'

/**
 * Changes how long data about people is stored. Throws MARKETPLACE_HAS_CHANGED, with what it is now, when somebody
 * else has changed it since it was read.
 */
export async function changeRetention(
  context: Context,
  { days, version }: SavedRetention,
  { accountId }: { accountId: string },
): Promise<SavedRetention> {
  const at = context.now()
  await inTransaction(context.db, async (transaction) => {
    const before = await readRetention(transaction)
    if (!(await saveRetention(transaction, days, version)))
      throw new ApiError('MARKETPLACE_HAS_CHANGED', { now: await readRetention(transaction) })
    await recordChanges(
      transaction,
      RETAINED.map((what) => ({
        accountId,
        by: 'operator' as const,
        at,
        storeId: null,
        act: 'changeRetention' as const,
        subject: what,
        before: { storedDays: before.days[what] },
        after: { storedDays: days[what] },
      })),
    )
  })
  context.memory.announce(CONTENT_CHANGED, null)
  return readRetention(context.db)
}
