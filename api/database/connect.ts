import { Kysely, PostgresDialect } from 'kysely'
import { Client, Pool, types } from 'pg'
import { StartRefused } from '#api/start-refused.ts'
import { withNamedStatements } from './named-statements.ts'
import type { Database } from './tables.ts'

export type Connection = {
  db: Kysely<Database>
  /** The connections below `db`, for what is not a query: the job queue uses them. */
  pool: Pool
  /** Waits for running queries and closes every connection. */
  close(): Promise<void>
}

const slowestStatementMs = 15_000
const longestIdleInTransactionMs = 15_000
const oldestServer = 15

/** Opens a pool of at most `max` connections; none is made before the first query. */
export function connect(url: string, { max }: { max: number }): Connection {
  const pool = new Pool({
    connectionString: url,
    max,
    application_name: 'tuck-in',
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    statement_timeout: slowestStatementMs,
    idle_in_transaction_session_timeout: longestIdleInTransactionMs,
    types: { getTypeParser },
  })
  // A broken connection leaves the pool and the next query makes a new one, so there is nothing to do; but
  // without listeners Node would end the process. The pool listens to idle connections only: one that breaks
  // between two queries of a transaction would have no listener.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: withNamedStatements(pool) }),
  })
  return { db, pool, close: () => pool.end() }
}

const int8 = 20
const int8Array = 1016
const date = 1082

/**
 * How values arrive: int8 as number (never rounded: a larger one throws), timestamptz as Date,
 * date as its text, since a day has no instant, the rest as pg has it (numeric as text).
 */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (format !== 'binary') {
    if (oid === int8) return exactNumber
    if (oid === date) return (text: string) => text
    if (oid === int8Array) return exactNumbers
  }
  return types.getTypeParser(oid, format ?? 'text')
}

function exactNumber(text: string): number {
  const value = Number(text)
  if (Number.isSafeInteger(value)) return value
  throw new RangeError(`${text} is too large for a number`)
}

const exactNumbers = (text: string): (number | null)[] =>
  text === '{}'
    ? []
    : text
        .slice(1, -1)
        .split(',')
        .map((each) => (each === 'NULL' ? null : exactNumber(each)))

/**
 * Connects once and checks that this is a PostgreSQL we can use. Throws StartRefused with one
 * sentence, which names the server and the setting but never the password.
 */
export async function checkReachable(
  url: string,
  setting: 'DATABASE_URL' | 'DATABASE_OWNER_URL' = 'DATABASE_URL',
): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ version: number }>(
      `SELECT current_setting('server_version_num')::int / 10000 AS version`,
    )
    const version = rows[0]?.version ?? 0
    if (version < oldestServer)
      throw new StartRefused(
        `${setting} leads to PostgreSQL ${version}, but ${oldestServer} or newer is needed.`,
      )
  } catch (error) {
    if (error instanceof StartRefused) throw error
    throw new StartRefused(sentenceAbout(error, url, setting), { cause: error })
  } finally {
    await client.end()
  }
}

function sentenceAbout(error: unknown, url: string, setting: string): string {
  const { host, pathname, username } = new URL(url)
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const database = decodeURIComponent(pathname.slice(1))
  if (code === '28P01' || code === '28000')
    return `PostgreSQL at ${host} does not accept the user ${decodeURIComponent(username)} with the password given: correct ${setting}.`
  if (code === '42501')
    return `PostgreSQL at ${host} does not let the user ${decodeURIComponent(username)} connect: GRANT CONNECT ON DATABASE ${database} to it, or correct ${setting}.`
  if (code === '3D000')
    return `PostgreSQL at ${host} has no database ${database}: create it (CREATE DATABASE ${database}), or correct ${setting}.`
  if (code === '53300')
    return `PostgreSQL at ${host} has no connection left: raise its max_connections, or stop another program.`
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `There is no machine called ${new URL(url).hostname}: correct ${setting}.`
  const why = code === 'ECONNREFUSED' ? 'nothing listens there' : code || 'no answer in 5 seconds'
  return `PostgreSQL at ${host} cannot be reached (${why}): start it, or correct ${setting}.`
}
