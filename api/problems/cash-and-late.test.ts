import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Order } from '#contract/orders.ts'
import type { ProblemPolicy } from '#contract/problems/problem-policy.ts'
import type { Statement } from '#contract/payments/statement.ts'
import { actOnOrder } from '#api/orders/testing/act-on-order.ts'
import { ledgerOf } from '#api/payments/testing/ledger.ts'
import {
  createPaidApp,
  emailsAbout,
  payerOf,
  placePaid,
  flushJobs,
  type PaidApp,
} from '#api/payments/testing/payments.ts'
import type { TestAccount } from '#api/testing/test-account.ts'
import { FRIDAY_EVENING } from '#api/testing/test-app.ts'
import { placeTestOrder } from '#api/testing/test-order.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { creditLateOrder } from './credit-late-order.ts'
import {
  NO,
  ONE_MISSING,
  openStaff,
  placeDeliveredInCash,
  problemCallsOf,
  problemEmailsAbout,
  type ProblemCalls,
} from './testing/problems.ts'

let server: PaidApp
let store: TestStore
let partner: TestAccount
let operator: TestAccount
let calls: ProblemCalls
beforeAll(async () => {
  server = await createPaidApp()
  calls = problemCallsOf(server)
})
beforeEach(async () => {
  server.setNow(FRIDAY_EVENING)
  store = await openTestStore(server.context)
  ;({ partner, operator } = await openStaff(server, store.storeId))
})
afterAll(() => server.close())

const one = { lines: [{ position: 0, quantity: 1 }], text: 'Sorry.' }

describe('an order that was paid in cash', () => {
  const statement = async () => {
    const url = `/api/v1/partner/stores/${store.storeId}/statement?from=2026-05-15&to=2026-05-15`
    const answer = await server.app.inject({ url, headers: partner.headers })
    return answer.json<Statement>()
  }

  test("is refunded by its store: the ledger has it, and the store's balance stays unchanged", async () => {
    const order = await placeDeliveredInCash(server, store)
    const before = await ledgerOf(server, order.id)
    const { id } = (await calls.report(order)).body
    const answered = await calls.answer('partner', partner, id, 'refund', one)
    expect(answered.body).toMatchObject({ status: 'refunded', refundedPence: 1140 })
    expect(await ledgerOf(server, order.id)).toEqual(before)
    expect(await problemEmailsAbout(server, id)).toContain('refund customer')
    const { totals } = await statement()
    expect(totals).toMatchObject({ storeRefundsPence: 1140, cashPence: 2340 - 1140 })
    const { events } = (await payerOf(server, order).ask<Order>('GET', `/order/${order.id}`)).body
    expect(events.at(-1)).toMatchObject({ act: 'refund', by: 'partner' })
  })

  test('is refunded at the expense of the marketplace, which owes it to the store', async () => {
    const order = await placeDeliveredInCash(server, store)
    const before = await ledgerOf(server, order.id)
    const { id } = (await calls.report(order)).body
    await calls.answer('partner', partner, id, 'decline', NO)
    await calls.appeal(order, id)
    await calls.answer('operator', operator, id, 'uphold', { ...one, payer: 'marketplace' })
    expect(await ledgerOf(server, order.id)).toEqual({
      ...before,
      store: before.store + 1140,
      marketplace: before.marketplace - 1140,
    })
    expect(await problemEmailsAbout(server, id)).toEqual(
      expect.arrayContaining(['uphold customer', 'uphold store']),
    )
  })

  test('cannot be refunded before it is completed, but can be reported', async () => {
    const { orderId: id, orderToken } = await placeTestOrder(server.context, store)
    await actOnOrder(server.context, { orderId: id, act: 'accept', by: 'partner', accountId: null })
    server.setNow(new Date(FRIDAY_EVENING.getTime() + 2 * 3_600_000))
    const never = { kind: 'neverCame', remedy: 'money', text: '' }
    const order = { id, orderToken }
    expect((await calls.report(order, never)).body.message).toBe('NOT_REFUNDABLE')
    expect((await calls.report(order, { ...never, remedy: 'nothing' })).body.status).toBe('noted')
  })

  test('refunds no more than it cost', async () => {
    const order = await placeDeliveredInCash(server, store)
    const { id } = (await calls.report(order)).body
    await calls.answer('partner', partner, id, 'refund', { amountPence: 2000 })
    const second = (await calls.report(order, { ...ONE_MISSING, text: 'And the other.' })).body.id
    const answer = await calls.answer('partner', partner, second, 'refund', { amountPence: 341 })
    expect([answer.code, answer.body.message]).toEqual([409, 'REFUND_TOO_LARGE'])
    expect(answer.body.details).toMatchObject({ leftPence: 340 })
  })

  test('is refunded as a whole with every fee, and after that no more', async () => {
    const order = await placeDeliveredInCash(server, store)
    const first = (await calls.report(order)).body.id
    await calls.answer('partner', partner, first, 'decline', NO)
    const second = (await calls.report(order, { ...ONE_MISSING, text: 'Both are.' })).body.id
    await calls.answer('partner', partner, second, 'refund', { text: 'Sorry.' })
    const { customer, store: stores, marketplace, bagCharge } = await ledgerOf(server, order.id)
    expect([customer, stores, marketplace, bagCharge]).toEqual([0, 0, 0, 0])
    await calls.appeal(order, first)
    const given = { ...one, payer: 'store' }
    const answer = await calls.answer('operator', operator, first, 'uphold', given)
    expect([answer.code, answer.body.message]).toEqual([409, 'NOT_REFUNDABLE'])
  })
})

describe('a late order', () => {
  const rule = { minutes: 30, percent: 10, pence: null, capPence: 500, payer: 'store' }
  const setRule = async (lateCredit: object | null) => {
    const path = '/operator/problem-policy'
    const { body } = await calls.ask<ProblemPolicy>('GET', path, operator.headers)
    await calls.ask('PUT', path, operator.headers, { ...body, lateCredit })
  }

  /** Paid by card, accepted, and delivered this many minutes after its promised window. */
  async function deliverLate(minutes: number) {
    const placed = await placePaid(server, store)
    const by = { orderId: placed.id, by: 'partner' as const, accountId: null }
    await actOnOrder(server.context, { ...by, act: 'accept' })
    await flushJobs(server)
    await actOnOrder(server.context, { ...by, act: 'dispatch' })
    const promisedMs = new Date(placed.promisedAt).getTime()
    const windowEndMs = Math.ceil(promisedMs / 300_000) * 300_000
    server.setNow(new Date(windowEndMs + minutes * 60_000))
    await actOnOrder(server.context, { ...by, act: 'complete' })
    return placed
  }

  /** Runs the waiting jobs about late orders now, some of them twice at once. */
  async function creditJobs(): Promise<string[]> {
    const { rows } = await server.context.pool.query<{ id: string }>(
      `DELETE FROM graphile_worker._private_jobs AS job USING graphile_worker._private_tasks AS task
       WHERE task.id = job.task_id AND task.identifier = 'credit-late-order'
       RETURNING job.payload->>'orderId' AS id`,
    )
    await Promise.all(
      rows.flatMap(({ id }) => [1, 2, 3].map(() => creditLateOrder(server.context, id))),
    )
    await flushJobs(server)
    return rows.map(({ id }) => id)
  }

  test('is credited once by the rule, through the ledger, and both parties are emailed', async () => {
    await setRule(rule)
    const placed = await deliverLate(34)
    expect(await creditJobs()).toEqual([placed.id])
    const credit = Math.floor(placed.totalPence / 10)
    const { lateCredit } = (await calls.read(placed)).body
    expect(lateCredit).toMatchObject({ amountPence: credit, minutesLate: 34 })
    const { payment } = (await payerOf(server, placed).ask<Order>('GET', `/order/${placed.id}`))
      .body
    expect(payment).toMatchObject({
      refundedPence: credit,
      refunds: [{ status: 'succeeded', lateMinutes: 34, lines: [] }],
    })
    const { customer, store: storeGot } = await ledgerOf(server, placed.id)
    expect(customer).toBe(0)
    expect(storeGot).toBe(
      placed.subtotalPence - placed.discountPence + placed.deliveryFeePence - credit,
    )
    expect(await emailsAbout(server, placed.id)).toEqual(
      expect.arrayContaining(['refunded customer', 'refunded store']),
    )
    // Its items can still be refunded for what is left of what was paid.
    const { body } = await calls.report(placed, { kind: 'neverCame', remedy: 'money', text: '' })
    expect(body.requestedPence).toBe(placed.totalPence - credit)
  })

  test('is not credited again when the rule changes', async () => {
    await setRule(rule)
    const placed = await deliverLate(40)
    await creditJobs()
    await setRule({ ...rule, percent: 50, capPence: null })
    expect(await creditLateOrder(server.context, placed.id)).toBe(0)
  })

  test.each([
    ['without a rule', null, 90],
    ['before the minutes of the rule', rule, 29],
  ])('is not credited %s', async (_, lateCredit, minutes) => {
    await setRule(lateCredit)
    const placed = await deliverLate(minutes)
    expect(await creditJobs()).toEqual([placed.id])
    expect((await calls.read(placed)).body.lateCredit).toBeNull()
  })

  test('credits nothing for an order in time', async () => {
    await setRule(rule)
    await deliverLate(0)
    expect(await creditJobs()).toEqual([])
  })

  test('credits nothing for a collection that was ready in time, and fetched hours later', async () => {
    await setRule(rule)
    const placed = await placePaid(server, store, { details: { serviceType: 'collection' } })
    const by = { orderId: placed.id, by: 'partner' as const, accountId: null }
    await actOnOrder(server.context, { ...by, act: 'accept' })
    await flushJobs(server)
    await actOnOrder(server.context, { ...by, act: 'ready' })
    server.setNow(new Date(FRIDAY_EVENING.getTime() + 3 * 3_600_000))
    await actOnOrder(server.context, { ...by, act: 'complete' })
    expect(await creditJobs()).toEqual([])
  })

  test('waits for its card to be charged', async () => {
    await setRule({ ...rule, minutes: 1 })
    const placed = await placePaid(server, store)
    const by = { orderId: placed.id, by: 'partner' as const, accountId: null }
    await actOnOrder(server.context, { ...by, act: 'accept' })
    await actOnOrder(server.context, { ...by, act: 'dispatch' })
    server.setNow(new Date(FRIDAY_EVENING.getTime() + 3 * 3_600_000))
    await actOnOrder(server.context, { ...by, act: 'complete' })
    await expect(creditLateOrder(server.context, placed.id)).rejects.toThrow('still being charged')
    await flushJobs(server)
    expect(await creditLateOrder(server.context, placed.id)).toBeGreaterThan(0)
  })
})
