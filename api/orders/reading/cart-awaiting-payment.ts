import type { Cart } from '#contract/cart/cart.ts'
import type { Order } from '#contract/orders.ts'
import type { Context } from '#api/context.ts'
import { orderTokenOf } from './order-token.ts'
import { readOrder } from './read-order.ts'
import { cartAnswer } from '#api/cart/quote/cart-answer.ts'
import type { CartRow } from '#api/cart/cart-row.ts'
import { quoteCart } from '#api/cart/quote/quote-cart.ts'

/**
 * A cart whose order awaits its payment: everything costs what was promised when it was placed, and
 * what its own order has taken since is not missing from it.
 */
export async function cartAwaitingPayment(
  context: Context,
  row: CartRow,
  orderId: string,
): Promise<Cart> {
  const [quote, order] = await Promise.all([
    quoteCart(context, row),
    readOrder(context, orderId, 'customer'),
  ])
  const answer = cartAnswer(quote)
  const { tokenSecret } = context.configuration
  return {
    ...answer,
    lines: answer.lines.map((line, index) => lineAsPlaced(line, order.lines[index])),
    subtotalPence: order.subtotalPence,
    discountPence: order.discountPence,
    discount: order.discount,
    deliveryFeePence: order.deliveryFeePence,
    isDeliveryFeeKnown: true,
    platformFeePence: order.platformFeePence,
    plasticBagChargePence: order.plasticBagChargePence,
    tipPence: order.tipPence,
    totalPence: order.totalPence,
    // Nothing can be added that would bring it nearer.
    nextTier: null,
    kcal: kcalOf(order),
    isAgeRestricted: order.lines.some((line) => line.isAgeRestricted),
    allergens: order.allergens,
    slotReservedUntil: null,
    awaitingPayment: { orderId, orderToken: orderTokenOf(tokenSecret, orderId) },
    menuChanges: null,
    problems: [],
  }
}

/** The lines of a cart that has an order, and their sum, as they were when it was placed. */
export async function linesAsPlaced(
  context: Context,
  lines: Cart['lines'],
  orderId: string,
): Promise<Pick<Cart, 'lines' | 'subtotalPence'>> {
  const order = await readOrder(context, orderId, 'customer')
  return {
    lines: lines.map((line, index) => lineAsPlaced(line, order.lines[index])),
    subtotalPence: order.subtotalPence,
  }
}

function kcalOf({ lines }: Order): Cart['kcal'] {
  return lines.reduce<number | null>(
    (total, { kcal, quantity }) =>
      total === null || kcal === null ? null : total + kcal * quantity,
    0,
  )
}

/** The lines of an order are those of its cart, in the same places. */
function lineAsPlaced(
  line: Cart['lines'][number],
  placed: Order['lines'][number] | undefined,
): Cart['lines'][number] {
  if (!placed) return line
  const { name, unitPricePence, linePence, discountPence } = placed
  const prices = { unitPricePence, linePence, discountPence }
  return { ...line, name, ...prices, isAvailable: true, unavailableReason: null, left: null }
}
