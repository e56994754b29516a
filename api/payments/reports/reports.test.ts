import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { REPORT_TABLES, type Report, type Retention } from '#contract/operator/reports.ts'
import { OPERATOR_ROLES } from '#contract/operator/operator-roles.ts'
import type { SalesFigures } from '#contract/payments/sales.ts'
import { actOnOrder } from '#api/orders/testing/act-on-order.ts'
import { sellInCash } from '#api/payments/testing/sell-in-cash.ts'
import { accessHeaders, openTestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { placeTestOrder } from '#api/testing/test-order.ts'
import { openTestStore } from '#api/testing/test-store.ts'

let server: TestApp
let operatorId: string
let stores = 0
beforeAll(async () => {
  server = await createTestApp()
  operatorId = (await openTestAccount(server.context, 'operator', { operatorRole: 'finance' }))
    .accountId
})
beforeEach(() => server.setNow(FRIDAY_EVENING))
afterAll(() => server.close())

const MAY = 'from=2026-05-01&to=2026-05-31'

/** A store that no other test knows, in an area of its own. */
async function openStore(name = `Report ${(stores += 1)}`) {
  const store = { name, city: 'London', area: `Area of ${name}` }
  const { storeId, slug } = await openTestStore(server.context, { store })
  return { storeId, slug, ...store }
}

/** An order that is paid in cash, £22.90 of it for the store. */
async function sell(sale: Parameters<typeof sellInCash>[1]) {
  await sellInCash(server, { minutes: 30, ...sale })
  server.setNow(FRIDAY_EVENING)
}

async function send(path: string, accountId = operatorId) {
  const headers = await accessHeaders(server.context, accountId, 'operator')
  return server.app.inject({ url: `/api/v1/operator/${path}`, headers })
}

async function read(choice: Record<string, string>, days = MAY) {
  const answer = await send(`reports?${days}&${new URLSearchParams(choice)}`)
  expect(answer.statusCode).toBe(200)
  return answer.json<Report>()
}

async function retained(store: string): Promise<Retention['months']> {
  const answer = await send(`reports/retention?${new URLSearchParams({ store })}`)
  expect(answer.statusCode).toBe(200)
  return answer.json<Retention>().months
}

test('a store reads the same figures of itself', async () => {
  const { storeId, name } = await openStore()
  await sell({ storeId })
  await sell({ storeId, service: 'collection', minutes: 40 })
  const { accountId } = await openTestAccount(server.context, 'partner', { storeIds: [storeId] })
  const headers = await accessHeaders(server.context, accountId, 'partner')
  const url = `/api/v1/partner/stores/${storeId}/sales?${MAY}`
  const own = (await server.app.inject({ url, headers })).json<SalesFigures>()
  const { totals, before, days, hours, services, payments, ...rest } = await read({ store: name })
  expect({ totals, before, days, services, payments }).toEqual({
    totals: own.totals,
    before: own.before,
    days: own.days,
    services: own.services,
    payments: own.payments,
  })
  expect(hours).toMatchObject(own.hours)
  expect(rest.stores).toEqual([
    {
      id: storeId,
      name,
      city: 'London',
      area: `Area of ${name}`,
      orders: 2,
      soldPence: 4580,
      completed: 2,
      late: 1,
    },
  ])
})

test('what is sold is added up by restaurant and area, the largest first', async () => {
  const shared = { city: 'Leeds', area: 'Headingley' }
  const one = await openTestStore(server.context, { store: { name: 'Two together', ...shared } })
  const other = await openTestStore(server.context, { store: { name: 'Two together', ...shared } })
  await sell({ storeId: one.storeId })
  for (const minutes of [30, 90]) await sell({ storeId: other.storeId, minutes })
  const { stores: listed, areas, totals } = await read(shared)
  expect(listed.map(({ id, orders, late }) => ({ id, orders, late }))).toEqual([
    { id: other.storeId, orders: 2, late: 1 },
    { id: one.storeId, orders: 1, late: 0 },
  ])
  expect(areas).toEqual([{ ...shared, orders: 3, soldPence: 6870, completed: 3, late: 1 }])
  expect(totals).toMatchObject({ orders: 3, soldPence: 6870, averagePence: 2290, late: 1 })
  const named = (await send('reports/areas')).json<{ items: object[] }>()
  expect(named.items).toContainEqual(shared)
})

test('orders can be chosen by service, and a name is no pattern', async () => {
  const { storeId, name } = await openStore()
  await sell({ storeId })
  await sell({ storeId, service: 'collection' })
  const {
    totals,
    before,
    services,
    stores: listed,
  } = await read({
    store: name,
    service: 'collection',
  })
  expect(totals).toMatchObject({ orders: 1, completed: 1 })
  expect(before.orders).toBe(0)
  expect(services.map(({ service }) => service)).toEqual(['collection'])
  expect(listed[0]?.orders).toBe(1)
  expect((await read({ store: '%' })).totals.orders).toBe(0)
  expect((await read({ store: name, area: 'Elsewhere' })).stores).toEqual([])
})

test('refunds, missed and declined orders are of the service that was chosen too', async () => {
  const { storeId, name } = await openStore()
  const { orderId } = await placeTestOrder(server.context, { storeId, service: 'collection' })
  const staff = { by: 'partner', accountId: null, reason: 'tooBusy' } as const
  await actOnOrder(server.context, { orderId, act: 'decline', ...staff })
  expect((await read({ store: name, service: 'delivery' })).totals.declined).toBe(0)
  expect((await read({ store: name, service: 'collection' })).totals.declined).toBe(1)
})

test('minutes are those promised and those it took, of orders that were not for later', async () => {
  const { storeId, name } = await openStore()
  for (const minutes of [20, 32, 70]) await sell({ storeId, minutes })
  await sell({ storeId, service: 'collection', minutes: 20 })
  const { times } = await read({ store: name })
  expect(times).toEqual([
    {
      service: 'delivery',
      completed: 3,
      late: 1,
      medianMinutesLate: 35,
      medianPromisedMinutes: 35,
      medianTakenMinutes: 32,
    },
    {
      service: 'collection',
      completed: 1,
      late: 0,
      medianMinutesLate: null,
      medianPromisedMinutes: 20,
      medianTakenMinutes: 20,
    },
  ])
})

describe('days and hours are those of London', () => {
  test.each([
    // In summer, half past midnight is the evening before in UTC.
    ['2026-06-30T23:10:00Z', '2026-07-01', 2 * 24],
    // The day of 23 hours, and the hour that the day of 25 hours has twice.
    ['2026-03-29T00:10:00Z', '2026-03-29', 6 * 24],
    ['2026-10-25T00:10:00Z', '2026-10-25', 6 * 24 + 1],
    ['2026-10-25T01:10:00Z', '2026-10-25', 6 * 24 + 1],
  ])('%s is on %s, due in hour %i of the week', async (at, day, hourOfWeek) => {
    const { storeId, name } = await openStore()
    await sell({ storeId, at: new Date(at) })
    const { days, hours } = await read({ store: name }, `from=${day}&to=${day}`)
    expect(days).toMatchObject([{ day, orders: 1 }])
    expect(hours).toMatchObject([{ hourOfWeek, orders: 1, completed: 1, late: 0 }])
  })
})

test('customers of a month are those who ordered in it, and come back within the days', async () => {
  const { storeId, name } = await openStore()
  const [once, soon, late] = await Promise.all(
    [1, 2, 3].map(() => openTestAccount(server.context, 'customer')),
  )
  const days: [string, string | undefined][] = [
    ['2026-01-10T18:00:00Z', once?.accountId],
    ['2026-01-10T18:10:00Z', soon?.accountId],
    // 30 days later to the minute, and a minute more than 60 days.
    ['2026-02-09T18:10:00Z', soon?.accountId],
    ['2026-01-10T18:20:00Z', late?.accountId],
    ['2026-03-11T18:21:00Z', late?.accountId],
    // Still January in London; a guest is nobody's return.
    ['2026-01-31T23:20:00Z', undefined],
  ]
  for (const [at, accountId] of days)
    await sell({ storeId, at: new Date(at), ...(accountId && { accountId }) })
  const months = await retained(name)
  expect(months).toHaveLength(12)
  expect(months[0]?.month).toBe('2026-04')
  expect(months.find(({ month }) => month === '2026-01')).toEqual({
    month: '2026-01',
    customers: 3,
    orders: 4,
    guestOrders: 1,
    within30Days: 1,
    within60Days: 1,
    within90Days: 2,
  })
  // On 15 May, whoever ordered on 31 March has not had 60 days.
  expect(months.find(({ month }) => month === '2026-03')).toMatchObject({
    customers: 1,
    within30Days: 0,
    within60Days: null,
    within90Days: null,
  })
})

test('a marketplace that sold nothing has figures of nothing', async () => {
  const { name } = await openStore()
  const figures = await read({ store: name }, 'from=2026-05-01&to=2026-05-02')
  expect(figures).toMatchObject({ hours: [], stores: [], areas: [], times: [], payments: [] })
  expect(figures.totals).toMatchObject({ takingsPence: 0, averagePence: null, late: 0 })
  expect(await retained(name)).toContainEqual({
    month: '2025-06',
    customers: 0,
    orders: 0,
    guestOrders: 0,
    within30Days: 0,
    within60Days: 0,
    within90Days: 0,
  })
})

test.each([
  ['from=2026-05-02&to=2026-05-01', 'to'],
  ['from=2025-01-01&to=2026-01-02', 'to'],
  ['to=2026-03-01', 'from'],
  [`${MAY}&service=eatIn`, 'service'],
])('%s is refused', async (query, field) => {
  for (const path of [`reports?${query}`, `reports.csv?table=days&${query}`]) {
    const answer = await send(path)
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ message: { field: string }[] }>().message[0]?.field).toBe(field)
  }
})

test.each(OPERATOR_ROLES)('whether the role %s reads reports', async (operatorRole) => {
  const { accountId } = await openTestAccount(server.context, 'operator', { operatorRole })
  const status = operatorRole === 'support' ? 403 : 200
  for (const path of [
    `reports?${MAY}`,
    `reports.csv?${MAY}&table=areas`,
    'reports/retention',
    'reports/retention.csv',
    'reports/areas',
  ])
    expect((await send(path, accountId)).statusCode).toBe(status)
})

test('each table comes as a file, in which a name is no formula', async () => {
  const { storeId } = await openStore('=1+1')
  await sell({ storeId })
  for (const table of REPORT_TABLES) {
    const answer = await send(`reports.csv?${MAY}&table=${table}`)
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="report-${table}-2026-05-01-2026-05-31.csv"`,
    )
  }
  const choice = new URLSearchParams({ store: '=1+1' })
  const { rawPayload } = await send(`reports.csv?${MAY}&table=stores&${choice}`)
  expect(parse(rawPayload, { bom: true, columns: true })).toEqual([
    {
      Restaurant: "'=1+1",
      City: 'London',
      Area: 'Area of =1+1',
      Orders: '1',
      Sales: '22.90',
      Completed: '1',
      Late: '0',
      'On time %': '100',
    },
  ])
  const retention = await send(`reports/retention.csv?${choice}`)
  expect(retention.headers['content-disposition']).toBe(
    'attachment; filename="report-retention-2026-05-15.csv"',
  )
  const months = parse(retention.rawPayload, { bom: true, columns: true }) as object[]
  expect(months).toHaveLength(12)
})
