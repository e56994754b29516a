import { existsSync } from 'node:fs'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from './test-database.ts'

async function send(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ answer: unknown }>(sql)
    return rows.map((row) => row.answer)
  } finally {
    await client.end()
  }
}

test('each test database is its own, and migrated', async () => {
  const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()])
  await send(one.url, 'CREATE TABLE only_in_one ()')
  expect(await send(two.url, `SELECT to_regclass('only_in_one') AS answer`)).toEqual([null])
  expect(
    await send(two.url, `SELECT to_regclass('schema_migration') IS NOT NULL AS answer`),
  ).toEqual([true])
  await Promise.all([one.drop(), two.drop()])
  await expect(send(one.url, 'SELECT 1')).rejects.toThrow('does not exist')
})

test('the server lies in a folder that goes away with it', async () => {
  const { url, drop } = await createTestDatabase()
  const [folder] = await send(url, `SELECT current_setting('data_directory') AS answer`)
  expect(String(folder)).toContain('tuckin-test-')
  expect(existsSync(String(folder))).toBe(true)
  await drop()
})
