import type { SharedCart } from '#contract/sharing/shared-cart.ts'
import { linesAsPlaced } from '#api/orders/reading/cart-awaiting-payment.ts'
import type { CartRow } from '#api/cart/cart-row.ts'
import { linesOf, storeOf } from '#api/cart/quote/cart-answer.ts'
import { liveOrderOf } from '#api/cart/open-cart.ts'
import { quoteCart } from '#api/cart/quote/quote-cart.ts'
import type { Context } from '#api/context.ts'
import { findSharedCart, memberOf } from './open-shared-cart.ts'

/**
 * A shared cart for everybody with its link; a member token identifies the member. Throws
 * NONEXISTING_SHARED_CART.
 */
export async function readSharedCart(
  context: Context,
  shareToken: string,
  memberToken: string | null,
): Promise<SharedCart> {
  const row = await findSharedCart(context, shareToken)
  return sharedCartFor(context, row, memberOf(row, memberToken)?.id ?? null)
}

/**
 * The part of a cart that friends see: without the owner's address and contact, and without others' notes to
 * the kitchen.
 */
export async function sharedCartFor(
  context: Context,
  row: CartRow,
  memberId: string | null,
): Promise<SharedCart> {
  const order = row.ordered_at === null ? undefined : await liveOrderOf(context, row)
  const isBeingPaid = order?.status === 'awaitingpayment'
  const quote = await quoteCart(context, row)
  const now = { lines: linesOf(quote), subtotalPence: quote.amounts.subtotalPence }
  // What its own order has taken since does not count as missing.
  const { lines, subtotalPence } = order ? await linesAsPlaced(context, now.lines, order.id) : now
  return {
    version: row.version,
    store: storeOf(quote),
    serviceType: row.service,
    serviceTime: row.service_time?.toISOString() ?? 'asap',
    ownerName: row.owner_name,
    // Paying may fail, and then the cart is open again.
    isLocked: row.is_share_locked || isBeingPaid,
    isOrdered: order !== undefined && !isBeingPaid,
    members: row.members.map(({ id, name }) => ({ id, name })),
    memberId,
    lines: lines.map((line) =>
      memberId !== null && line.memberId === memberId ? line : { ...line, note: '' },
    ),
    itemCount: quote.lines.reduce((count, { stored }) => count + stored.quantity, 0),
    subtotalPence,
  }
}
