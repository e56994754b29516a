import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { enqueue, type Job } from '#api/jobs/tasks.ts'
import { selectStaffOfWaiting, selectWaiting } from './alerts.queries.ts'

/** Emails everyone who works at a store that an order still waits for its answer; nobody, when it doesn't. */
export async function emailWaitingOrder(context: Context, orderId: string): Promise<void> {
  await inTransaction(context.db, async (transaction) => {
    const staff = await selectStaffOfWaiting(transaction, orderId)
    const emails = staff.map((accountId): Job => {
      return { task: 'send-waiting-email', payload: { orderId, accountId } }
    })
    await enqueue(transaction, emails)
  })
}

export interface WaitingOrder {
  /** Of whoever is told. */
  email: string
  storeName: string
  slug: string
  number: string
  deadlineAt: Date
}

/** What somebody is told of an order that waits; undefined: it is answered, or they no longer work there. */
export function findWaitingOrder(
  { db }: Pick<Context, 'db'>,
  given: { orderId: string; accountId: string },
): Promise<WaitingOrder | undefined> {
  return selectWaiting(db, given)
}
