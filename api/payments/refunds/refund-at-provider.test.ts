import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { actOnOrder } from '#api/orders/testing/act-on-order.ts'
import type { TestAccount } from '#api/testing/test-account.ts'
import type { TestStore } from '#api/testing/test-store.ts'
import { continuePayment } from '#api/payments/intents/continue-payment.ts'
import { ledgerOf } from '#api/payments/testing/ledger.ts'
import { flushJobs, placePaid, type PaidApp } from '#api/payments/testing/payments.ts'
import { byStore, openPaidStore, refundCallsOf } from '#api/payments/testing/refund-calls.ts'

let server: PaidApp
let store: TestStore
let partner: TestAccount
let operator: TestAccount
beforeAll(async () => {
  ;({ server, store, partner, operator } = await openPaidStore())
})
afterAll(() => server.close())

const { placeCaptured, refund, read, givenBack } = refundCallsOf(() => ({
  server,
  store,
  partner,
  operator,
}))

test('one whose answer was lost is not made again when the provider no longer knows the request', async () => {
  const placed = await placeCaptured()
  await refund(placed.id, { lines: [{ position: 0, quantity: 1 }] })
  const [answers] = (await read(placed)).payment?.refunds ?? []
  await server.stripe.refunds.create({
    payment_intent: placed.intentId,
    amount: answers?.amountPence ?? 0,
    metadata: { refundId: answers?.id ?? '' },
  })
  const now = server.context.now()
  server.setNow(new Date(now.getTime() + 25 * 3_600_000))
  await flushJobs(server)
  server.setNow(now)
  expect((await read(placed)).payment?.refunds).toMatchObject([{ status: 'succeeded' }])
  expect(await givenBack(placed.intentId)).toBe(answers?.amountPence)
})

test('one that had never reached the provider is made more than a day later', async () => {
  const placed = await placeCaptured()
  const { body } = await refund(placed.id, { lines: [{ position: 0, quantity: 1 }] })
  const now = server.context.now()
  server.setNow(new Date(now.getTime() + 25 * 3_600_000))
  await flushJobs(server)
  server.setNow(now)
  expect((await read(placed)).payment?.refunds).toMatchObject([{ status: 'succeeded' }])
  expect(await givenBack(placed.intentId)).toBe(body.payment?.refundedPence)
})

test('one that many processes make at once is recorded once', async () => {
  const placed = await placeCaptured()
  await refund(placed.id)
  await Promise.all([1, 2, 3, 4, 5].map(() => continuePayment(server.context, placed.id)))
  expect(await givenBack(placed.intentId)).toBe(placed.totalPence)
  const { events } = await read(placed)
  expect(events.filter(({ act }) => act === 'refund')).toHaveLength(1)
  expect(await ledgerOf(server, placed.id)).toMatchObject({ customer: 0, store: 0 })
})

test('one of an order that is cancelled while its card is being charged is made with the charge', async () => {
  const { id, intentId, totalPence } = await placePaid(server, store)
  await actOnOrder(server.context, { ...byStore(id), act: 'accept' })
  await actOnOrder(server.context, { ...byStore(id), act: 'cancel', reason: 'closing' })
  await continuePayment(server.context, id)
  expect(await givenBack(intentId)).toBe(totalPence)
})

test('a refund that the provider refuses can be made again', async () => {
  const placed = await placeCaptured()
  // Somebody has refunded half of it at the provider.
  await server.stripe.refunds.create({ payment_intent: placed.intentId, amount: 1000 })
  await refund(placed.id)
  await flushJobs(server)
  const { payment, events, lines } = await read(placed)
  expect(payment).toMatchObject({ refundedPence: 0, refunds: [{ status: 'failed' }] })
  expect(lines.map(({ refundedQuantity }) => refundedQuantity)).toEqual([0])
  expect(events.some(({ act }) => act === 'refund')).toBe(false)
  await refund(placed.id, { lines: [{ position: 0, quantity: 1 }] })
  await flushJobs(server)
  const statuses = (await read(placed)).payment?.refunds.map(({ status }) => status)
  // Both were requested at one instant.
  expect(statuses?.toSorted()).toEqual(['failed', 'succeeded'])
  expect(await ledgerOf(server, placed.id)).toMatchObject({ customer: 0 })
})

test('dishes whose refund the provider refused can be refunded again, and no more of them than there are', async () => {
  const placed = await placeCaptured()
  const dishes = (quantity: number) => ({ lines: [{ position: 0, quantity }] })
  const both = placed.subtotalPence - placed.discountPence
  // Somebody has refunded so much at the provider that both are no longer left.
  const elsewhere = placed.totalPence - both + 1
  await server.stripe.refunds.create({ payment_intent: placed.intentId, amount: elsewhere })
  await refund(placed.id, dishes(2))
  await flushJobs(server)
  expect((await refund(placed.id, dishes(1))).code).toBe(200)
  await flushJobs(server)
  expect(await givenBack(placed.intentId)).toBe(elsewhere + both / 2)
  expect(await refund(placed.id, dishes(2))).toMatchObject({
    code: 409,
    body: { message: 'REFUND_TOO_LARGE', details: { lines: [{ quantity: 1, pence: both / 2 }] } },
  })
})

describe('a refund that stays pending', () => {
  const trouble = (requestedOnes: object) =>
    fetch(`${server.sandbox.url}/stripe/trouble`, {
      method: 'POST',
      body: JSON.stringify(requestedOnes),
    })
  const statusOf = async (intentId: string) =>
    (await server.stripe.refunds.list({ payment_intent: intentId })).data[0]?.status
  afterEach(() => trouble({}))

  test('is made when the provider reports it', async () => {
    await trouble({ slowRefundMs: 400 })
    const placed = await placeCaptured('pm_card_pendingRefund')
    await refund(placed.id)
    await flushJobs(server)
    expect((await read(placed)).payment?.refunds).toMatchObject([{ status: 'requested' }])
    await expect.poll(() => statusOf(placed.intentId)).toBe('succeeded')
    await continuePayment(server.context, placed.id)
    expect((await read(placed)).payment?.refunds).toMatchObject([{ status: 'succeeded' }])
    expect(await ledgerOf(server, placed.id)).toMatchObject({ customer: 0, store: 0 })
  })

  test('and returned by the bank in the end, can be made again', async () => {
    await trouble({ slowRefundMs: 400 })
    const placed = await placeCaptured('pm_card_refundFail')
    const before = await ledgerOf(server, placed.id)
    await refund(placed.id)
    await flushJobs(server)
    await expect.poll(() => statusOf(placed.intentId)).toBe('failed')
    await continuePayment(server.context, placed.id)
    await continuePayment(server.context, placed.id)
    expect((await read(placed)).payment).toMatchObject({
      refundedPence: 0,
      refunds: [{ status: 'failed' }],
    })
    expect(await ledgerOf(server, placed.id)).toEqual(before)
  })
})
