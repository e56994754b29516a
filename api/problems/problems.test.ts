import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ProblemReport } from '#contract/problems/problem-report.ts'
import { actOnOrder } from '#api/orders/testing/act-on-order.ts'
import { FRIDAY_EVENING } from '#api/testing/test-app.ts'
import { placeTestOrder } from '#api/testing/test-order.ts'
import { ledgerOf } from '#api/payments/testing/ledger.ts'
import { emailsAbout, payerOf, placePaid, flushJobs } from '#api/payments/testing/payments.ts'
import type { PaidApp } from '#api/payments/testing/payments.ts'
import type { TestAccount } from '#api/testing/test-account.ts'
import type { TestStore } from '#api/testing/test-store.ts'
import { expireProblems } from './expire-problems.ts'
import {
  openProblemStore,
  NO,
  ONE_MISSING,
  openStaff,
  placeDelivered,
  placeReported,
  problemEmailsAbout,
  type OwnOrder,
  type ProblemCalls,
} from './testing/problems.ts'

let server: PaidApp
let store: TestStore
let partner: TestAccount
let operator: TestAccount
let calls: ProblemCalls
beforeAll(async () => {
  ;({ server, store, calls } = await openProblemStore())
})
beforeEach(async () => {
  server.setNow(FRIDAY_EVENING)
  ;({ partner, operator } = await openStaff(server, store.storeId))
})
afterAll(() => server.close())

const hoursLater = (hours: number) => new Date(FRIDAY_EVENING.getTime() + hours * 3_600_000)

const refund = (id: string, body: object = { lines: [{ position: 0, quantity: 1 }] }) =>
  calls.answer('partner', partner, id, 'refund', { text: '', ...body })
const decline = (id: string) => calls.answer('partner', partner, id, 'decline', NO)

const moneyOf = async (order: OwnOrder) => {
  const { body } = await payerOf(server, order).ask<{ payment: { refundedPence: number } }>(
    'GET',
    `/order/${order.id}`,
  )
  return body.payment.refundedPence
}
const actsOf = ({ events }: ProblemReport) => events.map(({ act, by }) => `${act} ${by}`)

test('a guest reports a missing dish, the store refunds it, and the ledger balances', async () => {
  const order = await placeDelivered(server, store)
  const before = (await calls.read(order)).body
  expect(before).toMatchObject({
    reports: [],
    isReportable: true,
    quantities: [2],
    answerHours: 24,
    lateCredit: null,
    window: { closesAt: hoursLater(48).toISOString() },
  })
  const { body: report } = await calls.report(order)
  const each = (before.refundable.lines[0]?.linePence ?? 0) / 2
  expect(report).toMatchObject({
    status: 'reported',
    requestedPence: each,
    answerBy: hoursLater(24).toISOString(),
    lines: [{ ...ONE_MISSING.lines[0], name: before.refundable.lines[0]?.name }],
    text: 'There was only one.',
    acts: [],
  })
  expect(await problemEmailsAbout(server, report.id)).toEqual(['report customer', 'report store'])

  const answered = await refund(report.id, {
    lines: [{ position: 0, quantity: 1 }],
    text: 'Sorry, we left it out.',
  })
  expect(answered.body).toMatchObject({ status: 'refunded', refundedPence: each })
  await flushJobs(server)
  expect(await moneyOf(order)).toBe(each)
  expect(await ledgerOf(server, order.id)).toMatchObject({ customer: 0 })
  expect(await emailsAbout(server, order.id)).toContain('refunded customer')

  const after = (await calls.read(order)).body
  expect(after).toMatchObject({ quantities: [1], reports: [{ status: 'refunded', acts: [] }] })
  expect(after.reports[0]?.events).toMatchObject([
    { act: 'report', by: 'customer', payer: null },
    {
      act: 'refund',
      by: 'partner',
      amountPence: each,
      text: 'Sorry, we left it out.',
      payer: null,
    },
  ])
})

test('a declined customer appeals to the marketplace, which refunds at its own expense', async () => {
  const { order, id } = await placeReported(server, store)
  expect((await decline(id)).body).toMatchObject({ status: 'declined' })
  const { body } = await calls.appeal(order, id, 'I have a photo of the box.')
  expect(body).toMatchObject({ status: 'escalated', acts: [] })
  const see = await calls.see('operator', operator, id)
  expect(see.body).toMatchObject({ acts: ['uphold', 'reject'], refundable: { refunded: [] } })

  const given = { lines: [{ position: 0, quantity: 1 }], payer: 'marketplace', text: 'We agree.' }
  const decided = await calls.answer('operator', operator, id, 'uphold', given)
  expect(decided.body).toMatchObject({ status: 'upheld' })
  expect(actsOf(decided.body)).toEqual([
    'report customer',
    'decline partner',
    'appeal customer',
    'uphold operator',
  ])
  await flushJobs(server)
  const ledger = await ledgerOf(server, order.id)
  expect(ledger).toMatchObject({ customer: 0 })
  expect(ledger.marketplace).toBeLessThan(0)
  const about = await emailsAbout(server, order.id)
  expect(about).toEqual(expect.arrayContaining(['refunded customer', 'refunded store']))
  expect(await problemEmailsAbout(server, id)).toEqual([
    'appeal customer',
    'appeal operator',
    'appeal store',
    'decline customer',
    'report customer',
    'report store',
  ])
})

test('a report is decided once: what the marketplace rejects stays so', async () => {
  const { order, id } = await placeReported(server, store)
  await decline(id)
  await calls.appeal(order, id)
  const rejected = await calls.answer('operator', operator, id, 'reject', NO)
  expect(rejected.body).toMatchObject({ status: 'rejected' })
  for (const again of [
    await calls.appeal(order, id),
    await decline(id),
    await refund(id),
    await calls.answer('operator', operator, id, 'reject', NO),
  ])
    expect(again).toMatchObject({
      code: 409,
      body: { message: 'PROBLEM_STATUS_INVALID', details: { status: 'rejected' } },
    })
  expect(await moneyOf(order)).toBe(0)
})

test('an answer below what was requested can be appealed', async () => {
  const { order, id } = await placeReported(server, store)
  expect((await refund(id, { amountPence: 100 })).body).toMatchObject({
    status: 'partrefunded',
    refundedPence: 100,
  })
  expect((await calls.read(order)).body.reports[0]?.acts).toEqual(['appeal'])
  await calls.appeal(order, id)
  const given = { amountPence: 50, payer: 'store', text: '' }
  const decided = await calls.answer('operator', operator, id, 'uphold', given)
  expect(decided.body).toMatchObject({ status: 'upheld', refundedPence: 150 })
  await flushJobs(server)
  expect(await moneyOf(order)).toBe(150)
  expect(await ledgerOf(server, order.id)).toMatchObject({ customer: 0 })
})

test('a report that a store does not answer in time is passed to the marketplace', async () => {
  const { order, id } = await placeReported(server, store)
  server.setNow(new Date(hoursLater(24).getTime() - 1))
  await expireProblems(server.context)
  expect((await calls.read(order)).body.reports[0]?.status).toBe('reported')
  server.setNow(hoursLater(24))
  await Promise.all([expireProblems(server.context), expireProblems(server.context)])
  const [passed] = (await calls.read(order)).body.reports
  expect(passed && actsOf(passed)).toEqual(['report customer', 'expire system'])
  expect(passed?.status).toBe('escalated')
  expect(await problemEmailsAbout(server, id)).toEqual([
    'expire customer',
    'expire operator',
    'expire store',
    'report customer',
    'report store',
  ])
})

test('an undelivered order is refunded in full, with every fee', async () => {
  const placed = await placePaid(server, store)
  const by = { orderId: placed.id, by: 'partner' as const, accountId: null }
  await actOnOrder(server.context, { ...by, act: 'accept' })
  await flushJobs(server)
  const never = { kind: 'neverCame', remedy: 'money', text: '' }
  expect((await calls.report(placed, never)).body.message).toBe('PROBLEM_WINDOW_CLOSED')
  server.setNow(hoursLater(3))
  ;({ partner } = await openStaff(server, store.storeId))
  const { body } = await calls.report(placed, never)
  expect(body).toMatchObject({ kind: 'neverCame', requestedPence: placed.totalPence })
  expect((await refund(body.id, {})).body).toMatchObject({ status: 'refunded' })
  await flushJobs(server)
  expect(await moneyOf(placed)).toBe(placed.totalPence)
})

test('a collection can be ready late, but not fail to arrive', async () => {
  const { storeId } = store
  const placed = await placeTestOrder(server.context, { storeId, service: 'collection' })
  const { orderId, orderToken } = placed
  for (const act of ['accept', 'ready', 'complete'] as const)
    await actOnOrder(server.context, { orderId, act, by: 'partner', accountId: null })
  const order = { id: orderId, orderToken }
  const report = { remedy: 'nothing', text: '' }
  const refused = await calls.report(order, { ...report, kind: 'neverCame' })
  expect(refused.body.message).toEqual([{ field: 'kind', code: 'invalid_value' }])
  const { body } = await calls.report(order, { ...report, kind: 'late' })
  expect(body).toMatchObject({ kind: 'late', order: { serviceType: 'collection' } })
})

test('a report without a request is noted, and waits for nobody', async () => {
  const { order, id } = await placeReported(server, store, { ...ONE_MISSING, remedy: 'nothing' })
  const list = await calls.ask<{ open: number; items: ProblemReport[] }>(
    'GET',
    `/partner/stores/${store.storeId}/problems?state=closed`,
    partner.headers,
  )
  expect(list.body.items.find((each) => each.id === id)).toMatchObject({
    status: 'noted',
    acts: [],
  })
  expect((await decline(id)).body.message).toBe('PROBLEM_STATUS_INVALID')
  // So the customer may report something else.
  expect((await calls.read(order)).body).toMatchObject({ isReportable: true, quantities: [1] })
})

test('the same request reports once, and its key is for nothing else', async () => {
  const order = await placeDelivered(server, store)
  const key = { 'idempotency-key': `problem ${order.id}` }
  const answers = await Promise.all([1, 2, 3].map(() => calls.report(order, ONE_MISSING, key)))
  expect(answers.map(({ code }) => code)).toEqual([201, 201, 201])
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  const other = await calls.report(order, { ...ONE_MISSING, text: 'Both.' }, key)
  expect(other.body.message).toBe('IDEMPOTENCY_KEY_REUSED')
})

test('no more is refunded than was paid, whatever was refunded besides', async () => {
  const { order, id } = await placeReported(server, store)
  const total = (await calls.see('partner', partner, id)).body.order.totalPence
  const tooMuch = await refund(id, { amountPence: total + 1 })
  expect(tooMuch).toMatchObject({
    code: 409,
    body: { message: 'REFUND_TOO_LARGE', details: { leftPence: total } },
  })
  const direct = () =>
    server.app.inject({
      method: 'POST',
      url: `/api/v1/operator/orders/${order.id}/refund`,
      headers: operator.headers,
      body: { payer: 'marketplace' },
    })
  await Promise.all([refund(id, {}), direct(), refund(id, {}), direct()])
  await flushJobs(server)
  expect(await moneyOf(order)).toBe(total)
  expect(await ledgerOf(server, order.id)).toMatchObject({ customer: 0 })
  const { status } = (await calls.see('partner', partner, id)).body
  // Nothing was left for the second; a report without a refund is still to be answered.
  expect(['refunded', 'reported']).toContain(status)
})

test('of a line and an amount at once, the field is named', async () => {
  const { id } = await placeReported(server, store)
  const both = await refund(id, { lines: [{ position: 0, quantity: 1 }], amountPence: 1 })
  expect([both.code, both.body.message]).toEqual([
    400,
    [{ field: 'amountPence', code: 'invalid_value' }],
  ])
  const other = await calls.answer('partner', partner, id, 'decline', {
    reason: 'other',
    text: ' ',
  })
  expect(other.body.message).toEqual([{ field: 'text', code: 'required_field' }])
})
