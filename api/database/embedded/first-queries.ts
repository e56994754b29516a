import { Client } from 'pg'
import { isErrno } from '#api/start-refused.ts'
import * as settings from './settings.ts'

export async function tryConnecting(
  url: string,
): Promise<'ready' | 'no such database' | 'not yet'> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  try {
    await client.connect()
    return 'ready'
  } catch (error) {
    // 3D000: the cluster is there and the database is not, as after initdb. 57P03: starting up.
    if (isErrno(error, '3D000')) return 'no such database'
    if (isErrno(error, 'ENOENT', 'ECONNREFUSED', 'ECONNRESET', '57P03')) return 'not yet'
    if (error instanceof Error && /timeout|terminated/i.test(error.message)) return 'not yet'
    throw error
  } finally {
    await client.end()
  }
}

/** Makes the product's database in a cluster that has only PostgreSQL's own. */
export async function createDatabase(url: string): Promise<void> {
  const other = new URL(url)
  other.pathname = '/postgres'
  await query(other.href, `CREATE DATABASE ${settings.name}`)
}

/**
 * Makes the role that the running server works as, where the cluster is new or from before there was one. A start
 * and a command that joins it may both do it at once.
 */
export async function makeServerRole({ url, serverUrl }: settings.Urls): Promise<void> {
  const { username, password } = new URL(serverUrl)
  const { rowCount } = await query(url, `SELECT FROM pg_roles WHERE rolname = '${username}'`)
  if (rowCount !== 0) return
  try {
    // Both are of letters, digits, - and _, so there is nothing to quote.
    await query(url, `CREATE ROLE ${username} LOGIN PASSWORD '${password}'`)
  } catch (error) {
    // 42710: the other one was quicker. 23505: by an instant.
    if (!isErrno(error, '42710', '23505')) throw error
  }
}

async function query(url: string, text: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query(text)
  } finally {
    await client.end()
  }
}
