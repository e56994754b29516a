import type { QueryOf } from '#contract/call.ts'
import type { Cart, getCart } from '#contract/cart.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import type { Who } from '#api/session/access-token.ts'
import { findNewestCart } from './cart.queries.ts'
import type { CartRow } from './cart-row.ts'
import { cartAnswer } from './cart-answer.ts'
import { findOpenCart } from './open-cart.ts'
import { quoteCart } from './quote-cart.ts'
import { keptServiceTime } from './service-time.ts'

/** Another service or time to look at a cart for. */
export type AsIf = QueryOf<typeof getCart>

/** A cart, priced now. Throws NONEXISTING_CART and CART_ALREADY_ORDERED. */
export async function readCart(
  context: Context,
  token: string,
  who: Who | null,
  asIf: AsIf,
): Promise<Cart> {
  return answerFor(context, await findOpenCart(context, token, who), asIf)
}

/** The newest cart of a customer that has no order yet. Throws NONEXISTING_CART. */
export async function readOwnCart(context: Context, { accountId }: Who, asIf: AsIf): Promise<Cart> {
  const row = await findNewestCart(context.db, accountId)
  if (!row) throw new ApiError('NONEXISTING_CART')
  return answerFor(context, row, asIf)
}

/** The cart priced now, for another service or time where one is asked; it stays as it is. */
export async function answerFor(context: Context, row: CartRow, asIf: AsIf = {}): Promise<Cart> {
  return cartAnswer(await quoteCart(context, askedAs(row, asIf)))
}

/** A cart as it would be for another service or time. */
export function askedAs(row: CartRow, { serviceType, serviceTime }: AsIf): CartRow {
  return {
    ...row,
    ...(serviceType && { service: serviceType }),
    ...(serviceTime && { service_time: keptServiceTime(serviceTime) }),
  }
}
