import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Service } from '#rules/orders/service.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { sellInCash } from '#api/payments/testing/sell-in-cash.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import { readReport } from '#api/payments/reports/read-report.ts'
import { readRetention } from '#api/payments/reports/read-retention.ts'
import { closeDays } from './close-days.ts'
import { loadClosedUntil, lockClosedDays, openDays } from './closed-days.queries.ts'
import { readSales } from './read-sales.ts'

let server: TestApp
let storeId: string
let accountId: string
const NOON = new Date('2026-11-02T12:00:00Z')

beforeAll(async () => {
  server = await createTestApp()
  storeId = (await openTestStore(server.context)).storeId
  accountId = (await openTestAccount(server.context, 'customer')).accountId
  server.setNow(NOON)
})
afterAll(() => server.close())

async function sell(at: string, minutes: number, service: Service = 'delivery', byGuest = true) {
  const sale = { storeId, service, minutes, ...(!byGuest && { accountId }) }
  await sellInCash(server, { ...sale, at: new Date(at) })
  server.setNow(NOON)
}

const period = { from: '2026-10-24', to: '2026-11-02' }
async function figures() {
  const { context } = server
  return {
    sales: await readSales(context, { storeIds: [storeId] }, period),
    report: await readReport(context, period),
    delivered: await readReport(context, { ...period, service: 'delivery' }),
    lastDay: await readReport(context, { from: period.to, to: period.to }),
    retention: await readRetention(context, {}),
  }
}

async function countWritten() {
  const { rows } = await server.context.pool.query<{ charged: number; completed: number }>(
    `SELECT (SELECT count(*)::integer FROM charged_order) AS charged,
      (SELECT count(*)::integer FROM completed_order) AS completed`,
  )
  return rows[0]
}

test('without an order there is no day to close', async () => {
  await closeDays(server.context)
  expect(await loadClosedUntil(server.context.db)).toBeNull()
})

test('figures are the same before and after their days are closed', async () => {
  // Before and after midnight, in the hour that the clocks repeat, and today.
  await sell('2026-10-24T22:10:00Z', 30)
  await sell('2026-10-24T22:50:00Z', 90, 'delivery', false)
  await sell('2026-10-25T00:20:00Z', 20, 'collection')
  await sell('2026-10-25T01:20:00Z', 45, 'collection', false)
  await sell('2026-11-01T18:00:00Z', 61)
  await sell('2026-11-02T10:00:00Z', 20, 'collection', false)
  const before = await figures()
  expect(before.report.totals).toMatchObject({ orders: 6, completed: 6, late: 3 })
  await Promise.all([closeDays(server.context), closeDays(server.context)])
  await closeDays(server.context)
  expect(await loadClosedUntil(server.context.db)).toEqual(new Date('2026-11-02T00:00:00Z'))
  expect(await countWritten()).toEqual({ charged: 5, completed: 5 })
  expect(await figures()).toEqual(before)
})

test('a day in which something is entered late is open again until it is written anew', async () => {
  const { context } = server
  await sell('2026-10-31T18:00:00Z', 20)
  const { sales } = await figures()
  expect(sales.totals.orders).toBe(6)
  await inTransaction(context.db, async (transaction) => {
    await lockClosedDays(transaction)
    await openDays(transaction, new Date('2026-10-31T18:20:00Z'))
  })
  expect((await figures()).sales.totals.orders).toBe(7)
  await closeDays(context)
  expect(await loadClosedUntil(context.db)).toEqual(new Date('2026-11-02T00:00:00Z'))
  const { report } = await figures()
  expect(report.totals).toMatchObject({ orders: 7, completed: 7 })
})

test('a day is open until it can change no more', async () => {
  server.setNow(new Date('2026-11-03T02:59:00Z'))
  await closeDays(server.context)
  expect(await loadClosedUntil(server.context.db)).toEqual(new Date('2026-11-02T00:00:00Z'))
  server.setNow(new Date('2026-11-03T03:00:00Z'))
  await closeDays(server.context)
  expect(await loadClosedUntil(server.context.db)).toEqual(new Date('2026-11-03T00:00:00Z'))
  server.setNow(NOON)
})
