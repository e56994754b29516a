import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProblemPolicy } from '#contract/problems/problem-policy.ts'
import type { ProblemReport } from '#contract/problems/problem-report.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import {
  NO,
  ONE_MISSING,
  openStaff,
  placeDeliveredInCash,
  problemCallsOf,
  type OwnOrder,
  type ProblemCalls,
} from './testing/problems.ts'

let server: TestApp
let storeId: string
let partner: TestAccount
let operator: TestAccount
let stranger: TestAccount
let elsewhere: TestAccount
let calls: ProblemCalls
let order: OwnOrder
let reportId: string
beforeAll(async () => {
  server = await createTestApp()
  storeId = (await openTestStore(server.context)).storeId
  ;({ partner, operator } = await openStaff(server, storeId))
  stranger = await openTestAccount(server.context, 'customer')
  const other = await openTestStore(server.context)
  elsewhere = (await openStaff(server, other.storeId)).partner
  calls = problemCallsOf(server)
  order = await placeDeliveredInCash(server, { storeId })
  reportId = (await calls.report(order)).body.id
})
afterAll(() => server.close())

const REFUND = { lines: [{ position: 0, quantity: 1 }] }

type Method = 'GET' | 'POST' | 'PUT'

/** Every call about problems, as somebody would make it who may. */
const everyCall = (): [Method, path: string, body: object | undefined][] => [
  ['GET', `/order/${order.id}/problems`, undefined],
  ['POST', `/order/${order.id}/problems`, ONE_MISSING],
  ['POST', `/order/${order.id}/problems/${reportId}/appeal`, { text: '' }],
  ['GET', `/partner/stores/${storeId}/problems`, undefined],
  ['GET', `/partner/problems/${reportId}`, undefined],
  ['POST', `/partner/problems/${reportId}/refund`, REFUND],
  ['POST', `/partner/problems/${reportId}/decline`, NO],
  ['GET', '/operator/problems', undefined],
  ['GET', `/operator/problems/${reportId}`, undefined],
  ['POST', `/operator/problems/${reportId}/uphold`, { ...REFUND, payer: 'store' }],
  ['POST', `/operator/problems/${reportId}/reject`, NO],
  ['GET', '/operator/problem-policy', undefined],
  ['PUT', '/operator/problem-policy', POLICY],
]

const POLICY: ProblemPolicy = { reportHours: 24, answerHours: 12, lateCredit: null, version: 1 }

describe('no call about problems serves', () => {
  test.each<[string, () => Record<string, string>, string[]]>([
    ['nobody', () => ({}), ['NONEXISTING_ORDER', 'UNAUTHORIZED']],
    [
      'a guest who shows the token of something else',
      () => ({ 'x-order-token': 'a'.repeat(43) }),
      ['NONEXISTING_ORDER', 'UNAUTHORIZED'],
    ],
    [
      'another customer',
      () => stranger.headers,
      ['NONEXISTING_ORDER', 'PROFILE_TYPE_NOT_ALLOWED', 'Forbidden resource'],
    ],
    [
      'the staff of another store',
      () => elsewhere.headers,
      [
        'PROFILE_TYPE_NOT_ALLOWED',
        'NONEXISTING_STORE',
        'NONEXISTING_PROBLEM',
        'Forbidden resource',
      ],
    ],
  ])('%s', async (_, headers, refusals) => {
    for (const [method, path, body] of everyCall()) {
      const answer = await calls.ask(method, path, headers(), body)
      expect([path, answer.code >= 401, refusals.includes(answer.body.message)]).toEqual([
        path,
        true,
        true,
      ])
    }
  })

  test('the staff of the store where the marketplace decides, nor the other way round', async () => {
    for (const [method, path, body] of everyCall()) {
      const isStaffs = path.startsWith('/partner')
      const who = isStaffs ? operator : partner
      if (path.startsWith('/order')) continue
      const answer = await calls.ask(method, path, who.headers, body)
      expect([path, answer.code]).toEqual([path, 403])
    }
  })

  test('a report by the order of somebody else', async () => {
    const mine = await placeDeliveredInCash(server, { storeId })
    const answer = await calls.appeal(mine, reportId)
    expect([answer.code, answer.body.message]).toEqual([404, 'NONEXISTING_PROBLEM'])
  })

  test('a missing report, or an invalid id', async () => {
    const missing = await calls.see('partner', partner, randomUUID())
    expect([missing.code, missing.body.message]).toEqual([404, 'NONEXISTING_PROBLEM'])
    expect((await calls.see('operator', operator, randomUUID())).code).toBe(404)
    const broken = await calls.see('operator', operator, 'x')
    expect([broken.code, broken.body.message]).toEqual([400, 'INVALID_ID_PAREMETER'])
  })
})

test('the report is unchanged afterwards, and its own people read it', async () => {
  expect((await calls.see('partner', partner, reportId)).body).toMatchObject({
    status: 'reported',
    acts: ['refund', 'refundPart', 'decline'],
  })
  expect((await calls.see('operator', operator, reportId)).body).toMatchObject({ acts: [] })
  expect((await calls.read(order)).body.reports).toMatchObject([{ id: reportId, acts: [] }])
})

describe('reports are listed page by page', () => {
  type List = { open: number; items: ProblemReport[]; nextCursor: string | null }
  const idsOf = async (path: string, who: TestAccount): Promise<string[]> => {
    const ids: string[] = []
    let cursor: string | null = null
    do {
      const page: { body: List } = await calls.ask<List>(
        'GET',
        `${path}&limit=2${cursor ? `&cursor=${cursor}` : ''}`,
        who.headers,
      )
      expect(page.body.items.length).toBeLessThanOrEqual(2)
      ids.push(...page.body.items.map(({ id }) => id))
      cursor = page.body.nextCursor
    } while (cursor !== null)
    return ids
  }

  test('for the store: those to answer, and the others; for the marketplace: those it decides', async () => {
    const { storeId: busy } = await openTestStore(server.context)
    const staff = await openStaff(server, busy)
    const orders = []
    for (let count = 0; count < 5; count++)
      orders.push(await placeDeliveredInCash(server, { storeId: busy }))
    const reports = []
    for (const each of orders) reports.push((await calls.report(each)).body.id)
    const path = `/partner/stores/${busy}/problems`
    expect((await idsOf(`${path}?state=open`, staff.partner)).toSorted()).toEqual(
      reports.toSorted(),
    )
    const declined = reports.slice(0, 3)
    for (const id of declined) await calls.answer('partner', staff.partner, id, 'decline', NO)
    expect((await idsOf(`${path}?state=closed`, staff.partner)).toSorted()).toEqual(
      declined.toSorted(),
    )
    const open = await calls.ask<List>('GET', `${path}?limit=1`, staff.partner.headers)
    expect(open.body).toMatchObject({ open: 2, items: [{ status: 'reported' }] })

    const [first, second] = orders
    if (!first || !second) throw new Error('There are five')
    await calls.appeal(first, reports[0] ?? '')
    await calls.appeal(second, reports[1] ?? '')
    const escalated = await idsOf('/operator/problems?state=open', operator)
    expect(escalated).toEqual(expect.arrayContaining(reports.slice(0, 2)))
    await calls.answer('operator', operator, reports[0] ?? '', 'reject', NO)
    expect(await idsOf('/operator/problems?state=closed', operator)).toContain(reports[0])
    expect(await idsOf('/operator/problems?state=open', operator)).not.toContain(reports[0])
  })

  test('and an invalid cursor is refused', async () => {
    const answer = await calls.ask('GET', '/operator/problems?cursor=x', operator.headers)
    expect(answer.body.message).toEqual([{ field: 'cursor', code: 'invalid_value' }])
  })
})

describe('the rules of the marketplace', () => {
  const change = (policy: object) =>
    calls.ask<ProblemPolicy>('PUT', '/operator/problem-policy', operator.headers, policy)
  const read = () => calls.ask<ProblemPolicy>('GET', '/operator/problem-policy', operator.headers)
  const late = { minutes: 30, percent: 20, pence: null, capPence: 500, payer: 'marketplace' }

  test('are two days to report, one to answer and no credit, until they are changed', async () => {
    const { body } = await read()
    expect(body).toEqual({ reportHours: 48, answerHours: 24, lateCredit: null, version: 1 })
    const changed = { reportHours: 24, answerHours: 2, lateCredit: late }
    expect((await change({ ...changed, version: 1 })).body).toEqual({ ...changed, version: 2 })
    const { body: report } = await calls.report(await placeDeliveredInCash(server, { storeId }))
    const answerMs = new Date(report.answerBy).getTime() - new Date(report.reportedAt).getTime()
    expect(answerMs).toBe(2 * 3_600_000)
    // The former one's promise stays.
    expect((await calls.read(order)).body.reports[0]?.answerBy).not.toBe(report.answerBy)
  })

  test('are changed on the record, with what they were before', async () => {
    const { version } = (await read()).body
    await change({ ...POLICY, version })
    await change({ ...POLICY, lateCredit: late, version: version + 1 })
    await change({ ...POLICY, lateCredit: { ...late, payer: 'store' }, version: version + 2 })
    const unchanged = { ...POLICY, lateCredit: { ...late, payer: 'store' }, version: version + 3 }
    expect((await change(unchanged)).code).toBe(200)
    const owner = await openTestAccount(server.context, 'operator')
    const log = await calls.ask<{ items: object[] }>(
      'GET',
      '/operator/audit?act=changeProblemPolicy&limit=2',
      owner.headers,
    )
    expect(log.body.items).toMatchObject([
      {
        by: 'operator',
        accountId: operator.accountId,
        store: null,
        before: { lateCreditPaidBy: 'marketplace' },
        after: { lateCreditPaidBy: 'store' },
      },
      {
        before: { lateCreditMinutes: null, lateCreditPaidBy: null },
        after: {
          lateCreditMinutes: 30,
          lateCreditPercent: '20%',
          lateCreditMaximum: 500,
          lateCreditPaidBy: 'marketplace',
        },
      },
    ])
  })

  test('are changed by one of two at once', async () => {
    const { version } = (await read()).body
    const answers = await Promise.all(
      [10, 20, 30].map((reportHours) => change({ ...POLICY, reportHours, version })),
    )
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409, 409])
    expect(answers.map(({ body }) => body.message)).toContain('PROBLEM_POLICY_HAS_CHANGED')
  })

  test.each([
    ['no time to answer', { answerHours: 0 }, 'answerHours', 'too_few'],
    ['a year to report', { reportHours: 9000 }, 'reportHours', 'too_many'],
    [
      'a share and an amount',
      { lateCredit: { ...late, pence: 5 } },
      'lateCredit.pence',
      'invalid_value',
    ],
    ['neither', { lateCredit: { ...late, percent: null } }, 'lateCredit.pence', 'invalid_value'],
    ['more than all', { lateCredit: { ...late, percent: 101 } }, 'lateCredit.percent', 'too_many'],
    [
      'nobody who pays',
      { lateCredit: { ...late, payer: 'moon' } },
      'lateCredit.payer',
      'required_field',
    ],
  ])('refuse %s', async (_, wrong, field, code) => {
    const answer = await change({ ...POLICY, ...wrong })
    expect([answer.code, answer.body.message]).toEqual([400, [{ field, code }]])
  })
})
