import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import type { TestDatabase } from '#tools/testing/template-database.ts'
import { createTestDatabase } from '#tools/testing/test-database.ts'
import { migrate } from './migrate.ts'
import { APPEND_ONLY, ownsAuditLog } from './server-role.ts'

/** Its code where PostgreSQL refuses it, else how many rows. */
async function send(url: string, text: string): Promise<string | number | null> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rowCount
  } catch (error) {
    return (error as { code: string }).code
  } finally {
    await client.end()
  }
}

const DENIED = '42501'

describe('the running server', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())

  const ask = (text: string) => send(server.context.configuration.databaseUrl ?? '', text)

  test('adds to the audit log and reads it', async () => {
    const row = `INSERT INTO audit_event (at, by, act) VALUES (now(), 'system', 'setPin')`
    expect(await ask(row)).toBe(1)
    expect(await ask('SELECT FROM audit_event')).toBe(1)
    expect(await ownsAuditLog(server.context.db)).toBe(false)
    expect(await ownsAuditLog(server.owner.db)).toBe(true)
  })

  test.each(APPEND_ONLY)('may neither change nor empty %s', async (table) => {
    expect(await ask(`DELETE FROM ${table}`)).toBe(DENIED)
    expect(await ask(`TRUNCATE ${table}`)).toBe(DENIED)
    expect(await ask(`UPDATE ${table} SET store_id = store_id`)).toBe(DENIED)
    expect(await ask(`ALTER TABLE ${table} DISABLE TRIGGER USER`)).toBe(DENIED)
  })

  test.each([
    'SET session_replication_role = replica',
    'SET ROLE tuck_in',
    'CREATE TABLE mine ()',
    'DROP TABLE cart',
    'TRUNCATE cart',
    'CREATE ROLE another',
    'UPDATE schema_migration SET name = name',
    'UPDATE order_event SET act = act',
    'ALTER TABLE graphile_worker._private_jobs DISABLE ROW LEVEL SECURITY',
  ])('may not do this: %s', async (statement) => {
    expect(await ask(statement)).toBe(DENIED)
  })

  test('takes who did it out of what happened to an order, as when a person is erased', async () => {
    expect(await ask('UPDATE order_event SET account_id = NULL')).toBe(0)
  })

  test('is refused at every table that a trigger refuses to empty', async () => {
    const { rows } = await server.owner.pool.query<{ table: string }>(
      `SELECT DISTINCT tgrelid::regclass::text AS table FROM pg_trigger
       WHERE tgtype & 32 > 0 AND NOT tgisinternal ORDER BY 1`,
    )
    expect(rows.map(({ table }) => table)).toEqual([...APPEND_ONLY])
  })

  test('owns nothing', async () => {
    const { rows } = await server.owner.pool.query<{ what: string }>(
      `SELECT relname AS what FROM pg_class WHERE relowner = 'tuck_in_server'::regrole
       UNION ALL SELECT proname FROM pg_proc WHERE proowner = 'tuck_in_server'::regrole
       UNION ALL SELECT nspname FROM pg_namespace WHERE nspowner = 'tuck_in_server'::regrole
       UNION ALL SELECT rolname FROM pg_auth_members JOIN pg_roles ON pg_roles.oid = roleid
         WHERE member = 'tuck_in_server'::regrole`,
    )
    expect(rows).toEqual([])
  })
})

describe("a PostgreSQL of one's own, where neither user is a superuser", () => {
  let cluster: TestDatabase
  let database: Record<'owner' | 'server', string>
  beforeAll(async () => {
    cluster = await createTestDatabase()
    await send(cluster.url, `CREATE ROLE plain_owner LOGIN PASSWORD 'x' NOCREATEROLE`)
    await send(cluster.url, `CREATE ROLE plain_server LOGIN PASSWORD 'x'`)
    await send(cluster.url, 'CREATE DATABASE plain OWNER plain_owner')
    database = { owner: urlOf('plain_owner', 'plain'), server: urlOf('plain_server', 'plain') }
    await migrate(database.owner, { serverUrl: database.server })
  }, 60_000)
  afterAll(async () => {
    await send(cluster.url, 'DROP DATABASE plain WITH (FORCE)')
    await send(cluster.url, 'DROP ROLE plain_owner')
    await send(cluster.url, 'DROP ROLE plain_server')
    await cluster.drop()
  })

  function urlOf(user: string, name: string): string {
    const url = new URL(cluster.url)
    Object.assign(url, { username: user, password: 'x', pathname: `/${name}` })
    return url.href
  }

  test('lets the server add to the log, and change nothing of it', async () => {
    const row = `WITH mo AS (INSERT INTO account (type, email) VALUES ('partner', 'mo@example.com') RETURNING id)
      INSERT INTO audit_event (at, by, act, account_id) SELECT now(), 'partner', 'setPin', id FROM mo`
    expect(await send(database.server, row)).toBe(1)
    expect(await send(database.server, 'UPDATE audit_event SET account_id = NULL')).toBe(DENIED)
    expect(await send(database.server, 'DELETE FROM audit_event')).toBe(DENIED)
    expect(await send(database.server, 'TRUNCATE audit_event')).toBe(DENIED)
    expect(await send(database.owner, 'DELETE FROM audit_event')).toBe('23001')
  })

  test('takes an erased account out of the log, for which the server itself has no right', async () => {
    expect(await send(database.server, 'DELETE FROM account')).toBe(1)
    const erased = 'SELECT FROM audit_event WHERE account_id IS NULL'
    expect(await send(database.server, erased)).toBe(1)
  })

  test('shows the server its jobs', async () => {
    expect(await send(database.server, `SELECT graphile_worker.add_job('try')`)).toBe(1)
    expect(await send(database.server, 'SELECT FROM graphile_worker._private_jobs')).toBe(1)
    expect(await send(database.server, 'DELETE FROM graphile_worker._private_jobs')).toBe(1)
  })

  test('is migrated by its owner only', async () => {
    await expect(migrate(database.server)).rejects.toThrow(
      'The user plain_server may not change the tables of the database: give the user who owns it in DATABASE_OWNER_URL.',
    )
  })

  test.each([
    ['the owner again', () => database.owner, 'give it a user that owns nothing'],
    ['a superuser', () => new URL('/plain', cluster.url).href, 'give it a user that owns nothing'],
    ['another database', () => cluster.serverUrl, 'lead to different databases'],
  ])('is refused when the server is to work as %s', async (_who, serverUrl, sentence) => {
    await expect(migrate(database.owner, { serverUrl: serverUrl() })).rejects.toThrow(sentence)
  })

  test('is refused when an administrator is given as the owner, and who owns everything as the server', async () => {
    const administrator = new URL('/plain', cluster.url).href
    await expect(migrate(administrator, { serverUrl: database.owner })).rejects.toThrow(
      'give it a user that owns nothing',
    )
  })
})

test('a usual start changes no privilege', async () => {
  const { url, serverUrl, drop } = await createTestDatabase()
  const client = new Client({ connectionString: url })
  await client.connect()
  const versions = async () => {
    const { rows } = await client.query<{ version: string }>(
      `SELECT 'table ' || max(xmin::text::bigint) AS version FROM pg_class
       UNION ALL SELECT 'policy ' || max(xmin::text::bigint) FROM pg_policy
       UNION ALL SELECT 'schema ' || max(xmin::text::bigint) FROM pg_namespace`,
    )
    return rows
  }
  const before = await versions()
  await Promise.all([migrate(url, { serverUrl }), migrate(url, { serverUrl })])
  expect(await versions()).toEqual(before)
  await client.query('GRANT UPDATE, DELETE ON audit_event TO tuck_in_server')
  expect(await send(serverUrl, 'SELECT FROM audit_event FOR UPDATE')).toBe(0)
  await migrate(url, { serverUrl })
  expect(await send(serverUrl, 'SELECT FROM audit_event FOR UPDATE')).toBe(DENIED)
  await client.end()
  await drop()
})
