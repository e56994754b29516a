import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Commission, StoreCommission } from '#contract/payments/commission.ts'
import { OPERATOR_ROLES } from '#contract/operator/operator-roles.ts'
import type { Statement } from '#contract/payments/statement.ts'
import { actOnOrder } from '#api/orders/testing/act-on-order.ts'
import { refundOrder } from '#api/payments/refunds/refund-order.ts'
import {
  createPaidApp,
  flushJobs,
  placePaid,
  type PaidApp,
} from '#api/payments/testing/payments.ts'
import { ledgerOf } from '#api/payments/testing/ledger.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { FRIDAY_EVENING } from '#api/testing/test-app.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'

let server: PaidApp
let store: TestStore
let owner: TestAccount
let finance: TestAccount

beforeAll(async () => {
  server = await createPaidApp()
})
beforeEach(async () => {
  server.setNow(FRIDAY_EVENING)
  await server.context.db.deleteFrom('commission_rate').execute()
  store = await openTestStore(server.context)
  owner = await openTestAccount(server.context, 'partner', { storeIds: [store.storeId] })
  finance = await openTestAccount(server.context, 'operator', { operatorRole: 'finance' })
})
afterAll(() => server.close())

const TODAY = '2026-05-15'
const terms = (rateHundredths: number) => ({
  rateHundredths,
  minimumPence: null as number | null,
  maximumPence: null as number | null,
})

async function send<Answer>(
  method: 'GET' | 'PUT' | 'DELETE',
  path: string,
  { as = finance, body }: { as?: TestAccount; body?: object } = {},
) {
  const url = `/api/v1${path}`
  const answer = await server.app.inject({
    method,
    url,
    headers: as.headers,
    ...(body && { body }),
  })
  return { code: answer.statusCode, body: answer.json<Answer & { message: unknown }>() }
}
const set = (given: object, as = finance) =>
  send<Commission>('PUT', '/operator/commission', {
    as,
    body: {
      storeId: store.storeId,
      services: ['delivery'],
      from: TODAY,
      terms: terms(1400),
      ...given,
    },
  })
const ofStore = async () =>
  (await send<Commission>('GET', `/operator/commission?storeId=${store.storeId}`)).body

async function payByCard() {
  const placed = await placePaid(server, store)
  const by = { by: 'partner', accountId: null } as const
  await actOnOrder(server.context, { orderId: placed.id, ...by, act: 'accept' })
  await flushJobs(server)
  return placed
}

async function giveBack(orderId: string, lines?: { position: number; quantity: number }[]) {
  const by = { by: 'operator', accountId: finance.accountId, idempotencyKey: null } as const
  await refundOrder(server.context, { orderId, lines, payer: 'store', reason: '', ...by })
  await flushJobs(server)
}

const commissionOf = async (orderId: string) =>
  (
    await server.context.db
      .selectFrom('ledger_transfer')
      .select(['kind', 'amount_pence as pence'])
      .where('order_id', '=', orderId)
      .where('kind', 'like', 'commission%')
      .orderBy('id')
      .execute()
  ).map(({ kind, pence }) => [kind, pence])

describe('setting it', () => {
  test('a store has the default until it has terms of its own, and again after them', async () => {
    await set({ storeId: null, services: ['delivery', 'collection'], terms: terms(1200) })
    await set({ from: '2026-06-01', terms: { ...terms(900), minimumPence: 50, maximumPence: 300 } })
    await set({ from: '2026-07-01', terms: null })
    const before = await ofStore()
    expect(before.today).toEqual([
      { service: 'delivery', terms: terms(1200), isDefault: true },
      { service: 'collection', terms: terms(1200), isDefault: true },
    ])
    expect(before.planned.map(({ from, terms }) => [from, terms?.rateHundredths])).toEqual([
      ['2026-06-01', 900],
      ['2026-07-01', undefined],
    ])
    // Midnight in London is 23:00 UTC the evening before.
    server.setNow(new Date('2026-05-31T22:59:59Z'))
    finance = await openTestAccount(server.context, 'operator', { operatorRole: 'finance' })
    expect((await ofStore()).today[0]?.isDefault).toBe(true)
    server.setNow(new Date('2026-05-31T23:00:00Z'))
    expect((await ofStore()).today[0]).toMatchObject({
      terms: { rateHundredths: 900, minimumPence: 50, maximumPence: 300 },
      isDefault: false,
    })
  })

  test('a day has one commission, the one that was set last', async () => {
    await set({ from: '2026-06-01', terms: terms(900) })
    await set({ from: '2026-06-01', terms: terms(800) })
    expect((await ofStore()).planned).toMatchObject([{ terms: { rateHundredths: 800 } }])
  })

  test('of two who set it at once each is recorded with what it was before', async () => {
    const rates = [1000, 1100, 1200, 1300]
    const sent = await Promise.all(rates.map((rate) => set({ terms: terms(rate) })))
    expect(sent.map(({ code }) => code)).toEqual([200, 200, 200, 200])
    const events = await server.context.db
      .selectFrom('audit_event')
      .select(['act', 'by', 'account_id as accountId', 'before', 'after'])
      .where('store_id', '=', store.storeId)
      .orderBy('id')
      .execute()
    expect(events[0]).toMatchObject({
      act: 'setCommission',
      by: 'operator',
      before: { commissionRate: null },
    })
    for (const [index, event] of events.slice(1).entries())
      expect(event.before).toEqual(events[index]?.after)
    expect(events).toHaveLength(4)
  })

  test.each([
    [{ from: '2026-05-14' }, { field: 'from', code: 'date_has_passed' }],
    [
      { storeId: null, terms: null },
      { field: 'terms', code: 'required_field' },
    ],
    [{ services: [] }, { field: 'services', code: 'too_few' }],
    [{ terms: terms(10_001) }, { field: 'terms.rateHundredths', code: 'too_many' }],
    [
      { terms: { ...terms(1), minimumPence: 2, maximumPence: 1 } },
      { field: 'terms.maximumPence', code: 'not_ascending' },
    ],
  ])('%j is refused', async (given, fault) => {
    const { code, body } = await set(given)
    expect([code, body.message]).toEqual([400, [fault]])
  })

  test('an unknown store is refused', async () => {
    const storeId = '00000000-0000-4000-8000-000000000000'
    expect((await set({ storeId })).body.message).toBe('NONEXISTING_STORE')
  })
})

describe('removing it', () => {
  test('a planned commission is removed once, one that applies never', async () => {
    await set({ terms: terms(1000) })
    const { planned } = (await set({ from: '2026-06-01' })).body
    const path = `/operator/commission/${planned[0]?.id}`
    const sent = await Promise.all([send('DELETE', path), send('DELETE', path)])
    expect(sent.map(({ code }) => code).toSorted()).toEqual([200, 404])
    expect((await ofStore()).planned).toEqual([])
    const { id } = await server.context.db
      .selectFrom('commission_rate')
      .select('id')
      .executeTakeFirstOrThrow()
    const refused = await send('DELETE', `/operator/commission/${id}`)
    expect([refused.code, refused.body.message]).toEqual([409, 'COMMISSION_HAS_BEGUN'])
  })
})

test('only an owner and finance set it, and only who sees money of the store reads it', async () => {
  for (const operatorRole of OPERATOR_ROLES) {
    const as = await openTestAccount(server.context, 'operator', { operatorRole })
    const isAllowed = operatorRole === 'owner' || operatorRole === 'finance'
    expect((await set({}, as)).code).toBe(isAllowed ? 200 : 403)
  }
  const storeIds = [store.storeId]
  const cook = await openTestAccount(server.context, 'partner', { storeIds, role: 'kitchen' })
  const path = `/partner/stores/${store.storeId}/commission`
  expect((await send('GET', path, { as: cook })).code).toBe(403)
  const { body } = await send<StoreCommission>('GET', path, { as: owner })
  expect(body.today[0]).toEqual({ service: 'delivery', terms: terms(1400), isDefault: false })
})

describe('an order', () => {
  test('has what was agreed when it was placed, whatever is set afterwards', async () => {
    await set({ terms: terms(1000) })
    const placed = await placePaid(server, store)
    await set({ terms: terms(5000) })
    await actOnOrder(server.context, {
      orderId: placed.id,
      by: 'partner',
      accountId: null,
      act: 'accept',
    })
    await flushJobs(server)
    expect(await commissionOf(placed.id)).toEqual([
      ['commission', Math.round(placed.subtotalPence / 10)],
    ])
    const url = `/partner/stores/${store.storeId}/statement?from=2026-05-01&to=2026-05-31`
    const { totals } = (await send<Statement>('GET', url, { as: owner })).body
    expect(totals.commissionPence).toBe(Math.round(placed.subtotalPence / 10))
    expect(totals.balancePence).toBe(
      placed.subtotalPence +
        placed.deliveryFeePence +
        placed.plasticBagChargePence -
        totals.commissionPence,
    )
    expect(JSON.stringify(placed)).not.toContain('ommission')
  })

  test('without anything agreed has none', async () => {
    const placed = await payByCard()
    expect(await commissionOf(placed.id)).toEqual([])
  })

  test('returns half of it with half of the food, and the rest with the rest', async () => {
    await set({ terms: terms(1413) })
    const placed = await payByCard()
    const whole = Math.round((placed.subtotalPence * 1413) / 10_000)
    await giveBack(placed.id, [{ position: 0, quantity: 1 }])
    await giveBack(placed.id)
    const [charged, ...returned] = await commissionOf(placed.id)
    expect(charged).toEqual(['commission', whole])
    expect(returned.map(([kind]) => kind)).toEqual(['commissionReturned', 'commissionReturned'])
    expect(returned.reduce((sum, [, pence]) => sum + Number(pence), 0)).toBe(whole)
    expect(await ledgerOf(server, placed.id)).toMatchObject({ customer: 0, store: 0 })
  })
})

test('the stores are listed by name in pages, and found by a part of it', async () => {
  await set({ terms: terms(700) })
  await openTestStore(server.context, { store: { name: 'Zum 100% Zapfen' } })
  type List = { items: { id: string; name: string; today: object[] }[]; nextCursor: string | null }
  const list = async (query: string) =>
    (await send<List>('GET', `/operator/commission/stores?${query}`)).body
  const all = (await list('limit=100')).items
  expect(all.find(({ id }) => id === store.storeId)?.today[0]).toMatchObject({ isDefault: false })
  const first = await list('limit=1')
  const second = await list(`limit=1&cursor=${first.nextCursor}`)
  expect([first.items[0]?.id, second.items[0]?.id]).toEqual([all[0]?.id, all[1]?.id])
  expect((await list('search=100%25+z')).items.map(({ name }) => name)).toEqual(['Zum 100% Zapfen'])
  expect((await send('GET', '/operator/commission/stores?cursor=x')).code).toBe(400)
})
