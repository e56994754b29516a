import type { CountedBy } from '#rules/stores/reservation-limit.ts'
import { allowedAgainAt, UNANSWERED_CASH_ORDERS } from '#rules/orders/unanswered-order-limits.ts'
import type { ReservationOwner } from '#api/cart/slots/reservation-owner.ts'
import { freeReservations } from '#api/cart/slots/reserve-slot.ts'
import type { Transaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { selectUnansweredSince } from './unanswered-orders.queries.ts'

export interface JustPlaced {
  cartToken: string
  storeName: string
  owner: ReservationOwner
  at: Date
}

/** Throws TOO_MANY_UNPAID_ORDERS when an owner has as many orders being paid at the store as one may. */
export async function refuseTooManyUnpaid(
  transaction: Transaction,
  { cartToken, storeName, owner, at }: JustPlaced,
): Promise<void> {
  const countedBy = await freeReservations(transaction, cartToken, owner, at)
  if (countedBy) throw new ApiError('TOO_MANY_UNPAID_ORDERS', { storeName, countedBy })
}

/**
 * Throws TOO_MANY_UNANSWERED_ORDERS when somebody's cash orders at the store, with the one just placed,
 * are more than `UNANSWERED_CASH_ORDERS` allows, so that nobody can ring a kitchen's bell all evening.
 */
export async function refuseTooManyUnanswered(
  transaction: Transaction,
  { storeName, owner, at }: JustPlaced,
): Promise<void> {
  const longestMs = Math.max(...UNANSWERED_CASH_ORDERS.map(({ withinMs }) => withinMs))
  const maximum = 1 + Math.max(...UNANSWERED_CASH_ORDERS.map(({ count }) => count))
  const since = new Date(at.getTime() - longestMs)
  const placedAt = await selectUnansweredSince(transaction, owner, since, maximum)
  const againAt = allowedAgainAt(UNANSWERED_CASH_ORDERS, placedAt, at)
  if (!againAt) return
  const retryAfterSeconds = Math.ceil((againAt.getTime() - at.getTime()) / 1000)
  // Guests are counted by their network, which others may share; logged-in customers by their account.
  const countedBy: CountedBy = owner.accountId === null ? 'network' : 'account'
  throw new ApiError('TOO_MANY_UNANSWERED_ORDERS', { storeName, retryAfterSeconds, countedBy })
}
