import type { Context } from '#api/context.ts'
import { acknowledgeOrder } from '#api/orders/transitions/acknowledge-order.ts'
import { findStore } from '#api/stores/record/find-store.ts'
import { selectMissedOf } from './missed-orders.queries.ts'

const MAXIMUM_AT_ONCE = 100

/**
 * An operator says that the missed orders of a restaurant have been seen: each gets its event, the first of
 * several people at once. Throws NONEXISTING_STORE.
 */
export async function acknowledgeMissedOrders(
  context: Context,
  { storeId, accountId }: { storeId: string; accountId: string },
): Promise<void> {
  await findStore(context, { id: storeId })
  const orderIds = await selectMissedOf(context.db, storeId, MAXIMUM_AT_ONCE)
  for (const orderId of orderIds)
    await acknowledgeOrder(context, { orderId, by: 'operator', accountId })
}
