import { recordChange, type Changer } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { deleteErrors } from './server-errors.queries.ts'

/** An operator says that the errors of a call are dealt with; later ones are counted anew. */
export async function clearErrors(
  context: Context,
  changer: Changer,
  route: string,
): Promise<void> {
  await inTransaction(context.db, async (transaction) => {
    const errors = await deleteErrors(transaction, route)
    if (errors === null) return
    await recordChange(transaction, {
      ...changer,
      at: context.now(),
      storeId: null,
      act: 'clearErrors',
      subject: route,
      before: { errors },
      after: {},
    })
  })
}
