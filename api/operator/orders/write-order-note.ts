import { randomUUID } from 'node:crypto'
import type { OrderRecord } from '#contract/operator/order-record.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { enqueue } from '#api/jobs/tasks.ts'
import { insertOrderNote, notifyBoards } from './order-record.queries.ts'
import { findOwner, readOrderRecord } from './read-order-record.ts'

interface Written {
  orderId: string
  accountId: string
  text: string
}

/** Stores a note about an order, which only operators read. Throws NONEXISTING_ORDER. */
export async function addOrderNote(context: Context, written: Written): Promise<OrderRecord> {
  const { orderId, accountId } = written
  await findOwner(context.db, orderId)
  const at = context.now()
  await insertOrderNote(context.db, { ...written, id: randomUUID(), kind: 'note', act: null, at })
  return readOrderRecord(context, orderId, accountId)
}

/**
 * Stores a message to the customer or the restaurant of an order, which a job emails; to the restaurant it
 * stands on its board as well. Throws NONEXISTING_ORDER, and NO_EMAIL_ADDRESS when the customer's data was
 * erased.
 */
export async function sendOrderMessage(
  context: Context,
  { to, ...written }: Written & { to: 'customer' | 'store' },
): Promise<OrderRecord> {
  const { orderId, accountId } = written
  const { email, storeId } = await findOwner(context.db, orderId)
  if (to === 'customer' && email === '') throw new ApiError('NO_EMAIL_ADDRESS')
  const noteId = randomUUID()
  const kind = to === 'store' ? 'storeMessage' : 'message'
  const at = context.now()
  await inTransaction(context.db, async (transaction) => {
    await insertOrderNote(transaction, { ...written, id: noteId, kind, act: null, at })
    await enqueue(transaction, [{ task: 'send-order-note', payload: { noteId } }])
    if (to === 'store') await notifyBoards(transaction, storeId)
  })
  return readOrderRecord(context, orderId, accountId)
}
