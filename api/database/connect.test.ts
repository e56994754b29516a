import { createServer } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '#tools/testing/test-database.ts'
import type { TestDatabase } from '#tools/testing/template-database.ts'
import { StartRefused } from '#api/start-refused.ts'
import { checkReachable, connect, type Connection } from './connect.ts'
import { inTransaction } from './transaction.ts'

let database: TestDatabase
let connection: Connection

beforeAll(async () => {
  database = await createTestDatabase()
  connection = connect(database.url, { max: 4 })
  await sql`CREATE TABLE tally (id int PRIMARY KEY, pence int NOT NULL)`.execute(connection.db)
  await sql`INSERT INTO tally VALUES (1, 0), (2, 0)`.execute(connection.db)
})

afterAll(async () => {
  await connection.close()
  await database.drop()
})

const answer = async (query: ReturnType<typeof sql<{ answer: unknown }>>) => {
  const { rows } = await query.execute(connection.db)
  return rows[0]?.answer
}

describe('values arrive as', () => {
  test('a number for int8, alone and in a list', async () => {
    expect(await answer(sql`SELECT 9007199254740991::int8 AS answer`)).toBe(9_007_199_254_740_991)
    expect(await answer(sql`SELECT count(*) AS answer FROM tally`)).toBe(2)
    expect(await answer(sql`SELECT '{1,NULL,3}'::int8[] AS answer`)).toEqual([1, null, 3])
    expect(await answer(sql`SELECT '{}'::int8[] AS answer`)).toEqual([])
  })

  test('an error for an int8 too large to be exact, never a rounded number', async () => {
    await expect(answer(sql`SELECT 9007199254740993::int8 AS answer`)).rejects.toThrow('too large')
  })

  test('a Date for timestamptz, text for a date', async () => {
    const at = new Date('2026-03-29T01:30:00.123Z')
    expect(await answer(sql`SELECT ${at}::timestamptz AS answer`)).toEqual(at)
    expect(await answer(sql`SELECT '2026-03-29'::date AS answer`)).toBe('2026-03-29')
  })
})

test('a statement with parameters is prepared once per connection', async () => {
  await connection.db.connection().execute(async (db) => {
    for (const id of [1, 2, 1]) await sql`SELECT pence FROM tally WHERE id = ${id}`.execute(db)
    const { rows } = await sql<{ calls: number }>`
      SELECT generic_plans + custom_plans AS calls FROM pg_prepared_statements
      WHERE statement LIKE 'SELECT pence FROM tally%'`.execute(db)
    expect(rows).toEqual([{ calls: 3 }])
  })
})

test('names the violated constraint and the caller when PostgreSQL refuses a statement', async () => {
  const askTwice = async () => {
    await sql`INSERT INTO tally VALUES (1, ${0})`.execute(connection.db)
  }
  await expect(askTwice()).rejects.toMatchObject({
    code: '23505',
    constraint: 'tally_pkey',
    stack: expect.stringContaining('askTwice') as string,
  })
})

test('a query that runs away is ended by PostgreSQL', async () => {
  expect(await answer(sql`SELECT current_setting('statement_timeout') AS answer`)).toBe('15s')
})

describe('a transaction', () => {
  test('that fails leaves nothing', async () => {
    const work = inTransaction(connection.db, async (transaction) => {
      await sql`INSERT INTO tally VALUES (9, 9)`.execute(transaction)
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    expect(await answer(sql`SELECT count(*) AS answer FROM tally WHERE id = 9`)).toBe(0)
  })

  test('a deadlocked transaction is run again', async () => {
    const bothHoldOne = meeting(2)
    const addTo = (first: number, second: number) =>
      inTransaction(connection.db, async (transaction) => {
        await sql`UPDATE tally SET pence = pence + 1 WHERE id = ${first}`.execute(transaction)
        await bothHoldOne()
        await sql`UPDATE tally SET pence = pence + 1 WHERE id = ${second}`.execute(transaction)
      })
    await Promise.all([addTo(1, 2), addTo(2, 1)])
    expect(await answer(sql`SELECT array_agg(pence) AS answer FROM tally`)).toEqual([2, 2])
  })
})

/** Resolves for everyone once this many have arrived; later callers pass at once. */
function meeting(size: number): () => Promise<void> {
  let come = 0
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return () => {
    come += 1
    if (come === size) open()
    return opened
  }
}

describe('a DATABASE_URL that leads nowhere is one sentence without its password', () => {
  const sentence = async (url: string) => {
    const error: unknown = await checkReachable(url).then(
      () => null,
      (reason: unknown) => reason,
    )
    expect(error).toBeInstanceOf(StartRefused)
    const message = error instanceof Error ? error.message : ''
    expect(message).not.toContain('hunter2')
    return message
  }

  test('nothing listens', async () => {
    const port = await closedPort()
    expect(await sentence(`postgresql://town:hunter2@127.0.0.1:${port}/town`)).toBe(
      `PostgreSQL at 127.0.0.1:${port} cannot be reached (nothing listens there): start it, or correct DATABASE_URL.`,
    )
  })

  test('no such machine', async () => {
    expect(await sentence('postgresql://town:hunter2@nowhere.invalid/town')).toContain(
      'There is no machine called nowhere.invalid',
    )
  })

  test('wrong password', async () => {
    const url = new URL(database.url)
    url.password = 'hunter2'
    expect(await sentence(url.href)).toContain('does not accept the user tuck_in')
  })

  test('no such database', async () => {
    const url = new URL(database.url)
    url.pathname = '/elsewhere'
    expect(await sentence(url.href)).toContain('has no database elsewhere')
  })

  test('one that answers is fine', async () => {
    await expect(checkReachable(database.url)).resolves.toBeUndefined()
  })
})

function closedPort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
