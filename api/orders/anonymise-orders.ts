import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import {
  emptyUnpaidBefore,
  eraseNetworksBefore,
  hasUnfinishedOrder,
  removePersonFrom,
  removePersonFromBefore,
} from './anonymise-orders.queries.ts'
import type { Context } from '#api/context.ts'
import { inBatches } from '#api/database/in-batches.ts'
import { retainedSinceOf } from '#api/settings/retention.ts'

const dayMs = 86_400_000
/** How long `UNANSWERED_CASH_ORDERS` counts an order. */
const countedMs = dayMs

/**
 * Removes from a person's orders who ordered, and what was written about it: what was ordered, paid and
 * refunded stays. The orders have to be locked. Throws USER_SUSPENSION_HAS_ORDER while one is in progress or
 * being paid.
 */
export async function anonymiseOrders(
  transaction: Transaction,
  orderIds: readonly string[],
): Promise<void> {
  if (await hasUnfinishedOrder(transaction, orderIds))
    throw new ApiError('USER_SUSPENSION_HAS_ORDER')
  await removePersonFrom(transaction, orderIds)
}

/** Erases where cash orders came from, once they are no longer counted. */
export async function eraseNetworks({ db, now }: Context, signal: AbortSignal): Promise<void> {
  const before = new Date(now().getTime() - countedMs)
  await inBatches(signal, (maximum) => eraseNetworksBefore(db, before, maximum))
}

/** Erases of orders that were never paid who wanted them, and what was to be in them. */
export async function eraseUnpaidOrders(context: Context, signal: AbortSignal): Promise<void> {
  const before = await retainedSinceOf(context, 'unpaidOrders')
  await inBatches(signal, (maximum) => emptyUnpaidBefore(context.db, before, maximum))
}

/** Removes who ordered from orders that are older than they have to be accounted for; the rest stays. */
export async function anonymiseOldOrders(context: Context, signal: AbortSignal): Promise<void> {
  const before = await retainedSinceOf(context, 'orders')
  await inBatches(signal, (maximum) =>
    inTransaction(context.db, (transaction) =>
      removePersonFromBefore(transaction, before, maximum),
    ),
  )
}
