import { productIdsOf, type Items } from '#api/cart/lines/count-items.ts'
import type { Transaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { dropTakenStock, isStockGone, takeStock } from './stock.queries.ts'

/**
 * So many of a dish are not cooked for an order any more, and another one instead, if any. What the kitchen
 * has run out of does not go back on the menu. Throws PRODUCT_IS_NOT_AVAILABLE when others have taken the last
 * of the other dish; the transaction must then end.
 */
export async function changeStock(
  transaction: Transaction,
  orderId: string,
  { dropped, taken }: { dropped: Items; taken: (Items & { name: string }) | null },
): Promise<void> {
  await dropTakenStock(transaction, orderId, productIdsOf([dropped]), dropped.quantity)
  if (!taken) return
  const { productId, name, quantity } = taken
  try {
    await takeStock(transaction, orderId, productId, quantity)
  } catch (error) {
    if (!isStockGone(error)) throw error
    throw new ApiError('PRODUCT_IS_NOT_AVAILABLE', { productId, name, reason: 'tooFewLeft' })
  }
}
