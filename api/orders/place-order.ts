import type { BodyOf, OutputOf } from '#contract/call.ts'
import type { placeOrder as placeOrderCall } from '#contract/orders.ts'
import { findOwnedCart, orderIdOf } from '#api/cart/open-cart.ts'
import { quoteCart } from '#api/cart/quote-cart.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { enqueue, type Job } from '#api/jobs/enqueue.ts'
import type { Who } from '#api/session/access-token.ts'
import { orderTokenOf } from './order-token.ts'
import { freezeOrder } from './place-order-frozen.ts'
import { refuseUnplaceable } from './place-order-checks.ts'
import { insertOrder, isNumberTaken, type FrozenOrder } from './place-order.queries.ts'
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
  { cartToken, totalPence, paymentMethod }: BodyOf<typeof placeOrderCall>,
): Promise<OutputOf<typeof placeOrderCall>> {
  for (let round = 0; round < mostRounds; round++) {
    const row = await findOwnedCart(context, cartToken, who)
    if (row.ordered_at !== null) return answerFor(context, await orderIdOf(context, row))
    const quote = await quoteCart(context, row)
    refuseUnplaceable(quote, totalPence)
    const frozen = freezeOrder(quote, paymentMethod)
    if (await keep(context, frozen, row.version)) return answerFor(context, frozen.order.id)
  }
  throw new ApiError('SERVICE_UNAVAILABLE')
}

/** Whether the order is kept; not when its cart has changed, or its number is taken. */
async function keep({ db }: Context, frozen: FrozenOrder, cartVersion: number): Promise<boolean> {
  try {
    return await inTransaction(db, async (transaction) => {
      const isPlaced = await insertOrder(transaction, frozen, cartVersion)
      if (isPlaced) await enqueue(transaction, emailsAbout(frozen.order.id))
      return isPlaced
    })
  } catch (error) {
    if (isNumberTaken(error)) return false
    throw error
  }
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
