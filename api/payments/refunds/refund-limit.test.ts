import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { actOnOrder } from '#api/orders/testing/act-on-order.ts'
import {
  createPaidApp,
  flushJobs,
  placePaid,
  type PaidApp,
} from '#api/payments/testing/payments.ts'
import {
  NO,
  placeDeliveredInCash,
  problemCallsOf,
  type ProblemCalls,
} from '#api/problems/testing/problems.ts'
import { openSession } from '#api/session/sign-in/open-session.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'

let server: PaidApp
let store: TestStore
let owner: TestAccount
let support: TestAccount
let colleague: TestAccount
let problems: ProblemCalls
beforeAll(async () => {
  server = await createPaidApp()
  const { context } = server
  store = await openTestStore(context)
  owner = await openTestAccount(context, 'operator', { operatorRole: 'owner' })
  support = await openTestAccount(context, 'operator', { operatorRole: 'support' })
  colleague = await openTestAccount(context, 'operator', { operatorRole: 'support' })
  problems = problemCallsOf(server)
})
beforeEach(() => setMaximum(1000))
afterAll(() => server.close())

const setMaximum = (pence: number | null) =>
  server.context.pool.query('UPDATE marketplace SET support_refund_maximum_pence = $1', [pence])

/** Of £21.59, accepted and paid. */
async function placeCaptured(): Promise<string> {
  const { id: orderId } = await placePaid(server, store, { card: 'pm_card_visa' })
  const acting = { orderId, by: 'partner', accountId: null } as const
  await actOnOrder(server.context, { ...acting, act: 'accept' })
  await flushJobs(server)
  return orderId
}

async function refund(
  orderId: string,
  by: TestAccount,
  amountPence: number,
): Promise<{ code: number; message?: string; details?: unknown }> {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/v1/operator/orders/${orderId}/refund`,
    headers: by.headers,
    body: { amountPence, payer: 'marketplace', reason: 'Sorry' },
  })
  const { message, details } = answer.json<{ message?: string; details?: unknown }>()
  return { code: answer.statusCode, ...(message && { message, details }) }
}

const refused = (leftPence: number) => ({
  code: 403,
  message: 'REFUND_ABOVE_LIMIT',
  details: { maximumPence: 1000, leftPence },
})

describe('people for support refund up to a limit', () => {
  test('that counts what all of them have refunded on the order', async () => {
    const orderId = await placeCaptured()
    expect(await refund(orderId, support, 1001)).toEqual(refused(1000))
    expect(await refund(orderId, support, 600)).toEqual({ code: 200 })
    expect(await refund(orderId, colleague, 401)).toEqual(refused(400))
    expect(await refund(orderId, colleague, 400)).toEqual({ code: 200 })
    expect(await refund(orderId, support, 1)).toEqual(refused(0))
  })

  test('that is for each order, and counts no refund of an owner, who has none', async () => {
    const orderId = await placeCaptured()
    expect(await refund(orderId, owner, 1100)).toEqual({ code: 200 })
    expect(await refund(orderId, support, 1000)).toEqual({ code: 200 })
    expect(await refund(await placeCaptured(), support, 1000)).toEqual({ code: 200 })
  })

  test('that two of them at once don’t pass', async () => {
    const orderId = await placeCaptured()
    const answers = await Promise.all([support, colleague].map((by) => refund(orderId, by, 600)))
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 403])
    expect(answers).toContainEqual(refused(400))
  })

  test('that is lowered below what they have refunded', async () => {
    const orderId = await placeCaptured()
    await refund(orderId, support, 600)
    await setMaximum(500)
    expect(await refund(orderId, support, 1)).toMatchObject({
      details: { maximumPence: 500, leftPence: 0 },
    })
  })

  test('or any amount when there is none', async () => {
    await setMaximum(null)
    expect(await refund(await placeCaptured(), support, 2159)).toEqual({ code: 200 })
  })

  test('also while they work as the restaurant’s staff', async () => {
    const orderId = await placeCaptured()
    const { accountId } = support
    const { accessToken } = await openSession(
      server.context,
      { accountId, profileType: 'operator' },
      { rememberMe: false, address: '192.0.2.1', device: 'Firefox' },
    )
    const send = async <Answer>(url: string, token: string, body: object) => {
      const headers = { authorization: `Bearer ${token}` }
      const answer = await server.app.inject({ method: 'POST', url, headers, body })
      return { code: answer.statusCode, body: answer.json<Answer>() }
    }
    const session = `/api/v1/operator/stores/${store.storeId}/staff-session`
    const begun = await send<{ tokens: { accessToken: string } }>(session, accessToken, {
      reason: 'Their tablet is broken',
    })
    const path = `/api/v1/partner/orders/${orderId}/refund`
    expect(await send(path, begun.body.tokens.accessToken, { reason: '' })).toMatchObject({
      code: 403,
      body: { message: 'REFUND_ABOVE_LIMIT' },
    })
  })

  test('also where they decide a report of an order that was paid in cash', async () => {
    const partner = await openTestAccount(server.context, 'partner', { storeIds: [store.storeId] })
    const order = await placeDeliveredInCash(server, store)
    const { id } = (await problems.report(order)).body
    await problems.answer('partner', partner, id, 'decline', NO)
    await problems.appeal(order, id)
    const uphold = (amountPence: number) =>
      problems.answer('operator', support, id, 'uphold', { amountPence, payer: 'marketplace' })
    expect(await uphold(1001)).toMatchObject({
      code: 403,
      body: { message: 'REFUND_ABOVE_LIMIT', details: { maximumPence: 1000, leftPence: 1000 } },
    })
    expect(await uphold(1000)).toMatchObject({ code: 200 })
  })
})
