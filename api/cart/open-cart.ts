import { ApiError, FieldError } from '#api/http/api-error.ts'
import type { Context } from '#api/context.ts'
import type { Asker, Who } from '#api/http/asker.ts'
import { claimCart, findCart, findLiveOrder } from './cart.queries.ts'
import type { CartChange, CartRow, LiveOrder } from './cart-row.ts'
import { updateWithSlot } from './slots/reserve-slot.ts'

// Of concurrent changes of one cart, one wins each round, so this many may meet.
const ROUNDS_MAXIMUM = 50

/**
 * The cart of that token, for those who may see it: anyone with the token of a guest's cart, and the customer
 * who owns it. A guest's cart becomes the cart of the first customer who uses it. Throws NONEXISTING_CART,
 * also for somebody else's cart.
 */
export async function findOwnedCart(
  context: Context,
  token: string,
  who: Who | null,
): Promise<CartRow> {
  for (let round = 0; round < ROUNDS_MAXIMUM; round++) {
    const row = await findCart(context.db, token)
    if (!row || (row.account_id !== null && row.account_id !== who?.accountId))
      throw new ApiError('NONEXISTING_CART')
    if (!who || row.account_id !== null || row.ordered_at !== null) return row
    const claimed = await claimCart(context.db, row, who.accountId, context.now())
    if (claimed) return claimed
  }
  throw new ApiError('SERVICE_UNAVAILABLE')
}

/**
 * The same for a cart that has no order yet. Throws CART_IS_AWAITING_PAYMENT for one whose order is
 * still to be paid, and CART_ALREADY_ORDERED for any other that has one.
 */
export async function findOpenCart(
  context: Context,
  token: string,
  who: Who | null,
): Promise<CartRow> {
  const { row, order } = await findCartWithOrder(context, token, who)
  if (order) throw new ApiError(refusalFor(order), { orderId: order.id })
  return row
}

/** Why a cart that has an order cannot be changed. */
export function refusalFor({ status }: LiveOrder) {
  return status === 'awaitingpayment' ? 'CART_IS_AWAITING_PAYMENT' : 'CART_ALREADY_ORDERED'
}

/** The cart of that token as `findOwnedCart` has it, with its order; null while it has none. */
export async function findCartWithOrder(
  context: Context,
  token: string,
  who: Who | null,
): Promise<{ row: CartRow; order: LiveOrder | null }> {
  for (let round = 0; round < ROUNDS_MAXIMUM; round++) {
    const row = await findOwnedCart(context, token, who)
    if (row.ordered_at === null) return { row, order: null }
    const order = await liveOrderOf(context, row)
    if (order) return { row, order }
    // The order was abandoned after the cart was read, so the cart is open again.
  }
  throw new ApiError('SERVICE_UNAVAILABLE')
}

/** The order of a cart; none when it was never paid. */
export function liveOrderOf(
  { db }: Context,
  { token }: Pick<CartRow, 'token'>,
): Promise<LiveOrder | undefined> {
  return findLiveOrder(db, token)
}

/**
 * Changes a cart by the result of `decide`. When somebody else changed it meanwhile, `decide` runs again on
 * the newer version, so that of changes at the same instant none is lost. `decide` refuses by throwing, and
 * returns null to leave the cart unchanged. Its reservation is renewed either way; throws SLOT_IS_FULL when a
 * time that was just chosen has no room.
 */
export async function changeOpenCart(
  context: Context,
  token: string,
  { who, ip }: Asker,
  decide: (row: CartRow) => Promise<CartChange | null>,
  { isTimeChosen = false } = {},
): Promise<CartRow> {
  const write = async (row: CartRow, change: CartChange | null) => {
    const changed = await updateWithSlot(context, row, change, { isTimeChosen, ip })
    return changed && cacheCart(context, changed)
  }
  const cached = takeCachedCart(context, token, who)
  // The cached cart may be out of date: a refusal, or no change, is decided on the stored one.
  const change = cached && (await decide(cached).catch(unlessRefused))
  const quick = cached && change && (await write(cached, change).catch(unlessRefused))
  if (quick) return quick
  for (let round = 0; round < ROUNDS_MAXIMUM; round++) {
    const row = await findOpenCart(context, token, who)
    const changed = await write(row, await decide(row))
    if (changed) return changed
  }
  throw new ApiError('SERVICE_UNAVAILABLE')
}

function unlessRefused(error: unknown): undefined {
  if (!(error instanceof ApiError || error instanceof FieldError)) throw error
}

/** One takes some 300 bytes for each line, part of a meal deal and option. */
const recentCarts = ({ memory }: Context) =>
  memory.cache<CartRow>({ maximum: 1000, weight: { maximum: 20_000, of: sizeOf } })

/** A cart has up to 100 lines, and a line up to 100 options. */
function sizeOf({ lines }: CartRow): number {
  let size = 1
  for (const { options, parts = [] } of lines) {
    size += 1 + options.length
    for (const part of parts) size += 1 + part.options.length
  }
  return size
}

/** Caches a cart as this process has just written it. */
export function cacheCart(context: Context, row: CartRow): CartRow {
  context.memory.of(recentCarts, context).set(row.token, row)
  return row
}

/**
 * The cart as this process wrote it last, once, for callers who may change it and while it may be changed.
 * Another process may have changed it since, so it can be used for one attempt of a change that names its
 * version, and never to be shown.
 */
export function takeCachedCart(
  context: Context,
  token: string,
  who: Who | null,
): CartRow | undefined {
  const recent = context.memory.of(recentCarts, context)
  const row = recent.get(token)
  recent.delete(token)
  return row && row.ordered_at === null && row.account_id === (who?.accountId ?? null)
    ? row
    : undefined
}
