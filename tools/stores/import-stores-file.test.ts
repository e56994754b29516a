import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, type Connection } from '#api/database/connect.ts'
import { fileOf, newStore } from '#api/operator/store-import/testing/import-desk.ts'
import { createGazetteer } from '#api/outside/maps/gazetteer/gazetteer.driver.ts'
import { slugOfName } from '#rules/stores/import/slug-of-name.ts'
import { createTestDatabase } from '#tools/testing/test-database.ts'
import type { TestDatabase } from '#tools/testing/template-database.ts'
import { throwAwayFolder } from '#tools/testing/throw-away-folder.ts'
import { FaultyFile, faultOfPath, importStoresFile } from './import-stores-file.ts'

let database: TestDatabase
let connection: Connection
let folder: string
beforeAll(async () => {
  database = await createTestDatabase()
  connection = connect(database.url, { max: 2 })
  folder = await throwAwayFolder('tuckin-stores-')
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})

const gazetteer = createGazetteer()
const now = () => new Date('2026-05-15T18:00:00Z')

/** Runs the command; answers what it printed. */
async function run(path: string, { isConfirmed = true, isLive = false } = {}) {
  const lines: string[] = []
  const imported = await importStoresFile(
    { db: connection.db, gazetteer, now },
    {
      path,
      isLive,
      confirm: () => Promise.resolve(isConfirmed),
      print: (line) => lines.push(line),
      onProgress: () => {},
    },
  )
  return { imported, lines }
}

async function write(name: string, text: string): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, text)
  return path
}

async function countOf(table: 'store' | 'product' | 'store_import'): Promise<number> {
  const { count } = await connection.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

test('a file is shown first, and imported once it is confirmed', async () => {
  const store = newStore()
  const path = await write('one.json', fileOf(store))
  const before = await countOf('store')
  expect(await run(path, { isConfirmed: false })).toEqual({
    imported: null,
    lines: [
      `  ${slugOfName(store.name)}: new, ${store.name}`,
      '1 added as a draft, 0 changed, 0 unchanged.',
    ],
  })
  expect(await countOf('store')).toBe(before)
  expect((await run(path)).imported).toMatchObject({ added: 1, by: null, fileName: 'one.json' })
  const changed = await write('two.json', fileOf({ ...store, acceptMinutes: 20 }))
  const { lines } = await run(changed, { isConfirmed: false })
  expect(lines[0]).toMatch(/^ {2}luigis-.+: time to accept$/)
})

test('new stores are drafts, and live only when the command says so', async () => {
  const [drafted, opened] = [newStore(), newStore()]
  await run(await write('drafts.json', fileOf(drafted)))
  const path = await write('live.json', fileOf(opened))
  const { lines } = await run(path, { isLive: true })
  expect(lines.at(-1)).toBe('1 added and open to customers, 0 changed, 0 unchanged.')
  const states = await connection.db
    .selectFrom('store')
    .select(['name', 'state'])
    .where('name', 'in', [drafted.name, opened.name])
    .execute()
  expect(new Map(states.map(({ name, state }) => [name, state]))).toEqual(
    new Map([
      [drafted.name, 'draft'],
      [opened.name, 'live'],
    ]),
  )
})

test('a file with faults is not imported, and they are listed', async () => {
  const path = await write('wrong.csv', 'Name,Phone,Owner\nLuigi’s,none,Luigi\n')
  const faults = [
    'Columns that are not read: Owner',
    'Nothing can be imported while this is wrong:',
    '  Row 2, Luigi’s, Phone: “none” can’t be used here. Check how it’s written.',
  ]
  const before = await countOf('store')
  await expect(run(path)).rejects.toEqual(new FaultyFile(faults.join('\n')))
  expect(await countOf('store')).toBe(before)
})

test('a path without a file is said to have none', async () => {
  expect(await faultOfPath(await write('here.csv', 'Name'))).toBeNull()
  expect(await faultOfPath(join(folder, 'gone.csv'))).toMatch(
    /^There is no such file: .+gone\.csv$/,
  )
  expect(await faultOfPath(folder)).toMatch(/^This is a folder, not a file: /)
})

test('an import that was killed goes on where it stopped, and each store has its menu', async () => {
  const path = await write('many.json', fileOf(...Array.from({ length: 45 }, () => newStore())))
  const [before, dishes] = [await countOf('store'), await countOf('product')]
  const runs = await countOf('store_import')
  const program = join(import.meta.dirname, 'test-killed-import.ts')
  const child = spawn(process.execPath, [program, database.url, path], { stdio: 'inherit' })
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null]
  expect(signal).toBe('SIGKILL')
  const written = (await countOf('store')) - before
  expect(written).toBeGreaterThan(0)
  expect(written).toBeLessThan(45)
  expect((await countOf('product')) - dishes).toBe(written * 2)

  const { imported, lines } = await run(path)
  expect(lines.at(-1)).toBe(`${45 - written} added as drafts, 0 changed, ${written} unchanged.`)
  expect(imported).toMatchObject({ stores: 45, added: 45 })
  expect(imported?.finishedAt).not.toBeNull()
  expect((await countOf('store')) - before).toBe(45)
  expect((await countOf('product')) - dishes).toBe(90)
  expect((await countOf('store_import')) - runs).toBe(1)
})
