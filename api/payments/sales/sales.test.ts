import { randomUUID } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SalesFigures } from '#contract/payments/sales.ts'
import type { Statement } from '#contract/payments/statement.ts'
import type { Act } from '#rules/orders/order-status.ts'
import type { Service } from '#rules/orders/service.ts'
import { minutesLate } from '#rules/problems/late-credit.ts'
import { json } from '#api/database/json.ts'
import { actOnOrder } from '#api/orders/testing/act-on-order.ts'
import { refundOrder } from '#api/payments/refunds/refund-order.ts'
import {
  createPaidApp,
  flushJobs,
  placePaid,
  type PaidApp,
} from '#api/payments/testing/payments.ts'
import { accessHeaders, openTestAccount } from '#api/testing/test-account.ts'
import { FRIDAY_EVENING } from '#api/testing/test-app.ts'
import { placeTestOrder } from '#api/testing/test-order.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'

let server: PaidApp
let store: TestStore
let partnerId: string
beforeAll(async () => {
  server = await createPaidApp()
})
beforeEach(async () => {
  server.setNow(FRIDAY_EVENING)
  store = await openTestStore(server.context)
  partnerId = await worksAs('manager')
})
afterAll(() => server.close())

const MAY = 'from=2026-05-01&to=2026-05-31'
const MINUTE_MS = 60_000

async function worksAs(role: 'owner' | 'manager' | 'kitchen', storeIds = [store.storeId]) {
  return (await openTestAccount(server.context, 'partner', { storeIds, role })).accountId
}

const act = (orderId: string, each: Act) =>
  actOnOrder(server.context, { orderId, by: 'partner', accountId: null, act: each })

async function payInCash(service: Service = 'delivery', at?: string) {
  if (at !== undefined) server.setNow(new Date(at))
  const { orderId } = await placeTestOrder(server.context, { storeId: store.storeId, service })
  const leave = service === 'delivery' ? 'dispatch' : 'ready'
  for (const each of ['accept', leave, 'complete'] as const) await act(orderId, each)
  server.setNow(FRIDAY_EVENING)
  return orderId
}

async function payByCard() {
  const placed = await placePaid(server, store)
  await act(placed.id, 'accept')
  await flushJobs(server)
  return placed
}

async function giveBack(orderId: string, payer: 'store' | 'marketplace') {
  const lines = [{ position: 0, quantity: 1 }]
  const by = { by: 'operator', accountId: partnerId, idempotencyKey: null } as const
  await refundOrder(server.context, { orderId, lines, payer, reason: 'Cold', ...by })
  await flushJobs(server)
}

async function send(path: string, accountId = partnerId, storeId = store.storeId) {
  const headers = await accessHeaders(server.context, accountId, 'partner')
  return server.app.inject({
    method: 'GET',
    url: `/api/v1/partner/stores/${storeId}/${path}`,
    headers,
  })
}
const read = async (query: string) => (await send(`sales?${query}`)).json<SalesFigures>()

test('what was sold agrees with the statement of the same days', async () => {
  await payInCash()
  await payInCash('collection')
  const placed = await payByCard()
  await giveBack(placed.id, 'store')
  await giveBack(placed.id, 'marketplace')
  const { totals, days, services, payments, dishes, hours, refunds } = await read(MAY)
  const ofStatement = await send(`statement?${MAY}`, await worksAs('owner'))
  const { totals: stated } = ofStatement.json<Statement>()
  const sold = stated.salesPence + stated.deliveryFeesPence + stated.bagChargesPence
  expect(totals).toMatchObject({
    orders: stated.orders,
    refunds: stated.refunds,
    refundedPence: stated.refundedPence,
    discountPence: stated.storeDiscountsPence,
    soldPence: sold - stated.storeDiscountsPence,
    takingsPence: sold - stated.storeDiscountsPence - stated.storeRefundsPence,
    averagePence: Math.round(sold / 3),
  })
  const sum = (rows: readonly object[], key: string) =>
    rows.reduce(
      (all, row) => all + Number(Object.entries(row).find(([name]) => name === key)?.[1]),
      0,
    )
  expect(days).toHaveLength(31)
  expect(sum(days, 'takingsPence')).toBe(totals.takingsPence)
  for (const rows of [hours, services, payments]) {
    expect(sum(rows, 'orders')).toBe(3)
    expect(sum(rows, 'soldPence')).toBe(totals.soldPence)
  }
  expect(sum(dishes, 'soldPence')).toBe(stated.salesPence)
  expect(refunds).toEqual([{ cause: 'staff', refunds: 2, refundedPence: stated.refundedPence }])
})

test('a refund counts on the day it is made', async () => {
  const placed = await payByCard()
  server.setNow(new Date('2026-05-16T11:00:00Z'))
  await giveBack(placed.id, 'store')
  const { days, totals } = await read('from=2026-05-16&to=2026-05-16')
  expect(days).toMatchObject([{ orders: 0, takingsPence: -placed.subtotalPence / 2 }])
  expect(totals).toMatchObject({ orders: 0, averagePence: null, refunds: 1 })
})

test('a period is compared with as many days before', async () => {
  await payInCash('delivery', '2026-05-14T12:00:00Z')
  const { totals, before } = await read('from=2026-05-15&to=2026-05-15')
  expect(totals).toMatchObject({ orders: 0, takingsPence: 0 })
  expect(before).toMatchObject({ from: '2026-05-14', to: '2026-05-14', orders: 1, completed: 1 })
  expect(before.takingsPence).toBe(before.soldPence)
})

describe('days and hours are those of London', () => {
  test.each([
    // 00:30 in summer is the evening before in UTC; due 35 minutes later, at 01:05.
    ['2026-06-30T23:30:00Z', '2026-07-01', 2 * 24 + 1],
    // The day of 23 hours: 00:30, and due at 02:05, as there is no 01:05.
    ['2026-03-29T00:30:00Z', '2026-03-29', 6 * 24 + 2],
    // The day of 25 hours has 01:05 twice.
    ['2026-10-24T23:30:00Z', '2026-10-25', 6 * 24 + 1],
    ['2026-10-25T00:30:00Z', '2026-10-25', 6 * 24 + 1],
    ['2026-10-25T22:00:00Z', '2026-10-25', 6 * 24 + 22],
  ])('%s is on %s, due in hour %i of the week', async (at, day, hourOfWeek) => {
    await payInCash('delivery', at)
    const { days, hours } = await read(`from=${day}&to=${day}`)
    expect(days).toMatchObject([{ day, orders: 1 }])
    expect(hours.map((hour) => hour.hourOfWeek)).toEqual([hourOfWeek])
  })
})

test('missed orders are those that nobody answered; declined ones have their reason', async () => {
  const { orderId: missed } = await placeTestOrder(server.context, { storeId: store.storeId })
  const { orderId: declined } = await placeTestOrder(server.context, { storeId: store.storeId })
  const staff = { by: 'partner', accountId: null, reason: 'tooBusy' } as const
  await actOnOrder(server.context, { orderId: declined, act: 'decline', ...staff })
  server.setNow(new Date(FRIDAY_EVENING.getTime() + 60 * MINUTE_MS))
  await actOnOrder(server.context, {
    orderId: missed,
    act: 'expire',
    by: 'system',
    accountId: null,
  })
  const { totals, declines } = await read(MAY)
  expect(totals).toMatchObject({ missed: 1, declined: 1, orders: 0 })
  expect(declines).toEqual([{ reason: 'tooBusy', orders: 1 }])
})

describe('late is what the rule says', () => {
  test.each<[Service, number]>([
    ['delivery', 0],
    ['delivery', 35],
    ['delivery', 36],
    ['delivery', 59],
    ['collection', 25],
    ['collection', 26],
    ['collection', 50],
  ])('a %s that comes after %i minutes', async (service, minutes) => {
    const { storeId } = store
    const { orderId } = await placeTestOrder(server.context, { storeId, service })
    await act(orderId, 'accept')
    const { due_at: promisedAt } = await server.context.db
      .selectFrom('orders')
      .select('due_at')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
    const cameAt = new Date(FRIDAY_EVENING.getTime() + minutes * MINUTE_MS)
    server.setNow(cameAt)
    await act(orderId, service === 'delivery' ? 'dispatch' : 'ready')
    await act(orderId, 'complete')
    const expected = minutesLate({ serviceType: service, serviceTime: null, promisedAt }, cameAt)
    const { totals } = await read(MAY)
    expect(totals).toMatchObject({
      completed: 1,
      late: expected > 0 ? 1 : 0,
      medianMinutesLate: expected > 0 ? expected : null,
    })
  })
})

test('a store without orders has figures of nothing', async () => {
  const figures = await read('from=2026-05-01&to=2026-05-02')
  expect(figures.days.map(({ takingsPence }) => takingsPence)).toEqual([0, 0])
  expect(figures).toMatchObject({ hours: [], dishes: [], services: [], payments: [], refunds: [] })
  expect(figures.totals).toMatchObject({ takingsPence: 0, averagePence: null, late: 0 })
})

test.each([
  ['from=2026-05-02&to=2026-05-01', 'to'],
  ['from=2025-01-01&to=2026-01-02', 'to'],
  ['from=2026-02-30&to=2026-03-01', 'from'],
  ['to=2026-03-01', 'from'],
])('%s is no period', async (query, field) => {
  for (const path of [`sales?${query}`, `sales.csv?table=days&${query}`]) {
    const answer = await send(path)
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ message: { field: string }[] }>().message[0]?.field).toBe(field)
  }
})

test('managers and owners of the store read them, the kitchen and others do not', async () => {
  const elsewhere = await openTestStore(server.context)
  expect((await send(`sales?${MAY}`, await worksAs('owner'))).statusCode).toBe(200)
  for (const path of [`sales?${MAY}`, `sales.csv?table=days&${MAY}`]) {
    expect((await send(path, await worksAs('kitchen'))).statusCode).toBe(403)
    expect((await send(path, partnerId, elsewhere.storeId)).statusCode).toBe(404)
    expect((await send(path, partnerId, randomUUID())).statusCode).toBe(404)
  }
})

test('each table comes as a file, and the name of a dish is no formula', async () => {
  const orderId = await payInCash()
  const { db } = server.context
  const line = await db
    .selectFrom('order_line')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  const second = { ...line, position: 1, name: '=1+1', snapshot: json(line.snapshot) }
  await db.insertInto('order_line').values(second).execute()
  const tables = ['days', 'hours', 'dishes', 'services', 'payments', 'declines', 'refunds']
  for (const table of tables) {
    const answer = await send(`sales.csv?${MAY}&table=${table}`)
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="sales-${table}-${store.slug}-2026-05-01-2026-05-31.csv"`,
    )
  }
  const { rawPayload } = await send(`sales.csv?${MAY}&table=dishes`)
  const rows = parse(rawPayload, { bom: true, columns: true }) as Record<string, string>[]
  expect(rows[0]).toEqual({ Dish: "'=1+1", Sold: '2', 'Sales before discounts': '22.80' })
  expect((await send(`sales.csv?${MAY}&table=everything`)).statusCode).toBe(400)
})
