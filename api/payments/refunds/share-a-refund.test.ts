import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Order } from '#contract/orders.ts'
import type { Statement } from '#contract/payments/statement.ts'
import { actOnOrder } from '#api/orders/testing/act-on-order.ts'
import { ledgerOf } from '#api/payments/testing/ledger.ts'
import {
  createPaidApp,
  placePaid,
  flushJobs,
  type PaidApp,
} from '#api/payments/testing/payments.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'

let server: PaidApp
let store: TestStore
let operator: TestAccount
beforeAll(async () => {
  server = await createPaidApp()
  store = await openTestStore(server.context)
  operator = await openTestAccount(server.context, 'operator')
})
afterAll(() => server.close())

/** An order of two pizzas for £21.59 that was accepted and paid. */
async function placeCaptured() {
  const placed = await placePaid(server, store, { card: 'pm_card_visa' })
  const byStore = { orderId: placed.id, by: 'partner', accountId: null } as const
  await actOnOrder(server.context, { ...byStore, act: 'accept' })
  await flushJobs(server)
  return placed
}

async function refund(orderId: string, body: object, key?: string) {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/v1/operator/orders/${orderId}/refund`,
    headers: { ...operator.headers, ...(key && { 'idempotency-key': key }) },
    body: { payer: 'store', reason: 'Cold', ...body },
  })
  return { code: answer.statusCode, body: answer.json<Order & { message?: string }>() }
}

const refundsAtProvider = async (intentId: string) =>
  (await server.stripe.refunds.list({ payment_intent: intentId })).data.map(({ amount }) => amount)

describe('a refund that restaurant and marketplace share', () => {
  test('is one refund to the customer, and each gives its part', async () => {
    const placed = await placeCaptured()
    const before = await ledgerOf(server, placed.id)
    const { code, body } = await refund(placed.id, { amountPence: 900, marketplacePence: 250 })
    expect(code).toBe(200)
    expect(body.payment).toMatchObject({
      refundedPence: 900,
      refunds: [{ amountPence: 900, payer: 'store', marketplacePence: 250 }],
    })
    await flushJobs(server)
    expect(await refundsAtProvider(placed.intentId)).toEqual([900])
    expect(await ledgerOf(server, placed.id)).toMatchObject({
      customer: 0,
      store: before.store - 650,
      marketplace: before.marketplace - 250,
      provider: before.provider + 900,
    })
  })

  test('reads as one amount to the customer, without who pays', async () => {
    const placed = await placeCaptured()
    await refund(placed.id, { amountPence: 900, marketplacePence: 250 })
    const answer = await server.app.inject({
      url: `/api/v1/order/${placed.id}`,
      headers: { 'x-order-token': placed.orderToken },
    })
    expect(answer.json<Order>().payment?.refunds).toMatchObject([
      { amountPence: 900, payer: null, marketplacePence: 0 },
    ])
  })

  test('stands in the statement with both parts', async () => {
    const other = await openTestStore(server.context)
    const theirs = await openTestAccount(server.context, 'partner', { storeIds: [other.storeId] })
    const placed = await placePaid(server, other, { card: 'pm_card_visa' })
    const byStore = { orderId: placed.id, by: 'partner', accountId: null } as const
    await actOnOrder(server.context, { ...byStore, act: 'accept' })
    await flushJobs(server)
    await refund(placed.id, { amountPence: 900, marketplacePence: 250 })
    await flushJobs(server)
    const url = `/api/v1/partner/stores/${other.storeId}/statement`
    const days = 'from=2026-05-01&to=2026-05-31'
    const { headers } = theirs
    const answer = await server.app.inject({ url: `${url}?${days}`, headers })
    const parts = { storeRefundsPence: 650, marketplaceRefundsPence: 250, refundedPence: 900 }
    const { items, totals } = answer.json<Statement>()
    expect(items.at(-1)).toMatchObject({ kind: 'refund', payer: 'store', ...parts })
    expect(totals).toMatchObject({ ...parts, refunds: 1 })
    const csv = await server.app.inject({ url: `${url}.csv?${days}`, headers })
    expect(csv.body).toContain('2.50,9.00,both,Cold')
  })

  test('is made once, however many operators ask for the rest at once', async () => {
    const placed = await placeCaptured()
    const answers = await Promise.all(
      [100, 200, 300, 400].map((marketplacePence) => refund(placed.id, { marketplacePence })),
    )
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409, 409, 409])
    await flushJobs(server)
    expect(await refundsAtProvider(placed.intentId)).toEqual([placed.totalPence])
    expect(await ledgerOf(server, placed.id)).toMatchObject({ customer: 0 })
  })

  test('is repeated with its key once, and not with another part', async () => {
    const placed = await placeCaptured()
    const body = { amountPence: 900, marketplacePence: 250 }
    const answers = await Promise.all([1, 2, 3].map(() => refund(placed.id, body, 'shared')))
    for (const { code } of answers) expect(code).toBe(200)
    expect(await refund(placed.id, { ...body, marketplacePence: 300 }, 'shared')).toMatchObject({
      code: 409,
      body: { message: 'IDEMPOTENCY_KEY_REUSED' },
    })
    await flushJobs(server)
    expect(await refundsAtProvider(placed.intentId)).toEqual([900])
  })

  test('leaves a part to the restaurant', async () => {
    const placed = await placeCaptured()
    for (const marketplacePence of [900, 901])
      expect(await refund(placed.id, { amountPence: 900, marketplacePence })).toMatchObject({
        code: 400,
        body: { message: 'REFUND_SHARE_TOO_LARGE', details: { amountPence: 900 } },
      })
    for (const body of [{ marketplacePence: 0 }, { payer: 'marketplace', marketplacePence: 100 }])
      expect((await refund(placed.id, { amountPence: 900, ...body })).code).toBe(400)
  })
})
