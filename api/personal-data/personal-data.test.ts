import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PersonalData } from '#contract/account/personal-data.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { deliverAccountEmails } from '#api/testing/test-mailbox.ts'
import { ABOUT_NOBODY } from './testing/tables-about-nobody.ts'
import { ABOUT_PEOPLE } from './testing/tables-about-people.ts'
import { openWholePerson, PASSWORD, type WholePerson } from './testing/whole-person.ts'

let server: TestApp
let person: WholePerson
beforeAll(async () => {
  server = await createTestApp()
  person = await openWholePerson(server.context)
})
afterAll(() => server.close())

const personalColumns = Object.entries(ABOUT_PEOPLE).flatMap(([table, { personal = {} }]) =>
  Object.entries(personal).map(([column, about]) => ({ column: `${table}.${column}`, ...about })),
)
const erased = personalColumns.filter(({ stays }) => !stays)

/** Every column of our own tables. */
async function columnsOfDatabase(): Promise<string[]> {
  const { rows } = await server.context.pool.query<{ name: string }>(
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
     JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'schema_migration'
     ORDER BY 1`,
  )
  return rows.map(({ name }) => name)
}

/** Where in the whole database, the queue's tables included, one of these texts occurs. */
async function placesOf(texts: readonly string[]): Promise<string[]> {
  const { rows } = await server.context.pool.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
  )
  const patterns = texts.map((text) => `%${text}%`)
  const places: string[] = []
  for (const { name } of rows) {
    const found = await server.context.pool.query<{ row: string }>(
      `SELECT row FROM (SELECT each::text AS row FROM ${name} AS each) AS rows
       WHERE row ILIKE ANY ($1)`,
      [patterns],
    )
    places.push(...found.rows.map(({ row }) => `${name}: ${row}`))
  }
  return places
}

const send = (method: 'GET' | 'DELETE', path: string, payload?: object) =>
  server.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: person.headers,
    ...(payload && { payload }),
  })

describe('personal data', () => {
  it('lists every column of the database; see personal-data.ts for a new one', async () => {
    const known = [
      ...Object.entries(ABOUT_NOBODY).flatMap(([table, columns]) =>
        columns.map((column) => `${table}.${column}`),
      ),
      ...Object.entries(ABOUT_PEOPLE).flatMap(
        ([table, { plain = [], ofPerson = [], personal = {} }]) =>
          [...plain, ...ofPerson, ...Object.keys(personal)].map((column) => `${table}.${column}`),
      ),
    ]
    expect(known.toSorted()).toEqual((await columnsOfDatabase()).toSorted())
  })

  it.each(erased)('$column has something of the person of these tests', async ({ column }) => {
    const markers = person.markers[column] ?? []
    expect(markers, 'fill it in whole-person.ts').not.toEqual([])
    const [table, name] = column.split('.')
    for (const marker of markers) {
      const { rows } = await server.context.pool.query(
        `SELECT FROM "${table}" WHERE "${name}"::text ILIKE $1`,
        [`%${marker}%`],
      )
      expect(rows, marker).not.toEqual([])
    }
  })
})

describe('the export', () => {
  let data: PersonalData
  beforeAll(async () => {
    data = (await send('GET', '/user/personal-data')).json<PersonalData>()
  })

  const headings = personalColumns.filter(({ exportedAs }) => exportedAs !== null)
  it.each(headings)('has $column in $exportedAs', ({ column, exportedAs }) => {
    let part: unknown = data
    for (const name of exportedAs?.split('.') ?? [])
      part = (part as Record<string, unknown> | undefined)?.[name]
    const text = JSON.stringify(part)?.toLowerCase() ?? ''
    for (const marker of person.markers[column] ?? []) expect(text).toContain(marker.toLowerCase())
  })

  it('names the favourite store, and the orders newest first', () => {
    expect(data.favouriteStores).toMatchObject([{ name: 'Mare Street Pizza' }])
    expect(data.orders).toHaveLength(2)
    expect(data.orders.at(-1) ?? data.orders[0]).toMatchObject({ totalPence: 2340 })
  })

  it('has nothing that lets anybody in', () => {
    const text = JSON.stringify(data)
    for (const column of ['account.password_hash', 'refresh_token.hash'])
      for (const marker of person.markers[column] ?? []) expect(text).not.toContain(marker)
  })
})

describe('deleting the account', () => {
  let stranger: WholePerson
  let status: number
  beforeAll(async () => {
    stranger = await openWholePerson(server.context)
    status = (await send('DELETE', '/user/delete-account', { password: PASSWORD })).statusCode
  })

  it('sends one last email, and leaves nothing of the person in any table', async () => {
    expect(status).toBe(204)
    const sent = await deliverAccountEmails(server.context)
    expect(sent).toMatchObject([{ to: person.email, subject: expect.stringContaining('deleted') }])
    // A request to the payment provider is in the queue until it was made.
    const { rows } = await server.context.pool.query(
      `DELETE FROM graphile_worker._private_jobs AS job USING graphile_worker._private_tasks AS task
       WHERE task.id = job.task_id AND identifier = 'delete-payment-customer' RETURNING payload`,
    )
    const [customerId] = person.markers['account.payment_customer_id'] ?? []
    expect(rows).toEqual([{ payload: { customerId } }])
    const markers = erased.flatMap(({ column }) => person.markers[column] ?? [])
    expect(await placesOf(markers)).toEqual([])
  })

  it('leaves the id of the account only among those that no longer exist', async () => {
    expect(await placesOf([person.accountId])).toEqual([
      expect.stringContaining('public.erased_account'),
    ])
  })

  it('leaves the orders with what was ordered and paid', async () => {
    const { rows } = await server.context.pool.query(
      `SELECT total_pence, status, account_id, snapshot -> 'store' ->> 'name' AS store,
         (SELECT line.name FROM order_line AS line WHERE order_id = orders.id) AS dish,
         (SELECT amount_pence FROM payment WHERE order_id = orders.id) AS paid
       FROM orders WHERE id = $1`,
      [person.orderId],
    )
    expect(rows).toEqual([
      {
        total_pence: 2340,
        status: 'completed',
        account_id: null,
        store: 'Mare Street Pizza',
        dish: 'Margherita',
        paid: 2340,
      },
    ])
  })

  it('leaves everyone else as they were', async () => {
    const markers = Object.values(stranger.markers).flat()
    const left = (await placesOf(markers)).join().toLowerCase()
    for (const marker of markers) expect(left).toContain(marker.toLowerCase())
  })
})
