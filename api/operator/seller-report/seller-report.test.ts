import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { OPERATOR_ROLES } from '#contract/operator/operator-roles.ts'
import { sellInCash } from '#api/payments/testing/sell-in-cash.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore } from '#api/testing/test-store.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const commission = { rateHundredths: 1000, minimumPence: null, maximumPence: null }

const sellAt = (storeId: string, at: string) =>
  sellInCash(server, { storeId, commission, at: new Date(at) })

async function report(year: number, operatorRole: (typeof OPERATOR_ROLES)[number] = 'finance') {
  const { headers } = await openTestAccount(server.context, 'operator', { operatorRole })
  const url = `/api/v1/operator/seller-report.csv?year=${year}`
  return server.app.inject({ url, headers })
}

test('each seller has a line with its quarters, by the days of London', async () => {
  const store = { company_number: '01234567', vat_number: 'GB 123 4567 82' }
  const { storeId } = await openTestStore(server.context, { store })
  await sellAt(storeId, '2025-12-31T12:00:00Z')
  await sellAt(storeId, '2026-05-15T18:00:00Z')
  await sellAt(storeId, '2026-06-30T12:00:00Z')
  // Midnight in London is 23:00 UTC the evening before.
  await sellAt(storeId, '2026-06-30T23:00:00Z')
  const answer = await report(2026)
  expect(answer.headers['content-disposition']).toBe('attachment; filename="sellers-2026.csv"')
  const rows = parse(answer.payload, { columns: true, bom: true }) as Record<string, string>[]
  // £22.80 and a bag of 10p, less 10 % of the food.
  expect(rows).toEqual([
    {
      'Legal name': 'Mare Street Pizza Ltd',
      'Trading name': 'Mare Street Pizza',
      Address: '1 Mare Street, London E8 1AA',
      'Company number': '01234567',
      'VAT number': 'GB 123 4567 82',
      'Q1 paid or credited': '0.00',
      'Q1 fees withheld': '0.00',
      'Q1 orders': '0',
      'Q2 paid or credited': '41.24',
      'Q2 fees withheld': '4.56',
      'Q2 orders': '2',
      'Q3 paid or credited': '20.62',
      'Q3 fees withheld': '2.28',
      'Q3 orders': '1',
      'Q4 paid or credited': '0.00',
      'Q4 fees withheld': '0.00',
      'Q4 orders': '0',
    },
  ])
})

test('only an owner and finance have it, of a year that can be', async () => {
  for (const role of OPERATOR_ROLES)
    expect((await report(2026, role)).statusCode).toBe(
      role === 'owner' || role === 'finance' ? 200 : 403,
    )
  expect((await report(1999)).statusCode).toBe(400)
})

test('who reads it is recorded', async () => {
  const { rows: before } = await server.context.pool.query(READERS)
  await report(2026)
  const { rows } = await server.context.pool.query(READERS)
  expect(rows.length - before.length).toBe(1)
})

const READERS = `SELECT FROM data_access WHERE place = 'sellerReport'`
