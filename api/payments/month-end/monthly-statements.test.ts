import { parse } from 'csv-parse/sync'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { OPERATOR_ROLES } from '#contract/operator/operator-roles.ts'
import type { MonthlyStatement } from '#contract/payments/monthly-statements.ts'
import { textsOfPdf } from '#api/payments/testing/pdf-text.ts'
import { sellInCash } from '#api/payments/testing/sell-in-cash.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { issueInvoicesMonthly } from './issue-monthly.ts'

let server: TestApp
let store: TestStore
let finance: TestAccount

beforeEach(async () => {
  server = await createTestApp()
  store = await openTestStore(server.context)
  await query(
    `UPDATE marketplace SET name = 'Town Eats', legal_name = 'Town Marketplace Ltd',
       legal_address = '1 High Street, London E8 1AA'`,
  )
})
afterEach(() => server.close())

const query = (text: string, values: unknown[] = []) => server.context.pool.query(text, values)

/** For £22.80 and a bag of 10p, in cash, with no commission. */
const sell = (at: string, { storeId } = store) => sellInCash(server, { storeId, at: new Date(at) })

async function inJune() {
  server.setNow(new Date('2026-06-01T09:00:00Z'))
  await server.context.marketplace.load()
  finance = await openTestAccount(server.context, 'operator', { operatorRole: 'finance' })
}

async function ask<Answer>(path: string, { headers } = finance, body?: object) {
  const method = body ? 'POST' : 'GET'
  const url = `/api/v1${path}`
  const answer = await server.app.inject({ method, url, headers, ...(body && { body }) })
  return { code: answer.statusCode, body: answer.json<Answer>() }
}
const issue = () =>
  ask<{ issued: number; statements: number }>('/operator/invoices', finance, { month: '2026-05' })
const list = async () =>
  (await ask<{ items: MonthlyStatement[] }>('/operator/statements')).body.items
const file = (path: string, { headers } = finance) =>
  server.app.inject({ url: `/api/v1${path}`, headers })

test('a month has one statement of each store that sold in it, by the days of London', async () => {
  await openTestStore(server.context)
  // The last evening of April, and the first and last of May.
  await sell('2026-04-30T22:59:00Z')
  await sell('2026-04-30T23:01:00Z')
  await sell('2026-05-31T22:59:00Z')
  await sell('2026-05-31T23:01:00Z')
  await inJune()
  expect((await issue()).body).toMatchObject({ statements: 1 })
  expect((await issue()).body).toMatchObject({ statements: 0 })
  const [statement] = await list()
  expect(statement).toMatchObject({
    number: 'ST-2026-00001',
    month: '2026-05',
    store: { id: store.storeId, name: 'Mare Street Pizza' },
  })
  const { rows } = await query(
    `SELECT by, account_id, subject, after FROM audit_event WHERE act = 'issueStatement'`,
  )
  expect(rows).toEqual([
    {
      by: 'operator',
      account_id: finance.accountId,
      subject: 'ST-2026-00001',
      after: { statementBalance: statement?.balancePence },
    },
  ])
  const csv = await file(`/operator/statements/${statement?.id}/csv`)
  expect(parse(csv.payload, { columns: true, bom: true })).toHaveLength(2)
  expect(csv.headers['content-disposition']).toContain('st-2026-00001-')
})

test('it stays as it was issued, whatever the store is called later', async () => {
  await sell('2026-05-15T18:30:00Z')
  await inJune()
  await issue()
  const [statement] = await list()
  const texts = async () =>
    textsOfPdf((await file(`/operator/statements/${statement?.id}/pdf`)).rawPayload)
  const before = await texts()
  expect(before).toContain('Statement ST-2026-00001')
  expect(before).toContain('Self-billed: issued for you on 1 June 2026')
  expect(before).toContain('Mare Street Pizza Ltd')
  await query(`UPDATE store SET legal_name = 'Other Ltd'`)
  await query(`UPDATE marketplace SET legal_name = 'Other Market Ltd', name = 'Other Eats'`)
  await server.context.marketplace.load()
  expect(await texts()).toEqual(before)
  const { pool } = server.owner
  for (const change of [
    'DELETE FROM monthly_statement',
    'UPDATE monthly_statement SET sequence = 7',
  ])
    await expect(pool.query(change)).rejects.toThrow('append-only')
})

test('twenty runs at once leave no gap and issue none twice', async () => {
  const others = await Promise.all(Array.from({ length: 4 }, () => openTestStore(server.context)))
  for (const each of [store, ...others]) await sell('2026-05-15T18:30:00Z', each)
  await inJune()
  const answers = await Promise.all(Array.from({ length: 20 }, issue))
  expect(answers.map(({ code }) => code)).toEqual(Array(20).fill(200))
  const numbers = (await list()).map(({ number }) => number).toSorted()
  expect(numbers).toEqual([1, 2, 3, 4, 5].map((number) => `ST-2026-0000${number}`))
})

test('they are issued on the 1st, with the invoices', async () => {
  await sell('2026-05-15T18:30:00Z')
  await inJune()
  const log = { warn: () => {} }
  await issueInvoicesMonthly(server.context, { log, signal: new AbortController().signal })
  expect(await list()).toHaveLength(1)
})

test('a store reads its own, and nobody without its money', async () => {
  const other = await openTestStore(server.context)
  await sell('2026-05-15T18:30:00Z')
  await sell('2026-05-15T18:30:00Z', other)
  await inJune()
  await issue()
  const storeIds = [store.storeId]
  const owner = await openTestAccount(server.context, 'partner', { storeIds })
  const cook = await openTestAccount(server.context, 'partner', { storeIds, role: 'kitchen' })
  const path = `/partner/stores/${store.storeId}/statements`
  const { items } = (await ask<{ items: MonthlyStatement[] }>(path, owner)).body
  expect(items.map((each) => each.store.id)).toEqual([store.storeId])
  expect((await ask(path, cook)).code).toBe(403)
  expect((await file(`${path}/${items[0]?.id}/pdf`, owner)).statusCode).toBe(200)
  const foreign = (await list()).find((each) => each.store.id === other.storeId)
  for (const kind of ['pdf', 'csv'])
    expect((await file(`${path}/${foreign?.id}/${kind}`, owner)).statusCode).toBe(404)
})

test('only an owner and finance read all', async () => {
  for (const operatorRole of OPERATOR_ROLES) {
    const as = await openTestAccount(server.context, 'operator', { operatorRole })
    const isAllowed = operatorRole === 'owner' || operatorRole === 'finance'
    expect((await ask('/operator/statements', as)).code).toBe(isAllowed ? 200 : 403)
  }
})
