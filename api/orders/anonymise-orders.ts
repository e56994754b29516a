import type { Transaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import {
  emptyUnpaidBefore,
  eraseNetworksBefore,
  hasUnfinishedOrder,
  removePersonFrom,
} from './anonymise-orders.queries.ts'
import type { Context } from '#api/context.ts'
import { inBatches } from '#api/database/in-batches.ts'

const dayMs = 86_400_000
/** How long an order that was never paid names its customer. */
const unpaidMs = 30 * dayMs
/** How long `UNANSWERED_CASH_ORDERS` counts an order. */
const countedMs = dayMs

/**
 * Removes from the orders of an account who ordered: what was ordered, paid and refunded stays.
 * The account has to be locked, so that none is placed meanwhile. Throws USER_SUSPENSION_HAS_ORDER
 * while one is in progress or being paid.
 */
export async function anonymiseOrders(transaction: Transaction, accountId: string): Promise<void> {
  if (await hasUnfinishedOrder(transaction, accountId))
    throw new ApiError('USER_SUSPENSION_HAS_ORDER')
  await removePersonFrom(transaction, accountId)
}

/** Erases where cash orders came from, once they are no longer counted. */
export async function eraseNetworks({ db, now }: Context, signal: AbortSignal): Promise<void> {
  const before = new Date(now().getTime() - countedMs)
  await inBatches(signal, (maximum) => eraseNetworksBefore(db, before, maximum))
}

/** Erases of orders that were never paid who wanted them, and what was to be in them. */
export async function eraseUnpaidOrders({ db, now }: Context, signal: AbortSignal): Promise<void> {
  const before = new Date(now().getTime() - unpaidMs)
  await inBatches(signal, (maximum) => emptyUnpaidBefore(db, before, maximum))
}
