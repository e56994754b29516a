import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { flushJobs, placePaid } from '#api/payments/testing/payments.ts'
import { actOnOrder } from '#api/orders/testing/act-on-order.ts'
import type { PaidApp } from '#api/payments/testing/payments.ts'
import type { TestAccount } from '#api/testing/test-account.ts'
import { FRIDAY_EVENING } from '#api/testing/test-app.ts'
import type { TestStore } from '#api/testing/test-store.ts'
import {
  openProblemStore,
  NO,
  ONE_MISSING,
  openStaff,
  placeDelivered,
  placeReported,
  type OwnOrder,
  type ProblemCalls,
} from './testing/problems.ts'

let server: PaidApp
let store: TestStore
let partner: TestAccount
let calls: ProblemCalls
beforeAll(async () => {
  ;({ server, store, calls } = await openProblemStore())
})
beforeEach(async () => {
  server.setNow(FRIDAY_EVENING)
  ;({ partner } = await openStaff(server, store.storeId))
})
afterAll(() => server.close())

const hoursLater = (hours: number) => new Date(FRIDAY_EVENING.getTime() + hours * 3_600_000)

const decline = (id: string) => calls.answer('partner', partner, id, 'decline', NO)

describe('a report is refused', () => {
  const refusalOf = async (order: OwnOrder, body: object = ONE_MISSING) =>
    (await calls.report(order, body)).body.message

  test('while another one waits, also from two tabs at once', async () => {
    const order = await placeDelivered(server, store)
    const answers = await Promise.all([1, 2, 3, 4].map(() => calls.report(order)))
    expect(answers.map(({ code }) => code).toSorted()).toEqual([201, 409, 409, 409])
    expect(await refusalOf(order)).toBe('PROBLEM_ALREADY_OPEN')
  })

  test('of a dish that was reported before', async () => {
    const { order, id } = await placeReported(server, store)
    await decline(id)
    const two = { ...ONE_MISSING, lines: [{ position: 0, quantity: 2, kind: 'cold' }] }
    expect(await refusalOf(order, two)).toBe('PROBLEM_ALREADY_REPORTED')
    const twice = [ONE_MISSING.lines[0], ONE_MISSING.lines[0]]
    expect(await refusalOf(order, { ...ONE_MISSING, lines: twice })).toBe(
      'PROBLEM_ALREADY_REPORTED',
    )
  })

  test('the fourth time', async () => {
    const order = await placeDelivered(server, store)
    for (let count = 0; count < 3; count++) {
      const { body } = await calls.report(order, { kind: 'late', remedy: 'money', text: '' })
      await decline(body.id)
    }
    expect(await refusalOf(order)).toBe('TOO_MANY_PROBLEMS')
    expect((await calls.read(order)).body.isReportable).toBe(false)
  })

  test('two days after the order, and before anybody could know', async () => {
    const order = await placeDelivered(server, store)
    server.setNow(new Date(hoursLater(48).getTime() + 1))
    expect(await refusalOf(order)).toBe('PROBLEM_WINDOW_CLOSED')
    expect((await calls.read(order)).body.isReportable).toBe(false)
    server.setNow(FRIDAY_EVENING)
    expect(await refusalOf(await placePaid(server, store))).toBe('PROBLEM_WINDOW_CLOSED')
  })

  test('when its card could not be charged in the end, and not while it is being charged', async () => {
    const deliver = async () => {
      const placed = await placePaid(server, store)
      const by = { orderId: placed.id, by: 'partner' as const, accountId: null }
      for (const act of ['accept', 'dispatch', 'complete'] as const)
        await actOnOrder(server.context, { ...by, act })
      return placed
    }
    const [charged, lapsed] = [await deliver(), await deliver()]
    expect((await calls.report(charged)).body.requestedPence).toBe(charged.subtotalPence / 2)
    await server.stripe.paymentIntents.cancel(lapsed.intentId)
    await flushJobs(server)
    expect(await refusalOf(lapsed)).toBe('NOT_REFUNDABLE')
  })

  test('when everything was refunded already', async () => {
    const order = await placeDelivered(server, store)
    await server.app.inject({
      method: 'POST',
      url: `/api/v1/partner/orders/${order.id}/refund`,
      headers: partner.headers,
      body: {},
    })
    expect(await refusalOf(order)).toBe('NOT_REFUNDABLE')
  })

  test.each([
    ['without a line', { lines: [], remedy: 'money' }, 'lines', 'too_few'],
    ['about lines and all of it', { ...ONE_MISSING, kind: 'late' }, 'lines', 'too_few'],
    [
      'without text where only text can explain it',
      { kind: 'other', remedy: 'nothing' },
      'text',
      'required_field',
    ],
    ['that is a novel', { ...ONE_MISSING, text: 'a'.repeat(1001) }, 'text', 'too_long'],
    ['that wants the moon', { ...ONE_MISSING, remedy: 'moon' }, 'remedy', 'required_field'],
  ])('%s', async (_, body, field, code) => {
    const order = await placeDelivered(server, store)
    const answer = await calls.report(order, body)
    expect([answer.code, answer.body.message]).toEqual([400, [{ field, code }]])
  })

  test('of a dish that is not in the order', async () => {
    const order = await placeDelivered(server, store)
    const lines = [{ position: 7, quantity: 1, kind: 'missing' }]
    expect(await refusalOf(order, { ...ONE_MISSING, lines })).toBe('PROBLEM_ALREADY_REPORTED')
  })
})
