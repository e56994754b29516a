import type { BodyOf, OutputOf } from '#contract/call.ts'
import type { placeOrder as placeOrderCall } from '#contract/orders.ts'
import { findOwnedCart, orderIdOf } from '#api/cart/open-cart.ts'
import { quoteCart, type QuotedCart } from '#api/cart/quote-cart.ts'
import { recallCart } from '#api/cart/recent-carts.ts'
import { placeInSlot } from '#api/cart/slot-place.ts'
import type { Context } from '#api/context.ts'
import { againWhenEnded } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import type { Job } from '#api/jobs/enqueue.ts'
import type { Who } from '#api/session/access-token.ts'
import { orderTokenOf } from './order-token.ts'
import { freezeOrder } from './place-order-frozen.ts'
import { refuseUnplaceable } from './place-order-checks.ts'
import { insertOrder, isDiscountUsedUp, isNumberTaken } from './place-order.queries.ts'
import { isStockGone } from './stock.queries.ts'
import { readOrder } from './read-order.ts'

const mostRounds = 50

/**
 * Places the order of a cart, once however often and by however many it is asked: each gets the
 * same order. What is placed is the cart exactly as it was priced and checked; one that is changed
 * at the same instant is priced and checked again. Throws NONEXISTING_CART and what
 * `refuseUnplaceable` does.
 */
export async function placeOrder(
  context: Context,
  who: Who | null,
  asked: BodyOf<typeof placeOrderCall>,
): Promise<OutputOf<typeof placeOrderCall>> {
  const recent = recallCart(context, asked.cartToken, who)
  // What is refused of a cart that may be out of date is asked again of the cart as it is.
  const quickly = recent && (await placeCart(context, recent, asked).catch(() => null))
  if (quickly) return answerFor(context, quickly)
  for (let round = 0; round < mostRounds; round++) {
    const row = await findOwnedCart(context, asked.cartToken, who)
    if (row.ordered_at !== null) return answerFor(context, await orderIdOf(context, row))
    const orderId = await placeCart(context, row, asked)
    if (orderId) return answerFor(context, orderId)
  }
  throw new ApiError('SERVICE_UNAVAILABLE')
}

/**
 * The id of the order; null when the cart has changed, the number of the order is taken, or its
 * discount or something that is counted has been used up meanwhile.
 */
async function placeCart(
  context: Context,
  row: QuotedCart['row'],
  { totalPence, paymentMethod }: BodyOf<typeof placeOrderCall>,
): Promise<string | null> {
  const quote = await quoteCart(context, row)
  refuseUnplaceable(quote, totalPence)
  const frozen = freezeOrder(quote, paymentMethod)
  const { id } = frozen.order
  try {
    const isPlaced = await placeWithPlace(context, quote, (db) =>
      insertOrder(db, frozen, row.version, emailsAbout(id)),
    )
    return isPlaced ? id : null
  } catch (error) {
    if (isNumberTaken(error) || isDiscountUsedUp(error) || isStockGone(error)) return null
    throw error
  }
}

/** Places the order by one statement, in one transaction with the place where it wants one. */
function placeWithPlace(
  context: Context,
  { row, wantedPlace, quotedAt }: QuotedCart,
  insert: (db: Context['db']) => Promise<boolean>,
): Promise<boolean> {
  if (!wantedPlace) return againWhenEnded(() => insert(context.db))
  return placeInSlot(context, row.token, wantedPlace, quotedAt, insert)
}

function emailsAbout(orderId: string): Job[] {
  return (['customer', 'store'] as const).map((to) => ({
    task: 'send-order-email',
    payload: { orderId, message: 'received', to },
  }))
}

async function answerFor(
  context: Context,
  orderId: string,
): Promise<OutputOf<typeof placeOrderCall>> {
  return {
    ...(await readOrder(context, orderId, 'customer')),
    orderToken: orderTokenOf(context.configuration.tokenSecret, orderId),
  }
}
