import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Order } from '#contract/orders.ts'
import { TestCustomer } from '#api/cart/testing/test-customer.ts'
import { actOnOrder } from '#api/orders/testing/act-on-order.ts'
import { readOrder } from '#api/orders/reading/read-order.ts'
import { askToPlace } from '#api/orders/testing/ready-cart.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { pay } from '#api/outside/payments/testing/providers.ts'
import {
  askToAbandon,
  requestPayment,
  createPaidApp,
  emailsAbout,
  moneyOf,
  payerOf,
  placeAndHold,
  placeOnline,
  placePaid,
  flushJobs,
  type PaidApp,
} from '#api/payments/testing/payments.ts'

let server: PaidApp
let store: TestStore
beforeAll(async () => {
  server = await createPaidApp()
  store = await openTestStore(server.context)
})
afterAll(() => server.close())

const byStore = (orderId: string) => ({ orderId, by: 'partner' as const, accountId: null })
const settle = (placed: { id: string; orderToken: string }) =>
  payerOf(server, placed).ask<Order>('POST', `/order/${placed.id}/payment`)

test('an order is paid, accepted, and only then charged', async () => {
  const placed = await placeOnline(server, store)
  expect(placed.payment).toMatchObject({ status: 'awaiting', amountPence: placed.totalPence })
  expect(await emailsAbout(server, placed.id)).toEqual([])
  const intent = await requestPayment(server, placed)
  expect(intent).toMatchObject({ amountPence: placed.totalPence, paymentMethodId: null })
  expect((await settle(placed)).body.status).toBe('awaitingpayment')

  await pay(server, intent.intentId, 'pm_card_visa')
  const { body: paid } = await settle(placed)
  expect(paid).toMatchObject({
    status: 'pending',
    payment: { status: 'authorised', card: { brand: 'visa', last4: '4242', wallet: null } },
  })
  expect(await emailsAbout(server, placed.id)).toEqual(['received customer', 'received store'])
  expect(await moneyOf(server, placed.id)).toMatchObject({ intent: 'requires_capture' })

  const accepted = await actOnOrder(server.context, { ...byStore(placed.id), act: 'accept' })
  expect(accepted.payment?.status).toBe('capturing')
  expect(accepted).toEqual(await readOrder(server.context, placed.id, 'partner'))
  await flushJobs(server)
  expect(await moneyOf(server, placed.id)).toEqual({
    order: 'accepted',
    status: 'captured',
    intent: 'succeeded',
  })
  const { events } = (await settle(placed)).body
  expect(events.map(({ act }) => act)).toEqual(['place', 'authorise', 'accept', 'capture'])
})

test.each(['decline', 'expire', 'cancel'] as const)('%s lets the money go', async (act) => {
  const placed = await placePaid(server, store)
  const by = { decline: 'partner', expire: 'system', cancel: 'customer' } as const
  const given = { orderId: placed.id, act, by: by[act], accountId: null }
  const ended = await actOnOrder(server.context, given)
  expect(ended.payment?.status).toBe('voiding')
  await flushJobs(server)
  expect(await moneyOf(server, placed.id)).toMatchObject({ status: 'voided', intent: 'canceled' })
  const { events } = (await settle(placed)).body
  expect(events.map((event) => event.act)).toEqual(['place', 'authorise', act, 'void'])
})

test('a customer who stops paying is not charged, and gets the basket back', async () => {
  const placed = await placeAndHold(server, store)
  const { status, body: cart } = await askToAbandon(server, placed)
  expect(status).toBe(200)
  expect(cart).toMatchObject({
    cartToken: placed.cartToken,
    awaitingPayment: null,
    totalPence: placed.totalPence,
  })
  await flushJobs(server)
  expect(await moneyOf(server, placed.id)).toEqual({
    order: 'unpaid',
    status: 'voided',
    intent: 'canceled',
  })
  expect(await emailsAbout(server, placed.id)).toEqual([])
  expect((await askToAbandon(server, placed)).status).toBe(200)
})

test('an order whose money was never requested is abandoned without an intent', async () => {
  const placed = await placeOnline(server, store)
  await askToAbandon(server, placed)
  await flushJobs(server)
  expect(await moneyOf(server, placed.id)).toEqual({
    order: 'unpaid',
    status: 'voided',
    intent: null,
  })
})

test('abandoning once more is refused when the basket has been ordered again meanwhile', async () => {
  const placed = await placeOnline(server, store)
  await askToAbandon(server, placed)
  await askToPlace(new TestCustomer(server.app), placed)
  const refusal = await payerOf(server, placed).refusal('DELETE', `/order/${placed.id}/payment`)
  expect(refusal.message).toBe('CART_ALREADY_ORDERED')
})
