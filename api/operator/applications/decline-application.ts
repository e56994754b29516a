import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { answerApplication, lockOpenApplication } from '#api/enquiries/applications.ts'
import { recordChange, type Changer } from '#api/audit/record-change.ts'
import { enqueue } from '#api/jobs/tasks.ts'

/**
 * Declines an application, and emails its writer the reason. Throws NONEXISTING_APPLICATION and
 * RESTAURANT_STATE_INVALID.
 */
export async function declineApplication(
  context: Context,
  id: string,
  reason: string,
  changer: Changer,
): Promise<void> {
  const at = context.now()
  await inTransaction(context.db, async (transaction) => {
    const fields = await lockOpenApplication(transaction, id, 'decline')
    await answerApplication(transaction, { id, outcome: 'declined', at, reason, storeId: null })
    await recordChange(transaction, {
      ...changer,
      at,
      storeId: null,
      act: 'declineApplication',
      subject: fields['restaurant'] ?? '',
      before: {},
      after: { reason },
    })
    await enqueue(transaction, [{ task: 'send-declined', payload: { applicationId: id } }])
  })
}
