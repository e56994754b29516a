import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Order } from '#contract/orders.ts'
import { actOnOrder } from '#api/orders/testing/act-on-order.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { ledgerOf } from '#api/payments/testing/ledger.ts'
import {
  createPaidApp,
  placePaid,
  flushJobs,
  type PaidApp,
} from '#api/payments/testing/payments.ts'

let server: PaidApp
let store: TestStore
let operator: TestAccount
beforeAll(async () => {
  server = await createPaidApp()
  store = await openTestStore(server.context)
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

type Answer = { code: number; body: Order & { message: string } }

async function byOperator(orderId: string, body: object, key?: string): Promise<Answer> {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/v1/operator/orders/${orderId}/refund`,
    headers: { ...operator.headers, ...(key && { 'idempotency-key': key }) },
    body: { payer: 'marketplace', ...body },
  })
  return { code: answer.statusCode, body: answer.json() }
}

const givenBack = async (intentId: string) =>
  (await server.stripe.refunds.list({ payment_intent: intentId })).data.reduce(
    (sum, { amount }) => sum + amount,
    0,
  )

describe('an operator', () => {
  test('refunds a fee once, and an amount', async () => {
    const placed = await placeCaptured()
    const { platformFeePence } = placed
    expect(platformFeePence).toBeGreaterThan(0)
    const fee = await byOperator(placed.id, { fee: 'platformFee' })
    expect(fee.body.payment).toMatchObject({
      refundedPence: platformFeePence,
      refunds: [{ fee: 'platformFee', lines: [], payer: 'marketplace' }],
    })
    expect(await byOperator(placed.id, { fee: 'platformFee' })).toMatchObject({
      code: 409,
      body: { message: 'NOT_REFUNDABLE' },
    })
    expect((await byOperator(placed.id, { amountPence: 123 })).body.payment).toMatchObject({
      refundedPence: platformFeePence + 123,
    })
    expect(await byOperator(placed.id, { amountPence: placed.totalPence })).toMatchObject({
      code: 409,
      body: { message: 'REFUND_TOO_LARGE' },
    })
    await flushJobs(server)
    expect(await givenBack(placed.intentId)).toBe(platformFeePence + 123)
    expect(await ledgerOf(server, placed.id)).toMatchObject({ customer: 0 })
  })

  test('and a colleague refund the same fee at once: it is refunded once', async () => {
    const placed = await placeCaptured()
    const both = [1, 2].map(() => byOperator(placed.id, { fee: 'platformFee' }))
    const answers = await Promise.all(both)
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409])
    await flushJobs(server)
    expect(await givenBack(placed.intentId)).toBe(placed.platformFeePence)
  })

  test('repeats a request for a fee with its key, and not for another', async () => {
    const placed = await placeCaptured()
    const key = 'a key for one fee'
    for (const _ of [1, 2])
      expect((await byOperator(placed.id, { fee: 'platformFee' }, key)).code).toBe(200)
    expect(await byOperator(placed.id, { fee: 'deliveryFee' }, key)).toMatchObject({
      code: 409,
      body: { message: 'IDEMPOTENCY_KEY_REUSED' },
    })
    expect((await byOperator(placed.id, { fee: 'tip', amountPence: 1 })).code).toBe(400)
  })

  test('refunds no more of a fee than is left of what was paid', async () => {
    const [enough, tooLittle] = [await placeCaptured(), await placeCaptured()]
    const fee = enough.platformFeePence
    const leave = async ({ id, totalPence }: typeof enough, leftPence: number) =>
      expect((await byOperator(id, { amountPence: totalPence - leftPence })).code).toBe(200)
    await leave(enough, fee)
    expect((await byOperator(enough.id, { fee: 'platformFee' })).code).toBe(200)
    await leave(tooLittle, fee - 1)
    expect(await byOperator(tooLittle.id, { fee: 'platformFee' })).toMatchObject({
      code: 409,
      body: { message: 'REFUND_TOO_LARGE', details: { leftPence: fee - 1, lines: [] } },
    })
  })

  test('refunds no fee that was refunded with everything else', async () => {
    const placed = await placeCaptured()
    await byOperator(placed.id, {})
    expect(await byOperator(placed.id, { fee: 'platformFee' })).toMatchObject({ code: 409 })
  })
})
