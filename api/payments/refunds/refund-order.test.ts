import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Order } from '#contract/orders.ts'
import { actOnOrder } from '#api/orders/testing/act-on-order.ts'
import type { TestAccount } from '#api/testing/test-account.ts'
import { announceStoreChange } from '#api/stores/record/store-changes.ts'
import { openTestStore, untilAllIsReceived, type TestStore } from '#api/testing/test-store.ts'
import { placeTestOrder } from '#api/testing/test-order.ts'
import { feeOf } from '#sandbox/stripe/charges/record-balance.ts'
import { ledgerOf } from '#api/payments/testing/ledger.ts'
import {
  emailsAbout,
  placePaid,
  pushesAbout,
  flushJobs,
  type PaidApp,
} from '#api/payments/testing/payments.ts'
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
  const pushes = await pushesAbout(server, placed.id)
  expect(pushes.filter((each) => each === 'refunded')).toHaveLength(2)
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

  test('of an order whose card is still being charged', async () => {
    const placed = await placePaid(server, store)
    await actOnOrder(server.context, { ...byStore(placed.id), act: 'accept' })
    expect((await refund(placed.id)).body.message).toBe('NOT_REFUNDABLE')
  })

  test('of a dish that cost nothing', async () => {
    const { storeId, ...menu } = await openTestStore(server.context)
    const nothing = { price_pence: 0 }
    const { db } = server.context
    await db.updateTable('product').set(nothing).where('store_id', '=', storeId).execute()
    announceStoreChange(server.context, storeId)
    await untilAllIsReceived(server.context)
    const placed = await placePaid(
      server,
      { storeId, ...menu },
      { details: { serviceType: 'collection' } },
    )
    await actOnOrder(server.context, { ...byStore(placed.id), act: 'accept' })
    await flushJobs(server)
    const dish = { payer: 'store', lines: [{ position: 0, quantity: 1 }] }
    const answer = await refund(placed.id, dish, { by: 'operator' })
    expect([answer.code, answer.body.message]).toEqual([409, 'NOT_REFUNDABLE'])
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
