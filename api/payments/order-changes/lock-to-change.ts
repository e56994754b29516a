import type { Transaction } from '#api/database/transaction.ts'
import { lockOrder, lockPayment } from '#api/payments/refunds/refunds.queries.ts'

/**
 * Locks an order and its money until the transaction ends: what is read after that is changed and refunded by
 * nobody else meanwhile. The order comes first, as in every act on it.
 */
export async function lockToChange(transaction: Transaction, orderId: string): Promise<void> {
  await lockOrder(transaction, orderId)
  await lockPayment(transaction, orderId)
}
