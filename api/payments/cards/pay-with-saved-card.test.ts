import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Cart } from '#contract/cart/cart.ts'
import type { PaymentIntent, SavedCard } from '#contract/payments/payments.ts'
import { signedIn, type TestCustomer } from '#api/cart/testing/test-customer.ts'
import { askToPlace, readyCart } from '#api/orders/testing/ready-cart.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { pay } from '#api/outside/payments/testing/providers.ts'
import {
  requestPayment,
  createPaidApp,
  payerOf,
  placeOnline,
  flushJobs,
  type PaidApp,
} from '#api/payments/testing/payments.ts'
import { claimCardSaving } from '#api/payments/intents/payments.queries.ts'
import { continuePayment } from '#api/payments/intents/continue-payment.ts'
import { Tipping } from '#api/payments/tips/testing/later-tips.ts'

let server: PaidApp
let store: TestStore
let customer: TestCustomer
beforeAll(async () => {
  server = await createPaidApp()
  store = await openTestStore(server.context)
  customer = await signedIn(server.app, server.context)
})
afterAll(() => server.close())

const place = async (cart: Cart) => (await askToPlace(customer, cart, 'online')).body

async function send(orderId: string, savesCard = false): Promise<PaymentIntent> {
  const body = { orderId, savesCard }
  return (await customer.ask<PaymentIntent>('POST', '/payment/payment-intent', body)).body
}

const cards = async () =>
  (await customer.ask<{ cards: SavedCard[] }>('GET', '/payment/cards')).body.cards

test('saves a card once it has paid, and pays with it the next time', async () => {
  const first = await place(await readyCart(customer, store))
  const intent = await send(first.id, true)
  expect(intent.paymentMethodId).toBeNull()
  await pay(server, intent.intentId, 'pm_card_visa')
  expect(await cards()).toEqual([])
  await continuePayment(server.context, first.id)
  await flushJobs(server)
  const [card] = await cards()
  expect(card).toMatchObject({ brand: 'visa', last4: '4242', isDefault: true })

  const cart = await readyCart(customer, store)
  const chosen = { cardId: card?.id }
  await customer.cart('POST', `/cart/${cart.cartToken}/card`, chosen)
  const second = await place(cart)
  const { intentId, paymentMethodId } = await send(second.id)
  expect(paymentMethodId).toMatch(/^pm_/)
  await pay(server, intentId, paymentMethodId ?? '')
  await continuePayment(server.context, second.id)
  await flushJobs(server)
  expect(await cards()).toEqual([card])

  // A visitor with only the link of the order may pay it, not with the customer's card.
  const third = await readyCart(customer, store)
  await customer.cart('POST', `/cart/${third.cartToken}/card`, chosen)
  expect(await requestPayment(server, await place(third))).toMatchObject({ paymentMethodId: null })
})

test('saves a card once, also when its order is abandoned while it pays', async () => {
  const order = await place(await readyCart(customer, store))
  const { intentId } = await send(order.id, true)
  await pay(server, intentId, 'pm_card_amex')
  await customer.cart('DELETE', `/order/${order.id}/payment`)
  await Promise.all(Array.from({ length: 6 }, () => continuePayment(server.context, order.id)))
  await flushJobs(server)
  const saved = await cards()
  expect(saved.filter(({ brand }) => brand === 'amex')).toMatchObject([{ last4: '0005' }])
  expect(await claimCardSaving(server.context.db, order.id)).toBe(false)
})

test('the first request counts: an intent is never requested with other details', async () => {
  const order = await place(await readyCart(customer, store))
  const first = await send(order.id, false)
  expect((await send(order.id, true)).intentId).toBe(first.intentId)
  const intent = await server.stripe.paymentIntents.retrieve(first.intentId)
  expect(intent.setup_future_usage).toBeNull()
})

test('never saves a guest’s card, whatever the request says', async () => {
  const placed = await placeOnline(server, store)
  const body = { orderId: placed.id, savesCard: true }
  const headers = { 'x-order-token': placed.orderToken }
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: '/api/v1/payment/payment-intent',
    headers,
    payload: body,
  })
  expect(statusCode).toBe(201)
  const { intentId } = await requestPayment(server, placed)
  const intent = await server.stripe.paymentIntents.retrieve(intentId)
  expect([intent.customer, intent.setup_future_usage]).toEqual([null, null])
})

test('a saved card tips after delivery, for its own customer only', async () => {
  const { id, orderToken } = await place(await readyCart(customer, store))
  await pay(server, (await send(id, true)).intentId, 'pm_card_visa')
  await continuePayment(server.context, id)
  await new Tipping(server, store).move(id)
  const [card] = await cards()
  const body = { amountPence: 200, cardId: card?.id }
  const byLink = await payerOf(server, { orderToken }).ask('POST', `/order/${id}/tip`, body)
  expect(byLink).toMatchObject({ status: 404, body: { message: 'NONEXISTING_CARD' } })
  const { body: intent } = await customer.ask<PaymentIntent>('POST', `/order/${id}/tip`, body)
  await pay(server, intent.intentId, intent.paymentMethodId ?? '')
  const settled = await customer.ask('POST', `/order/${id}/tip/payment`, {})
  expect(settled.body).toMatchObject({ tippedPence: 200, isCustomers: true })
})
