import { afterAll, beforeAll, expect, it } from 'vitest'
import { askToPlace, readyCart } from '#api/orders/testing/ready-cart.ts'
import { TestCustomer } from '#api/cart/testing/test-customer.ts'
import { actOnOrder } from '#api/orders/testing/act-on-order.ts'
import { atOnce, withManyConnections } from '#api/testing/at-once.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { continuePayment } from './continue-payment.ts'
import {
  askToAbandon,
  requestPayment,
  createPaidApp,
  emailsAbout,
  moneyOf,
  placeAndHold,
  placeOnline,
  placePaid,
  flushJobs,
  type PaidApp,
} from '#api/payments/testing/payments.ts'

let server: PaidApp
let store: TestStore
beforeAll(async () => {
  server = await withManyConnections(await createPaidApp())
  store = await openTestStore(server.context)
})
afterAll(() => server.close())

const actsOf = async (orderId: string) => {
  const rows = await server.context.db
    .selectFrom('order_event')
    .select('act')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  return rows.map(({ act }) => act)
}

it('requests the money once for 20 requests at once, and makes one order of 20 placements', async () => {
  const key = { 'idempotency-key': 'twenty at once' }
  const customer = new TestCustomer(server.app, null, key)
  const cart = await readyCart(customer, store)
  const placed = await atOnce(20, () => askToPlace(customer, cart, 'online'))
  expect(new Set(placed.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(placed.map((each) => each.body.id)).size).toBe(1)
  const [{ body: order } = { body: null }] = placed
  if (!order) throw new Error('Nothing was placed')

  const intents = await atOnce(20, () => requestPayment(server, order))
  expect(new Set(intents.map(({ intentId }) => intentId)).size).toBe(1)
  const { data } = await server.stripe.paymentIntents.list({ limit: 100 })
  expect(data.filter(({ metadata }) => metadata['orderId'] === order.id)).toHaveLength(1)
})

it('places an order once, with one email each, however the server learns of its authorisation', async () => {
  const { id } = await placeAndHold(server, store)
  await atOnce(20, () => continuePayment(server.context, id))
  expect(await actsOf(id)).toEqual(['place', 'authorise'])
  expect(await emailsAbout(server, id)).toEqual(['received customer', 'received store'])
})

it('is either paid or abandoned when both happen at once, and never holds money without an order', async () => {
  const ends = await atOnce(12, async () => {
    const placed = await placeAndHold(server, store)
    const [, given] = await Promise.all([
      continuePayment(server.context, placed.id),
      askToAbandon(server, placed),
    ])
    return { ...placed, wasGivenUp: given.status === 200 }
  })
  await flushJobs(server)
  for (const { id, wasGivenUp } of ends) {
    const acts = await actsOf(id)
    expect(acts).toEqual(wasGivenUp ? ['place', 'abandon', 'void'] : ['place', 'authorise'])
    expect(await moneyOf(server, id)).toEqual(
      wasGivenUp
        ? { order: 'unpaid', status: 'voided', intent: 'canceled' }
        : { order: 'pending', status: 'authorised', intent: 'requires_capture' },
    )
  }
})

it('captures the money or voids it, never both, when acceptance and deadline meet', async () => {
  const act = (given: Pick<Parameters<typeof actOnOrder>[1], 'orderId' | 'act' | 'by'>) =>
    actOnOrder(server.context, { ...given, accountId: null }).then(
      () => true,
      () => false,
    )
  const orders = await atOnce(8, () => placePaid(server, store))
  const won = await Promise.all(
    orders.map(async ({ id: orderId }) => {
      const [isAccepted, isExpired, isCancelled] = await Promise.all([
        act({ orderId, act: 'accept', by: 'partner' }),
        act({ orderId, act: 'expire', by: 'system' }),
        act({ orderId, act: 'cancel', by: 'customer' }),
      ])
      expect([isAccepted, isExpired, isCancelled].filter(Boolean)).toHaveLength(1)
      return { orderId, isAccepted }
    }),
  )
  await flushJobs(server)
  for (const { orderId, isAccepted } of won)
    expect(await moneyOf(server, orderId)).toMatchObject(
      isAccepted
        ? { order: 'accepted', status: 'captured', intent: 'succeeded' }
        : { status: 'voided', intent: 'canceled' },
    )
})

it('captures the money once when many capture it at once', async () => {
  const { id: orderId, intentId } = await placePaid(server, store)
  await actOnOrder(server.context, { orderId, act: 'accept', by: 'partner', accountId: null })
  await atOnce(10, () => continuePayment(server.context, orderId).catch(() => null))
  await flushJobs(server)
  expect(await actsOf(orderId)).toEqual(['place', 'authorise', 'accept', 'capture'])
  const intent = await server.stripe.paymentIntents.retrieve(intentId)
  expect(intent.amount_received).toBe(intent.amount)
})

it('reopens a basket once when many abandon its order at once, and leaves it open for the next order', async () => {
  const placed = await placeOnline(server, store)
  const given = await atOnce(8, () => askToAbandon(server, placed))
  expect(given.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  expect(await actsOf(placed.id)).toEqual(['place', 'abandon'])
  const again = await atOnce(8, () => askToPlace(new TestCustomer(server.app), placed))
  expect(new Set(again.map((each) => each.body.id)).size).toBe(1)
  expect(again[0]?.body.id).not.toBe(placed.id)
})
