import { randomUUID } from 'node:crypto'
import type { BodyOf } from '#contract/call.ts'
import type {
  OrderRecord,
  reprintForStore as reprintCall,
} from '#contract/operator/order-record.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { reprintOrder } from '#api/printing/request-ticket.ts'
import { insertOrderNote } from './order-record.queries.ts'
import { readOrderRecord } from './read-order-record.ts'

/**
 * Queues another ticket of an order at a printer of its restaurant, and why is stored with it, both or
 * neither. Throws as `reprintOrder`.
 */
export async function reprintForStore(
  context: Context,
  {
    orderId,
    accountId,
    printerId,
    kind,
    note: text,
  }: BodyOf<typeof reprintCall> & {
    orderId: string
    accountId: string
  },
): Promise<OrderRecord> {
  const at = context.now()
  await inTransaction(context.db, async (transaction) => {
    await reprintOrder({ ...context, db: transaction }, orderId, { printerId, kind })
    const note = {
      kind: 'act',
      act: 'reprint',
      id: randomUUID(),
      orderId,
      accountId,
      text,
      at,
    } as const
    await insertOrderNote(transaction, note)
  })
  return readOrderRecord(context, orderId, accountId)
}
