import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Order } from '#contract/orders.ts'
import { actOnOrder } from '#api/orders/testing/act-on-order.ts'
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

const ONE = { lines: [{ position: 0, quantity: 1 }] }

/** Requests, of one key unless another is given, about an order of two pizzas for £21.59 that was accepted and paid. */
async function requestsOfKey() {
  const { id, orderToken } = await placePaid(server, store, { card: 'pm_card_visa' })
  const by = { orderId: id, by: 'partner', accountId: null } as const
  await actOnOrder(server.context, { ...by, act: 'accept' })
  await flushJobs(server)
  const request = async (body: object, key = 'refund') => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api/v1/operator/orders/${id}/refund`,
      headers: { ...operator.headers, 'idempotency-key': `${key} ${id}` },
      body: { payer: 'store', ...body },
    })
    return { code: answer.statusCode, body: answer.json<Order & { message: string }>() }
  }
  const refunds = async () => {
    const url = `/api/v1/order/${id}`
    const answer = await server.app.inject({ url, headers: { 'x-order-token': orderToken } })
    return answer.json<Order>().payment?.refunds
  }
  return { request, refunds }
}

test('requests with one key refund once, at once too', async () => {
  const { request, refunds } = await requestsOfKey()
  const answers = await Promise.all([1, 2, 3].map(() => request(ONE)))
  expect(answers.map(({ code }) => code)).toEqual([200, 200, 200])
  expect(await refunds()).toHaveLength(1)
})

test('requests with two keys refund twice', async () => {
  const { request, refunds } = await requestsOfKey()
  for (const key of ['first', 'second']) expect((await request(ONE, key)).code).toBe(200)
  expect(await refunds()).toHaveLength(2)
})

const marketplace = { payer: 'marketplace', reason: 'Late', ...ONE }
test.each([
  ['a line, and not everything', ONE, {}],
  ['a line, and not two of it', ONE, { lines: [{ position: 0, quantity: 2 }] }],
  ['a line, and not the amount that it costs', ONE, { amountPence: 900 }],
  ['an amount, and no other', { amountPence: 500 }, { amountPence: 501 }],
  ['an amount, and no line', { amountPence: 500 }, ONE],
  ['everything, and not its amount', {}, { amountPence: 2159 }],
  ['who pays', marketplace, { ...marketplace, payer: 'store' }],
  ['the reason', marketplace, { ...marketplace, reason: 'Cold' }],
])('a key names %s', async (_, first, other) => {
  const { request, refunds } = await requestsOfKey()
  for (const body of [first, first]) expect((await request(body)).code).toBe(200)
  expect(await request(other)).toMatchObject({
    code: 409,
    body: { message: 'IDEMPOTENCY_KEY_REUSED' },
  })
  expect(await refunds()).toHaveLength(1)
})
