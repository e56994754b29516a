import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { migrate } from '#api/database/migrate.ts'

const template = 'tuckin_template'

export type TestDatabase = {
  /** Connection string of a migrated database of its own, without any rows but the migrations'. */
  url: string
  /** Ends what is still connected to it, and deletes it. */
  drop(): Promise<void>
}

/** Migrates the database that the others are copied from. Nobody stays connected to it. */
export async function makeTemplate(serverUrl: string): Promise<void> {
  await onServer(serverUrl, `CREATE DATABASE ${template}`)
  await migrate(urlOf(serverUrl, template))
  await onServer(serverUrl, `ALTER DATABASE ${template} ALLOW_CONNECTIONS false`)
}

/** A copy of the template, on a server whose template was made. */
export async function copyTemplate(serverUrl: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`)
  return {
    url: urlOf(serverUrl, name),
    drop: () => onServer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`),
  }
}

function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

async function onServer(serverUrl: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
