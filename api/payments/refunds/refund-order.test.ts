import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Order } from '#contract/orders.ts'
import { actOnOrder } from '#api/orders/testing/act-on-order.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { placeTestOrder } from '#api/testing/test-order.ts'
import { feeOf } from '#sandbox/stripe/charges/record-balance.ts'
import { continuePayment } from '#api/payments/intents/continue-payment.ts'
import { ledgerOf } from '#api/payments/testing/ledger.ts'
import {
  createPaidApp,
  emailsAbout,
  payerOf,
  placePaid,
  flushJobs,
  type PaidApp,
} from '#api/payments/testing/payments.ts'

let server: PaidApp
let store: TestStore
let partner: TestAccount
let operator: TestAccount
beforeAll(async () => {
  server = await createPaidApp()
  store = await openTestStore(server.context)
  partner = await openTestAccount(server.context, 'partner', { storeIds: [store.storeId] })
  operator = await openTestAccount(server.context, 'operator')
})
afterAll(() => server.close())

const byStore = (orderId: string) => ({ orderId, by: 'partner' as const, accountId: null })

/** An order of two pizzas for £21.59 that was accepted and paid. */
async function placeCaptured(card = 'pm_card_visa') {
  const placed = await placePaid(server, store, { card })
  await actOnOrder(server.context, { ...byStore(placed.id), act: 'accept' })
  await flushJobs(server)
  return placed
}

type Answer = { code: number; body: Order & { message: string; details: unknown } }

async function refund(
  orderId: string,
  body: object = {},
  { key, by = 'partner' }: { key?: string; by?: 'partner' | 'operator' } = {},
): Promise<Answer> {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/v1/${by}/orders/${orderId}/refund`,
    headers: {
      ...(by === 'partner' ? partner : operator).headers,
      ...(key && { 'idempotency-key': key }),
    },
    body,
  })
  return { code: answer.statusCode, body: answer.json() }
}

const read = async (placed: { id: string; orderToken: string }) =>
  (await payerOf(server, placed).ask<Order>('GET', `/order/${placed.id}`)).body
const givenBack = async (intentId: string) =>
  (await server.stripe.refunds.list({ payment_intent: intentId })).data.reduce(
    (sum, { amount }) => sum + amount,
    0,
  )

test('a line is refunded, then the rest: the customer has everything back, and the ledger is zero', async () => {
  const placed = await placeCaptured()
  const total = placed.totalPence
  const line = { lines: [{ position: 0, quantity: 1 }], reason: 'One was cold' }
  const { code, body } = await refund(placed.id, line)
  expect(code).toBe(200)
  const part = body.payment?.refunds[0]?.amountPence ?? 0
  expect(part).toBe((placed.lines[0]?.linePence ?? 0) / 2)
  expect(body.lines.map(({ refundedQuantity }) => refundedQuantity)).toEqual([1])
  expect(body.payment).toMatchObject({
    refundedPence: part,
    refunds: [{ status: 'requested', reason: 'One was cold', lines: [{ ...line.lines[0] }] }],
  })
  await flushJobs(server)
  expect(await givenBack(placed.intentId)).toBe(part)
  expect(await ledgerOf(server, placed.id)).toMatchObject({
    customer: 0,
    provider: part - total + feeOf(total),
  })

  expect((await refund(placed.id)).body.payment?.refundedPence).toBe(total)
  await flushJobs(server)
  expect(await givenBack(placed.intentId)).toBe(total)
  const after = await ledgerOf(server, placed.id)
  expect(after).toEqual({
    customer: 0,
    store: 0,
    marketplace: 0,
    bagCharge: 0,
    tip: 0,
    bank: 0,
    provider: feeOf(total),
    providerFee: -feeOf(total),
  })
  const { events, payment, lines } = await read(placed)
  expect(lines.map(({ refundedQuantity }) => refundedQuantity)).toEqual([2])
  expect(events.filter(({ act }) => act === 'refund')).toMatchObject([
    { by: 'partner' },
    { by: 'partner' },
  ])
  expect(payment?.refunds.map(({ status }) => status)).toEqual(['succeeded', 'succeeded'])
  const emails = await emailsAbout(server, placed.id)
  expect(emails.filter((each) => each === 'refunded customer')).toHaveLength(2)
  // It has refunded them, and knows.
  expect(emails).not.toContain('refunded store')
})

test('shows who pays for a refund to staff, and never to the customer', async () => {
  const placed = await placeCaptured()
  const line = { lines: [{ position: 0, quantity: 1 }] }
  const payersOf = ({ payment }: Order) => payment?.refunds.map(({ payer }) => payer).toSorted()
  expect(payersOf((await refund(placed.id, line)).body)).toEqual(['store'])
  const rest = { payer: 'marketplace' }
  const both = ['marketplace', 'store']
  expect(payersOf((await refund(placed.id, rest, { by: 'operator' })).body)).toEqual(both)
  for (const { headers, by } of [
    { headers: partner.headers, by: 'partner' },
    { headers: operator.headers, by: 'operator' },
  ]) {
    const url = `/api/v1/${by}/orders/${placed.id}`
    expect(payersOf((await server.app.inject({ url, headers })).json())).toEqual(both)
  }
  const found = await server.app.inject({
    url: `/api/v1/partner/stores/${store.storeId}/orders?number=${placed.number}`,
    headers: partner.headers,
  })
  expect(payersOf(found.json<{ items: [Order] }>().items[0])).toEqual(both)
  expect(payersOf(await read(placed))).toEqual([null, null])
})

describe('a refund is refused', () => {
  test.each([
    ['more than there was', { lines: [{ position: 0, quantity: 3 }] }, 'REFUND_TOO_LARGE'],
    ['a missing line', { lines: [{ position: 7, quantity: 1 }] }, 'REFUND_TOO_LARGE'],
  ])('%s', async (_, body, message) => {
    const placed = await placeCaptured()
    const answer = await refund(placed.id, body)
    expect([answer.code, answer.body.message]).toEqual([409, message])
    expect(answer.body.details).toEqual({
      leftPence: placed.totalPence,
      lines: [{ quantity: 2, pence: placed.subtotalPence }],
    })
  })

  test('of an order in cash', async () => {
    const { orderId } = await placeTestOrder(server.context, { storeId: store.storeId })
    expect((await refund(orderId)).body.message).toBe('NOT_REFUNDABLE')
  })

  test('of an order that nobody has accepted, and of one without anything left', async () => {
    const authorised = await placePaid(server, store)
    expect((await refund(authorised.id)).body.message).toBe('NOT_REFUNDABLE')
    const placed = await placeCaptured()
    await refund(placed.id)
    expect((await refund(placed.id)).body.message).toBe('NOT_REFUNDABLE')
    const line = { lines: [{ position: 0, quantity: 1 }] }
    expect((await refund(placed.id, line)).body.message).toBe('NOT_REFUNDABLE')
  })

  test("of another store's order", async () => {
    const elsewhere = await openTestStore(server.context)
    const { id } = await placePaid(server, elsewhere)
    expect(await refund(id)).toMatchObject({ code: 404, body: { message: 'NONEXISTING_ORDER' } })
  })
})

test('twenty at once refund no more than was paid', async () => {
  const placed = await placeCaptured()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      refund(placed.id, index % 2 ? { lines: [{ position: 0, quantity: 1 }] } : {}),
    ),
  )
  expect(answers.every(({ code }) => code === 200 || code === 409)).toBe(true)
  const { payment } = await read(placed)
  expect(payment?.refundedPence).toBe(placed.totalPence)
  await Promise.all([flushJobs(server), flushJobs(server)])
  await flushJobs(server)
  expect(await givenBack(placed.intentId)).toBe(placed.totalPence)
  expect(await ledgerOf(server, placed.id)).toMatchObject({ customer: 0, store: 0, bagCharge: 0 })
})

test('the same request refunds once, and its key cannot be reused for another', async () => {
  const placed = await placeCaptured()
  const line = { lines: [{ position: 0, quantity: 1 }] }
  const key = `refund ${placed.id}`
  const answers = await Promise.all([1, 2, 3].map(() => refund(placed.id, line, { key })))
  expect(answers.map(({ code }) => code)).toEqual([200, 200, 200])
  expect((await read(placed)).payment?.refunds).toHaveLength(1)
  expect((await refund(placed.id, {}, { key })).body.message).toBe('IDEMPOTENCY_KEY_REUSED')
})

test('a key names one refund: its payer, its reason and its lines', async () => {
  const placed = await placeCaptured()
  const given = { payer: 'marketplace', reason: 'Late', lines: [{ position: 0, quantity: 1 }] }
  const request = (change: object = {}) =>
    refund(placed.id, { ...given, ...change }, { key: `refund ${placed.id}`, by: 'operator' })
  expect((await request()).code).toBe(200)
  expect((await request()).code).toBe(200)
  for (const change of [
    { payer: 'store' },
    { reason: 'Cold' },
    { lines: [{ position: 0, quantity: 2 }] },
    { lines: undefined },
  ])
    expect((await request(change)).body.message).toBe('IDEMPOTENCY_KEY_REUSED')
  const { payment } = await read(placed)
  expect(payment?.refunds).toHaveLength(1)
})

test.each([
  ['an amount, and no other', { amountPence: 500 }, { amountPence: 501 }],
  ['an amount, and no line', { amountPence: 500 }, { lines: [{ position: 0, quantity: 1 }] }],
  ['everything, and no amount', {}, { amountPence: 2159 }],
])('a key names %s', async (_, first, other) => {
  const placed = await placeCaptured()
  const request = (body: object) =>
    refund(placed.id, { payer: 'store', ...body }, { key: `refund ${placed.id}`, by: 'operator' })
  for (const body of [first, first]) expect((await request(body)).code).toBe(200)
  expect((await request(other)).body.message).toBe('IDEMPOTENCY_KEY_REUSED')
  expect((await read(placed)).payment?.refunds).toHaveLength(1)
})

test('a key names a line, and not the amount that it costs', async () => {
  const placed = await placeCaptured()
  const request = (body: object) =>
    refund(placed.id, { payer: 'store', ...body }, { key: `refund ${placed.id}`, by: 'operator' })
  const { code, body } = await request({ lines: [{ position: 0, quantity: 1 }] })
  expect(code).toBe(200)
  const amountPence = body.payment?.refundedPence
  expect((await request({ amountPence })).body.message).toBe('IDEMPOTENCY_KEY_REUSED')
})

test('an operator chooses who pays, and the store is emailed', async () => {
  const placed = await placeCaptured()
  const body = { payer: 'marketplace', reason: 'Late' }
  expect((await refund(placed.id, body, { by: 'operator' })).code).toBe(200)
  await flushJobs(server)
  const ledger = await ledgerOf(server, placed.id)
  const earned = placed.subtotalPence - placed.discountPence + placed.deliveryFeePence
  expect(ledger).toMatchObject({ customer: 0, store: earned })
  expect(ledger.marketplace).toBe(placed.platformFeePence - placed.totalPence)
  expect(await emailsAbout(server, placed.id)).toContain('refunded store')
  expect((await refund(placed.id, {}, { by: 'operator' })).code).toBe(400)
})

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

describe('an accepted order that is cancelled', () => {
  const cancel = (orderId: string) =>
    actOnOrder(server.context, { ...byStore(orderId), act: 'cancel', reason: 'closing' })

  test('is refunded in full', async () => {
    const placed = await placeCaptured()
    const cancelled = await cancel(placed.id)
    expect(cancelled.payment).toMatchObject({
      refundedPence: placed.totalPence,
      refunds: [{ status: 'requested', lines: null, payer: 'store', reason: '' }],
    })
    await flushJobs(server)
    expect(await givenBack(placed.intentId)).toBe(placed.totalPence)
    expect(await ledgerOf(server, placed.id)).toMatchObject({ customer: 0, store: 0, tip: 0 })
    const { events } = await read(placed)
    expect(events.map(({ act }) => act).slice(-2)).toEqual(['cancel', 'refund'])
  })

  test('is refunded even while it is being captured', async () => {
    const placed = await placePaid(server, store)
    await actOnOrder(server.context, { ...byStore(placed.id), act: 'accept' })
    await cancel(placed.id)
    await flushJobs(server)
    await flushJobs(server)
    expect(await givenBack(placed.intentId)).toBe(placed.totalPence)
    expect(await ledgerOf(server, placed.id)).toMatchObject({ customer: 0, store: 0 })
  })

  test('has nothing to refund when the hold had expired', async () => {
    const placed = await placePaid(server, store)
    await actOnOrder(server.context, { ...byStore(placed.id), act: 'accept' })
    await server.stripe.paymentIntents.cancel(placed.intentId)
    await cancel(placed.id)
    await flushJobs(server)
    expect((await read(placed)).payment).toMatchObject({
      status: 'lapsed',
      refundedPence: 0,
      refunds: [{ status: 'failed' }],
    })
    expect(await ledgerOf(server, placed.id)).toMatchObject({ customer: 0, provider: 0 })
  })
})

test('cash is in the ledger when the food was handed over', async () => {
  const { orderId } = await placeTestOrder(server.context, { storeId: store.storeId })
  for (const act of ['accept', 'dispatch', 'complete'] as const)
    await actOnOrder(server.context, { ...byStore(orderId), act })
  expect(await ledgerOf(server, orderId)).toMatchObject({
    customer: 0,
    store: -60,
    marketplace: 50,
    bagCharge: 10,
    provider: 0,
  })
})

test('what was paid online is in the ledger once, also after the food was handed over', async () => {
  const placed = await placeCaptured()
  const ledger = await ledgerOf(server, placed.id)
  expect(ledger).toMatchObject({ customer: 0 })
  expect(ledger.store).toBeGreaterThan(0)
  for (const act of ['dispatch', 'complete'] as const)
    await actOnOrder(server.context, { ...byStore(placed.id), act })
  expect(await ledgerOf(server, placed.id)).toEqual(ledger)
})
