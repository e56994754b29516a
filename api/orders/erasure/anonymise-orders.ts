import type { Transaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { hasUnfinishedOrder, removePersonFrom } from './erasure.queries.ts'

/**
 * Removes from the orders of an account whose they were: what was ordered, paid and refunded stays.
 * The account has to be locked, so that none is placed meanwhile. Throws USER_SUSPENSION_HAS_ORDER
 * while one is in progress or being paid.
 */
export async function anonymiseOrders(transaction: Transaction, accountId: string): Promise<void> {
  if (await hasUnfinishedOrder(transaction, accountId))
    throw new ApiError('USER_SUSPENSION_HAS_ORDER')
  await removePersonFrom(transaction, accountId)
}
