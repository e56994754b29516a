import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '#tools/testing/test-database.ts'
import type { TestDatabase } from '#tools/testing/template-database.ts'
import { migrate } from './migrate.ts'

let database: TestDatabase
let folder = ''

beforeEach(async () => {
  database = await createTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'tuckin-migrations-'))
  await send('DELETE FROM schema_migration')
})

afterEach(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

async function send(sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: database.url })
  await client.connect()
  try {
    const { rows } = await client.query<{ answer: unknown }>(sql)
    return rows.map((row) => row.answer)
  } finally {
    await client.end()
  }
}

const write = (file: string, sql: string) => writeFileSync(join(folder, file), sql)
const run = () => migrate(database.url, { folder })

test('files are applied once each, in order', async () => {
  write('0002_second.sql', 'INSERT INTO first_table VALUES (2); SELECT 1;')
  write('0001_first.sql', 'CREATE TABLE first_table (answer int);')
  expect(await run()).toEqual(['0001_first', '0002_second'])
  expect(await run()).toEqual([])
  write('0003_third.sql', 'INSERT INTO first_table VALUES (3)')
  expect(await run()).toEqual(['0003_third'])
  expect(await send('SELECT answer FROM first_table ORDER BY answer')).toEqual([2, 3])
})

test('two processes at once apply each file once', async () => {
  write('0001_first.sql', 'CREATE TABLE first_table (answer int); SELECT pg_sleep(0.05)')
  const applied = await Promise.all([run(), run(), run()])
  expect(applied.flat()).toEqual(['0001_first'])
})

test('a file that fails leaves nothing of itself and says where', async () => {
  write('0001_first.sql', 'CREATE TABLE first_table ();')
  write('0002_second.sql', 'CREATE TABLE second_table ();\n\nCREATE TABEL third_table ();')
  await expect(run()).rejects.toThrow(
    'The migration 0002_second failed in line 3, and nothing of it was committed: syntax error',
  )
  expect(await send(`SELECT to_regclass('second_table') AS answer`)).toEqual([null])
  write('0002_second.sql', 'CREATE TABLE second_table ()')
  expect(await run()).toEqual(['0002_second'])
})

test('a file changed after it was applied is refused', async () => {
  write('0001_first.sql', 'CREATE TABLE first_table ();')
  await run()
  write('0001_first.sql', 'CREATE TABLE first_table (id int);')
  await expect(run()).rejects.toThrow('The migration 0001_first was changed after it was applied')
})

test('line endings do not count as a change', async () => {
  write('0001_first.sql', 'CREATE TABLE first_table\n();')
  await run()
  write('0001_first.sql', 'CREATE TABLE first_table\r\n();')
  expect(await run()).toEqual([])
})

test('a database newer than the program is refused', async () => {
  write('0001_first.sql', 'CREATE TABLE first_table ();')
  await run()
  rmSync(join(folder, '0001_first.sql'))
  await expect(run()).rejects.toThrow('which this version does not know')
})

test.each([['1_first.sql'], ['0001 first.sql']])('%s is refused as a name', async (file) => {
  write(file, 'SELECT 1')
  await expect(run()).rejects.toThrow(`The migration ${file} needs a name like`)
})

test('two files with one number are refused', async () => {
  write('0001_first.sql', 'SELECT 1')
  write('0001_second.sql', 'SELECT 1')
  await expect(run()).rejects.toThrow('with a number of its own')
})

test('the job queue has its tables', async () => {
  expect(await send(`SELECT to_regclass('graphile_worker.jobs') IS NOT NULL AS answer`)).toEqual([
    true,
  ])
})
