import type { QueryOf } from '#contract/call.ts'
import type { Cart, getCart } from '#contract/cart/cart.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import type { Who } from '#api/http/asker.ts'
import { findAwaitingCart, findCart, findLiveOrder, findNewestCart } from './cart.queries.ts'
import { type CartRow, type LiveOrder, storedServiceTime } from './cart-row.ts'
import { cartAnswer } from './quote/cart-answer.ts'
import { findCartWithOrder } from './open-cart.ts'
import { quoteCart } from './quote/quote-cart.ts'

/** Another service or time to price a cart for. */
export type AsIf = QueryOf<typeof getCart>

/** Answers a cart whose order awaits its payment; orders pass it in, because carts do not import orders. */
export type AnswerAwaiting = (context: Context, row: CartRow, orderId: string) => Promise<Cart>

/**
 * A cart, priced now; one whose order awaits its payment, as it was placed. Throws NONEXISTING_CART and
 * CART_ALREADY_ORDERED.
 */
export async function readCart(
  context: Context,
  { token, who }: { token: string; who: Who | null },
  asIf: AsIf,
  answerAwaiting: AnswerAwaiting,
): Promise<Cart> {
  const { row, order } = await findCartWithOrder(context, token, who)
  if (!order) return answerFor(context, row, asIf)
  return answerOrdered(context, row, order, answerAwaiting)
}

/** The newest cart of a customer that can be ordered or paid. Throws NONEXISTING_CART. */
export async function readOwnCart(
  context: Context,
  { accountId }: Who,
  asIf: AsIf,
  answerAwaiting: AnswerAwaiting,
): Promise<Cart> {
  const row =
    (await findNewestCart(context.db, accountId)) ?? (await findAwaitingCart(context.db, accountId))
  if (!row) throw new ApiError('NONEXISTING_CART')
  const order = row.ordered_at === null ? undefined : await findLiveOrder(context.db, row.token)
  if (!order) return answerFor(context, row, asIf)
  return answerOrdered(context, row, order, answerAwaiting)
}

/**
 * The cart of an order whose payment its customer abandoned. Throws NONEXISTING_CART, also once it is
 * somebody else's, and CART_ALREADY_ORDERED once it has another order, which a reader of the former one
 * may not see.
 */
export async function readReopenedCart(
  context: Context,
  token: string,
  /** Whose order that was, and who abandons it; null: a guest. */
  customers: readonly (string | null)[],
): Promise<Cart> {
  const row = await findCart(context.db, token)
  if (!row || (row.account_id !== null && !customers.includes(row.account_id)))
    throw new ApiError('NONEXISTING_CART')
  if (row.ordered_at !== null) throw new ApiError('CART_ALREADY_ORDERED')
  return answerFor(context, row)
}

function answerOrdered(
  context: Context,
  row: CartRow,
  { id: orderId, status }: LiveOrder,
  answerAwaiting: AnswerAwaiting,
): Promise<Cart> {
  if (status !== 'awaitingpayment') throw new ApiError('CART_ALREADY_ORDERED', { orderId })
  return answerAwaiting(context, row, orderId)
}

/** The cart priced now, for another service or time if given; it stays unchanged. */
export async function answerFor(context: Context, row: CartRow, asIf: AsIf = {}): Promise<Cart> {
  return cartAnswer(await quoteCart(context, cartAsIf(row, asIf)))
}

/** A cart as it would be for another service or time. */
export function cartAsIf(row: CartRow, { serviceType, serviceTime }: AsIf): CartRow {
  return {
    ...row,
    ...(serviceType && { service: serviceType }),
    ...(serviceTime && { service_time: storedServiceTime(serviceTime) }),
  }
}
