import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AuditFields } from '#contract/audit/audit-fields.ts'
import type { AuditEntry } from '#contract/operator/audit-log.ts'
import type { AuditAct } from '#contract/partner/changes.ts'
import { recordChange } from '#api/audit/record-change.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore } from '#api/testing/test-store.ts'

let server: TestApp
let owner: TestAccount
let partner: TestAccount
let store: { storeId: string; name: string }

const DAY_MS = 24 * 3_600_000

beforeAll(async () => {
  server = await createTestApp()
  owner = await openTestAccount(server.context, 'operator')
  const { storeId } = await openTestStore(server.context)
  partner = await openTestAccount(server.context, 'partner', { storeIds: [storeId] })
  const { rows } = await server.context.pool.query<{ name: string }>(
    'SELECT name FROM store WHERE id = $1',
    [storeId],
  )
  store = { storeId, name: rows[0]?.name ?? '' }
  await record('pauseStore', { subject: '=1+1', daysAgo: 3 })
  await record('changeZone', { subject: 'Near', daysAgo: 2 })
  await record('changeColleague', {
    subject: 'Ali Khan',
    daysAgo: 0,
    isOfMarketplace: true,
    before: { role: 'support', payoutMinimum: 2510, invitedUntil: '2026-05-15T18:00:00.000Z' },
    after: { role: 'finance', payoutMinimum: 3000, invitedUntil: null },
  })
})
afterAll(() => server.close())

async function record(
  act: AuditAct,
  {
    subject,
    daysAgo,
    isOfMarketplace = false,
    before = { name: 'Near' },
    after = { name: 'Far' },
  }: {
    subject: string
    daysAgo: number
    isOfMarketplace?: boolean
    before?: AuditFields
    after?: AuditFields
  },
): Promise<void> {
  await inTransaction(server.context.db, (transaction) =>
    recordChange(transaction, {
      accountId: isOfMarketplace ? owner.accountId : partner.accountId,
      by: isOfMarketplace ? 'operator' : 'partner',
      at: new Date(FRIDAY_EVENING.getTime() - daysAgo * DAY_MS),
      storeId: isOfMarketplace ? null : store.storeId,
      act,
      subject,
      before,
      after,
    }),
  )
}

async function subjects(query: Record<string, string> = {}): Promise<string[]> {
  const url = `/api/v1/operator/audit?${new URLSearchParams(query)}`
  const answer = await server.app.inject({ url, headers: owner.headers })
  expect(answer.statusCode).toBe(200)
  return answer.json<{ items: AuditEntry[] }>().items.map(({ subject }) => subject)
}

test('lists what was changed everywhere, with who, where, before and after', async () => {
  const url = '/api/v1/operator/audit'
  const { items } = (await server.app.inject({ url, headers: owner.headers })).json<{
    items: AuditEntry[]
  }>()
  expect(items).toMatchObject([
    { act: 'changeColleague', by: 'operator', name: 'Sam Taylor', store: null },
    {
      act: 'changeZone',
      by: 'partner',
      accountId: partner.accountId,
      store: { id: store.storeId, name: store.name },
      before: { name: 'Near' },
      after: { name: 'Far' },
    },
    { act: 'pauseStore' },
  ])
})

test('is filtered by person, store, act and day', async () => {
  expect(await subjects({ person: partner.email.slice(0, 12).toUpperCase() })).toHaveLength(2)
  expect(await subjects({ person: '%' })).toEqual([])
  expect(await subjects({ store: store.name.slice(1, 6) })).toHaveLength(2)
  expect(await subjects({ isMarketplaceOnly: 'true' })).toEqual(['Ali Khan'])
  expect(await subjects({ act: 'changeZone' })).toEqual(['Near'])
  const day = new Date(FRIDAY_EVENING.getTime() - 2 * DAY_MS).toISOString().slice(0, 10)
  expect(await subjects({ from: day, to: day })).toEqual(['Near'])
  expect(await subjects({ to: day })).toEqual(['Near', '=1+1'])
})

test.each([
  ['li kha', ['Ali Khan']],
  ['NEAR', ['Near', '=1+1']],
  ['far', ['Near', '=1+1']],
  ['=1+', ['=1+1']],
  ['£25.10', ['Ali Khan']],
  ['30.00', ['Ali Khan']],
  ['2510', ['Ali Khan']],
  ['25.11', []],
  ['support', ['Ali Khan']],
  ['%', []],
  ['"name"', []],
  ['.*', []],
  [String.raw`\"|a`, []],
])('is searched for %s in the subject and the values, before and after', async (text, found) => {
  expect(await subjects({ text })).toEqual(found)
})

test('comes in pages', async () => {
  const first = await server.app.inject({
    url: '/api/v1/operator/audit?limit=2',
    headers: owner.headers,
  })
  const { nextCursor } = first.json<{ nextCursor: string }>()
  expect(await subjects({ limit: '2', cursor: nextCursor })).toEqual(['=1+1'])
})

test('is written for a spreadsheet, to which no text is a formula, for a quarter at most', async () => {
  const csv = (days: string) =>
    server.app.inject({ url: `/api/v1/operator/audit.csv?${days}`, headers: owner.headers })
  const answer = await csv('from=2026-04-01&to=2026-06-30&act=pauseStore')
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  const [heading, line] = answer.body.split('\r\n')
  expect(heading).toBe('\ufeffDate,Time,Who,As,Store,Act,Subject,Field,Before,After')
  expect(line).toContain(`,pauseStore,"'=1+1",name,Near,Far`)
  const { body } = await csv('from=2026-05-01&to=2026-05-31&text=support')
  const cells = body.trimEnd().split('\r\n').slice(1)
  // As a screen shows them: amounts in pounds, instants as the time in London.
  expect(cells.map((each) => each.split(',').slice(-3))).toEqual([
    ['role', 'support', 'finance'],
    ['invitedUntil', '2026-05-15 19:00', ''],
    ['payoutMinimum', '25.10', '30.00'],
  ])
  expect((await csv('from=2026-04-01&to=2026-07-30')).statusCode).toBe(400)
  expect((await csv('from=2026-04-02&to=2026-04-01')).statusCode).toBe(400)
})

test.each([
  `UPDATE audit_event SET subject = 'nothing'`,
  'UPDATE audit_event SET account_id = NULL',
  'DELETE FROM audit_event',
  'TRUNCATE audit_event',
  `SET session_replication_role = replica; DELETE FROM audit_event`,
])('refuses the owner of the table: %s', async (statement) => {
  const client = await server.owner.pool.connect()
  try {
    await expect(client.query(statement)).rejects.toThrow('audit_event is append-only')
  } finally {
    client.release(true)
  }
  expect(await subjects()).toHaveLength(3)
})

test('the running server may not even try', async () => {
  for (const statement of ['UPDATE audit_event SET act = act', 'DELETE FROM audit_event'])
    await expect(server.context.pool.query(statement)).rejects.toMatchObject({ code: '42501' })
})

test('a store with changes is not deleted, and an erased account loses its name only', async () => {
  const { pool } = server.context
  await expect(
    pool.query('DELETE FROM store WHERE id = $1', [store.storeId]),
  ).rejects.toMatchObject({ code: '23503' })
  const other = await openTestAccount(server.context, 'partner')
  await pool.query(
    `INSERT INTO audit_event (at, account_id, by, act, subject) VALUES (now(), $1, 'partner', 'setPin', 'Mo')`,
    [other.accountId],
  )
  await pool.query('DELETE FROM account WHERE id = $1', [other.accountId])
  const { rows } = await pool.query(`SELECT account_id FROM audit_event WHERE subject = 'Mo'`)
  expect(rows).toEqual([{ account_id: null }])
})

test('is searched for what JSON writes otherwise than it is read', async () => {
  const before = { name: 'Crème "brûlée"' }
  await record('changeZone', { subject: 'Café "Olé"', daysAgo: 0, before })
  for (const text of ['é "ol', 'café "olé"', 'CRÈME "br', 'lée"'])
    expect(await subjects({ text }), text).toEqual(['Café "Olé"'])
})
