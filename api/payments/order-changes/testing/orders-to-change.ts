import { expect } from 'vitest'
import type { IfSoldOut } from '#rules/cart/if-sold-out.ts'
import type { Order } from '#contract/orders.ts'
import type { StaffRole } from '#contract/partner/staff-roles.ts'
import { CONTACT, IN_E8, smallPizza, TestCustomer } from '#api/cart/testing/test-customer.ts'
import type { Placed } from '#api/orders/testing/ready-cart.ts'
import { actOnOrder } from '#api/orders/testing/act-on-order.ts'
import { pay } from '#api/outside/payments/testing/providers.ts'
import { continuePayment } from '#api/payments/intents/continue-payment.ts'
import { expireOrderChange } from '#api/payments/order-changes/decide-change.ts'
import {
  flushJobs,
  OPEN_ALWAYS,
  requestPayment,
  type PaidApp,
} from '#api/payments/testing/payments.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'

export type Answer<Body = Order & { message: string; details: Record<string, unknown> }> = {
  status: number
  body: Body
}

interface Given {
  ifSoldOut?: IfSoldOut
  paid?: 'cash' | 'held' | 'captured'
  breads?: number
  details?: object
  code?: string
}

/** Two small pizzas, £18.00, and garlic bread at £4.50: in E8 £2.99 to deliver below £25. */
export async function placeOrderToChange(
  server: PaidApp,
  store: TestStore,
  { ifSoldOut, paid = 'captured', breads = 1, details = {}, code }: Given = {},
): Promise<Placed> {
  const customer = new TestCustomer(server.app)
  const { cartToken } = await customer.cart('POST', '/cart', {
    storeId: store.storeId,
    address: IN_E8,
    newBasketItem: smallPizza(store, 2),
  })
  if (breads > 0)
    await customer.cart('PUT', `/cart/${cartToken}`, {
      newBasketItem: {
        productId: store.productIds.garlicBread,
        quantity: breads,
        ...(ifSoldOut && { ifSoldOut }),
      },
    })
  let cart = await customer.cart('PUT', `/cart/${cartToken}/details`, {
    contact: CONTACT,
    noBag: false,
    ...details,
  })
  if (code) cart = await customer.cart('POST', `/cart/${cartToken}/discount`, { code })
  const paymentMethod = paid === 'cash' ? 'cash' : 'online'
  const body = { cartToken, totalPence: cart.totalPence, paymentMethod }
  const { status, body: placed } = await customer.ask<Placed>('POST', '/order', body)
  expect(status, JSON.stringify(placed)).toBe(201)
  if (paid === 'cash') return placed
  const { intentId } = await requestPayment(server, placed)
  await pay(server, intentId, 'pm_card_visa')
  await continuePayment(server.context, placed.id)
  if (paid === 'captured') {
    await accept(server, placed.id)
    await flushJobs(server)
  }
  return placed
}

export const accept = ({ context }: PaidApp, orderId: string) =>
  actOnOrder(context, { orderId, act: 'accept', by: 'partner', accountId: null })

/** A store that takes cards at any hour, with somebody of its staff and what they ask about changes. */
export async function openStoreToChange(
  server: PaidApp,
  role: StaffRole = 'kitchen',
): Promise<{ store: TestStore; staff: TestAccount; calls: ChangeCalls }> {
  const store = await openTestStore(server.context, OPEN_ALWAYS)
  const { storeId } = store
  const staff = await openTestAccount(server.context, 'partner', { storeIds: [storeId], role })
  return { store, staff, calls: callsOf(server, store, staff) }
}

export type ChangeCalls = ReturnType<typeof callsOf>

/** What staff of the store and the customer ask of an order's changes. */
export function callsOf(server: Pick<PaidApp, 'app'>, store: TestStore, staff: TestAccount) {
  const send = async (
    method: 'GET' | 'POST',
    path: string,
    headers: object,
    body?: object,
  ): Promise<Answer> => {
    const url = `/api/v1${path}`
    const answer = await server.app.inject({
      method,
      url,
      headers: { ...headers },
      ...(body && { body }),
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  const { garlicBread, margherita } = store.productIds
  const bread = (quantity: number, rest: object = {}) => ({
    position: 1,
    productId: garlicBread,
    seenQuantity: 1,
    quantity,
    ...rest,
  })
  return {
    bread,
    pizza: (quantity: number, rest: object = {}) => ({
      position: 0,
      productId: margherita,
      seenQuantity: 2,
      quantity,
      ...rest,
    }),
    /** Garlic bread is replaced by another dish. */
    breadBy: (productId: string, rest: object = {}) =>
      bread(1, { replacement: { productId }, ...rest }),
    change: (orderId: string, requested: object) =>
      send('POST', `/partner/orders/${orderId}/changes`, staff.headers, requested),
    quote: (orderId: string, requestedOnes: object) =>
      send('POST', `/partner/orders/${orderId}/changes/quote`, staff.headers, requestedOnes),
    end: (orderId: string, changeId: string, end: 'agreedByPhone' | 'withdraw', spokenBy = '') =>
      send('POST', `/partner/orders/${orderId}/changes/${changeId}/end`, staff.headers, {
        end,
        spokenBy,
      }),
    answer: ({ id, orderToken }: Placed, changeId: string, agrees: boolean) =>
      send(
        'POST',
        `/order/${id}/changes/${changeId}/answer`,
        { 'x-order-token': orderToken },
        { agrees },
      ),
    read: async ({ id, orderToken }: Placed) =>
      (await send('GET', `/order/${id}`, { 'x-order-token': orderToken })).body,
  }
}

/** Does what the job at the deadline does. */
export const expire = ({ context }: PaidApp, orderId: string, changeId: string) =>
  expireOrderChange(context, { orderId, changeId })

/** What the provider captured of an order, and refunded of that. */
export async function atProvider({ context, stripe }: PaidApp, orderId: string) {
  const { intent_id: intentId } = await context.db
    .selectFrom('payment')
    .select('intent_id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  const intent = await stripe.paymentIntents.retrieve(intentId ?? '', {
    expand: ['latest_charge'],
  })
  const charge = intent.latest_charge
  if (charge === null || typeof charge === 'string') throw new Error('It was never held')
  const released = charge.amount - charge.amount_captured
  const refunded = charge.captured ? charge.amount_refunded - released : 0
  return { captured: intent.amount_received, refunded }
}
