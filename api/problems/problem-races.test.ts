import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ledgerOf } from '#api/payments/testing/ledger.ts'
import { payerOf, flushJobs, type PaidApp } from '#api/payments/testing/payments.ts'
import type { Order } from '#contract/orders.ts'
import type { TestAccount } from '#api/testing/test-account.ts'
import { FRIDAY_EVENING } from '#api/testing/test-app.ts'
import type { TestStore } from '#api/testing/test-store.ts'
import { expireProblems } from './expire-problems.ts'
import {
  openProblemStore,
  NO,
  ONE_MISSING,
  openStaff,
  placeDelivered,
  placeDeliveredInCash,
  type Answer,
  type OwnOrder,
  type ProblemCalls,
} from './testing/problems.ts'

let server: PaidApp
let store: TestStore
let partner: TestAccount
let colleague: TestAccount
let operator: TestAccount
let calls: ProblemCalls
beforeAll(async () => {
  ;({ server, store, calls } = await openProblemStore())
})
beforeEach(async () => {
  server.setNow(FRIDAY_EVENING)
  ;({ partner, operator } = await openStaff(server, store.storeId))
  colleague = (await openStaff(server, store.storeId)).partner
})
afterAll(() => server.close())

const one = { lines: [{ position: 0, quantity: 1 }], text: '' }

async function reported(): Promise<{ order: OwnOrder & { totalPence: number }; id: string }> {
  const order = await placeDelivered(server, store)
  return { order, id: (await calls.report(order)).body.id }
}

/** One succeeded; everyone else got the error that they were too late. */
function expectOneWinner(answers: Answer<unknown>[]): void {
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
  for (const { code, body } of answers)
    if (code !== 200) expect([code, body.message]).toEqual([409, 'PROBLEM_STATUS_INVALID'])
}

async function refundsOf(order: OwnOrder) {
  await flushJobs(server)
  const { body } = await payerOf(server, order).ask<Order>('GET', `/order/${order.id}`)
  expect(await ledgerOf(server, order.id)).toMatchObject({ customer: 0 })
  return body.payment?.refunds ?? []
}

test('two of the staff answer at once: one counts, and at most one refund is made', async () => {
  for (let round = 0; round < 5; round++) {
    const { order, id } = await reported()
    const answers = await Promise.all([
      calls.answer('partner', partner, id, 'refund', one),
      calls.answer('partner', colleague, id, 'refund', one),
      calls.answer('partner', partner, id, 'decline', NO),
      calls.answer('partner', colleague, id, 'decline', NO),
    ])
    expectOneWinner(answers)
    const { status } = (await calls.see('partner', partner, id)).body
    expect(await refundsOf(order)).toHaveLength(status === 'refunded' ? 1 : 0)
  }
})

test('the deadline passes while the store answers: one of both happened', async () => {
  for (let round = 0; round < 5; round++) {
    server.setNow(FRIDAY_EVENING)
    const { order, id } = await reported()
    server.setNow(new Date(FRIDAY_EVENING.getTime() + 25 * 3_600_000))
    ;({ partner, operator } = await openStaff(server, store.storeId))
    const [answer] = await Promise.all([
      calls.answer('partner', partner, id, 'refund', one),
      expireProblems(server.context),
      expireProblems(server.context),
    ])
    const { status, events } = (await calls.see('partner', partner, id)).body
    expect(status).toBe(answer.code === 200 ? 'refunded' : 'escalated')
    expect(events).toHaveLength(2)
    expect(await refundsOf(order)).toHaveLength(answer.code === 200 ? 1 : 0)
  }
})

test('two operators decide, a store still answers and the customer asks again, all at once', async () => {
  for (let round = 0; round < 5; round++) {
    const { order, id } = await reported()
    await calls.answer('partner', partner, id, 'decline', NO)
    await calls.appeal(order, id)
    const uphold = { ...one, payer: 'marketplace' }
    expectOneWinner(
      await Promise.all([
        calls.answer('operator', operator, id, 'uphold', uphold),
        calls.answer('operator', operator, id, 'uphold', uphold),
        calls.answer('operator', operator, id, 'reject', NO),
        calls.answer('partner', partner, id, 'refund', one),
        calls.appeal(order, id),
      ]),
    )
    const { status } = (await calls.see('operator', operator, id)).body
    expect(await refundsOf(order)).toHaveLength(status === 'upheld' ? 1 : 0)
  }
})

test('appealed from two tabs at once, the report is appealed once', async () => {
  const { order, id } = await reported()
  await calls.answer('partner', partner, id, 'decline', NO)
  expectOneWinner(await Promise.all([1, 2, 3].map(() => calls.appeal(order, id))))
})

test('another report and an appeal at once leave one that waits', async () => {
  for (let round = 0; round < 5; round++) {
    const { order, id } = await reported()
    await calls.answer('partner', partner, id, 'decline', NO)
    const answers = await Promise.all([calls.appeal(order, id), calls.report(order)])
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([
      expect.any(Number),
      409,
    ])
    expect(answers.map(({ body }) => body.message)).toContain('PROBLEM_ALREADY_OPEN')
    const { reports } = (await calls.read(order)).body
    expect(reports.filter(({ status }) => ['reported', 'escalated'].includes(status))).toHaveLength(
      1,
    )
  }
})

test('cash is refunded once, however many answer', async () => {
  const order = await placeDeliveredInCash(server, store)
  const { id } = (await calls.report(order, { ...ONE_MISSING, kind: 'neverCame', lines: [] })).body
  expectOneWinner(
    await Promise.all(
      [partner, colleague, partner].map((who) => calls.answer('partner', who, id, 'refund', {})),
    ),
  )
  const { refundable, refundedPence } = (await calls.see('partner', partner, id)).body
  expect([refundable.leftPence, refundedPence]).toEqual([0, 2340])
})
