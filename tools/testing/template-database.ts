import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { migrate } from '#api/database/migrate.ts'

const template = 'tuckin_template'

export type TestDatabase = {
  /** Connection string of a database of its own, with the rows of the template; as its owner. */
  url: string
  /** As the running server, which owns nothing. */
  serverUrl: string
  /** Ends what is still connected to it, and deletes it. */
  drop(): Promise<void>
}

/** What both connect to on a PostgreSQL: the owner of its databases, and the running server. */
export type PostgresUrls = Pick<TestDatabase, 'url' | 'serverUrl'>

/**
 * Migrates the database that the others are copied from, and fills it as its owner. Nobody stays connected
 * to it.
 */
export async function makeTemplate(
  { url, serverUrl }: PostgresUrls,
  fill: (url: string) => Promise<void> = async () => {},
): Promise<void> {
  await onServer(url, `CREATE DATABASE ${template}`)
  await migrate(urlOf(url, template), { serverUrl: urlOf(serverUrl, template) })
  await fill(urlOf(url, template))
  await onServer(url, `ALTER DATABASE ${template} ALLOW_CONNECTIONS false`)
}

/** A copy of the template, on a server whose template was made. */
export async function copyTemplate({ url, serverUrl }: PostgresUrls): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(url, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`)
  return {
    url: urlOf(url, name),
    serverUrl: urlOf(serverUrl, name),
    drop: () => onServer(url, `DROP DATABASE ${name} WITH (FORCE)`),
  }
}

function urlOf(postgresUrl: string, database: string): string {
  const url = new URL(postgresUrl)
  url.pathname = `/${database}`
  return url.href
}

async function onServer(postgresUrl: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: postgresUrl })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
