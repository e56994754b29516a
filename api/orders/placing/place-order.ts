import type { BodyOf, OutputOf } from '#contract/call.ts'
import type { placeOrder as placeOrderCall } from '#contract/orders.ts'
import type { Language } from '#rules/text/languages.ts'
import type { CartRow } from '#api/cart/cart-row.ts'
import { findOwnedCart, liveOrderOf, takeCachedCart } from '#api/cart/open-cart.ts'
import { reservationOwnerOf } from '#api/cart/slots/reservation-owner.ts'
import { quoteCart, type QuotedCart } from '#api/cart/quote/quote-cart.ts'
import { placeWithSlot } from '#api/cart/slots/reserve-slot.ts'
import type { Context } from '#api/context.ts'
import { announceDiscountChange } from '#api/discount/discounts-of-cart.ts'
import type { Transaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import type { Job } from '#api/jobs/tasks.ts'
import type { Who } from '#api/http/asker.ts'
import { orderTokenOf } from '#api/orders/reading/order-token.ts'
import { readAgreedCommission } from '#api/stores/commission/read-agreed-commission.ts'
import { freezeOrder } from './freeze-order.ts'
import { refuseLeavingAtDoor, refuseUnpayable, refuseUnplaceable } from './refuse-unplaceable.ts'
import {
  findOrderOfRequest,
  insertOrder,
  isDiscountChanged,
  isDiscountGone,
  isNumberTaken,
  type FrozenOrder,
} from './place-order.queries.ts'
import { refuseTooManyUnanswered, refuseTooManyUnpaid } from './refuse-too-many-open.ts'
import { staffAlerts } from './staff-alerts.ts'
import { isStockGone } from '#api/orders/stock/stock.queries.ts'
import { readOrder } from '#api/orders/reading/read-order.ts'

const maximumRounds = 50

interface Request extends BodyOf<typeof placeOrderCall> {
  /** How the customer named the request; null: they did not. */
  idempotencyKey: string | null
  /** The network address it came from. */
  ip: string
  /** Of the page it came from, in which a guest is written to. */
  language: Language
}

interface PlaceOrderInput extends Request {
  isVisitor: boolean
  /** Checks once for the request, however often the cart is read again. */
  passBotCheck: () => Promise<void>
}

/**
 * Places the order of a cart once, however often it is requested: every request gets the same order, also
 * a repeated one after the order was not paid. The cart is placed exactly as it was priced and checked; one
 * that changes at the same instant is priced and checked again. A visitor has to pass the bot check to order
 * in cash, because nothing else shows that they are real. Throws NONEXISTING_CART,
 * IDEMPOTENCY_KEY_REUSED, "Low recaptcha score." and what
 * `refuseUnplaceable`, `refuseLeavingAtDoor`, `refuseUnpayable`, `refuse-too-many-open.ts` and `placeWithSlot` do.
 */
export async function placeOrder(
  context: Context,
  who: Who | null,
  request: Request,
): Promise<OutputOf<typeof placeOrderCall>> {
  const passBotCheck = once(() => checkForBot(context, request))
  const input = { ...request, isVisitor: who === null, passBotCheck }
  const recent = takeCachedCart(context, input.cartToken, who)
  // A cart from the cache may be out of date: what it is refused for is checked again.
  const quickly = recent && (await placeUnlessRefused(context, recent, input))
  if (quickly) return answerFor(context, quickly)
  for (let round = 0; round < maximumRounds; round++) {
    const row = await findOwnedCart(context, input.cartToken, who)
    const orderId = await placeOnce(context, row, input)
    if (orderId) return answerFor(context, orderId)
  }
  throw new ApiError('SERVICE_UNAVAILABLE')
}

async function placeUnlessRefused(
  context: Context,
  row: CartRow,
  input: PlaceOrderInput,
): Promise<string | null> {
  try {
    return await placeCart(context, row, input)
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

/** The order of this request where it had one before, else of the cart, which is placed if it is open. */
async function placeOnce(
  context: Context,
  row: CartRow,
  input: PlaceOrderInput,
): Promise<string | null> {
  if (row.ordered_at !== null) {
    const known = await orderOfRequest(context, input)
    return known ?? (await liveOrderOf(context, row))?.id ?? null
  }
  try {
    return await placeCart(context, row, input)
  } catch (error) {
    // What is refused now may have been placed by the first request.
    const known = await orderOfRequest(context, input)
    if (known) return known
    throw error
  }
}

/** Throws IDEMPOTENCY_KEY_REUSED when the request was another one then. */
async function orderOfRequest({ db }: Context, input: PlaceOrderInput): Promise<string | null> {
  const { cartToken, idempotencyKey, totalPence, paymentMethod } = input
  if (idempotencyKey === null) return null
  const known = await findOrderOfRequest(db, cartToken, idempotencyKey)
  if (!known) return null
  if (known.totalPence !== totalPence || known.paymentMethod !== paymentMethod)
    throw new ApiError('IDEMPOTENCY_KEY_REUSED')
  return known.id
}

/**
 * The id of the order; null when the cart or its discount has changed, the number of the order is taken, or
 * its discount or something that is counted has been used up meanwhile.
 */
async function placeCart(
  context: Context,
  row: CartRow,
  input: PlaceOrderInput,
): Promise<string | null> {
  const [quote, commission] = await Promise.all([
    quoteCart(context, row),
    readAgreedCommission(context, { storeId: row.store_id, service: row.service }),
  ])
  refuseUnplaceable(quote, input.totalPence)
  refuseLeavingAtDoor(quote, input.paymentMethod)
  const isOnline = input.paymentMethod === 'online'
  if (isOnline) refuseUnpayable(context, quote)
  else if (input.isVisitor) await input.passBotCheck()
  const { wantedSlot: wanted, quotedAt: at, store } = quote
  const owner = reservationOwnerOf(context, input.ip, row, at)
  const frozen = freezeOrder(quote, {
    ...input,
    commission,
    network: owner?.network ?? null,
  })
  const { id, network } = frozen.order
  // An unpaid order is not announced.
  const jobs = isOnline ? [] : [...emailsAbout(id), ...alertsAbout(quote, frozen)]
  const cart = { token: row.token, storeName: store.name }
  const refuse = isOnline ? refuseTooManyUnpaid : refuseTooManyUnanswered
  const counted = network &&
    owner && {
      owner,
      refuseTooMany: (transaction: Transaction) =>
        refuse(transaction, { cartToken: row.token, storeName: store.name, owner, at }),
    }
  try {
    const isPlaced = await placeWithSlot(context, cart, { wanted, counted }, at, (db) =>
      insertOrder(db, frozen, row.version, jobs),
    )
    return isPlaced ? id : null
  } catch (error) {
    if (isDiscountChanged(error)) announceDiscountChange(context, null)
    if (isNumberTaken(error) || isDiscountGone(error) || isStockGone(error)) return null
    throw error
  }
}

/** The same check again for the same cart passes again, as there is one order of it. */
function checkForBot({ botCheck }: Context, { captcha, ip, cartToken }: Request): Promise<void> {
  const token = captcha ?? null
  return botCheck.verify({ action: 'order', token, address: ip, subject: cartToken })
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | null = null
  return () => (done ??= work())
}

function emailsAbout(orderId: string): Job[] {
  return (['customer', 'store'] as const).map((to) => ({
    task: 'send-order-email',
    payload: { orderId, message: 'received', to },
  }))
}

function alertsAbout({ store, state }: QuotedCart, { order }: FrozenOrder): Job[] {
  const { id: orderId, placed_at: at, deadline_at: deadlineAt, service_time: serviceTime } = order
  return staffAlerts({ orderId, store, at, deadlineAt, serviceTime, opensAt: state.opensAt })
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
