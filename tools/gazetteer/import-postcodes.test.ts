import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { Client, type Pool } from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { connect } from '#api/database/connect.ts'
import type { TestDatabase } from '#tools/testing/template-database.ts'
import { createTestDatabase } from '#tools/testing/test-database.ts'
import { importPostcodes, type ImportOptions } from './import-postcodes.ts'
import type { ImportProgress } from './import-progress.ts'
import { codePointRow, codePointRows, createTestFolder } from './test-postcode-files.ts'

let database: TestDatabase
let pool: Pool
let folder: Awaited<ReturnType<typeof createTestFolder>>

beforeEach(async () => {
  ;[database, folder] = await Promise.all([createTestDatabase(), createTestFolder()])
  pool = connect(database.url, { max: 5 }).pool
})
afterEach(async () => {
  await Promise.all([pool.end(), folder.remove()])
  await database.drop()
})

const run = (path: string, options: Partial<ImportOptions> = {}) =>
  importPostcodes({ databaseUrl: database.url, path, ...options })

async function send(sql: string): Promise<unknown> {
  const { rows } = await pool.query<{ answer: unknown }>(sql)
  return rows[0]?.answer
}
const count = async () => Number(await send('SELECT count(*) AS answer FROM unit_postcode'))
const isStaged = () => send(`SELECT to_regclass('unit_postcode_staging') IS NOT NULL AS answer`)

describe('a file that is sound', () => {
  test('is in use afterwards, with a count of what was left out and why', async () => {
    const path = await folder.zip('codepo_gb.zip', {
      'Data/CSV/e.csv':
        codePointRows('E8', 30) + codePointRow({ postCode: 'E9  5AA', quality: 90 }),
      'Data/CSV/n.csv': codePointRows('N1', 20) + codePointRow({ postCode: 'N1 0AA' }) + '\r\n',
    })
    expect(await run(path)).toEqual({
      outcome: 'imported',
      product: 'Code-Point Open',
      loaded: 50,
      skipped: { 'no position is known': 1, 'there already': 1, 'an empty line': 1 },
    })
    expect(await count()).toBe(50)
    expect(
      await send(`SELECT latitude BETWEEN 51.54 AND 51.55 AND longitude BETWEEN -0.07 AND -0.06
        AS answer FROM unit_postcode WHERE post_code = 'E8 0AA'`),
    ).toBe(true)
    expect(await isStaged()).toBe(false)
  })

  test('leaves the table as the migration made it', async () => {
    const shape = async () => {
      const indexes = `SELECT indexdef FROM pg_indexes WHERE tablename = 'unit_postcode' ORDER BY 1`
      const columns = `SELECT attname, atttypid, attnotnull, attcollation FROM pg_attribute
        WHERE attrelid = 'unit_postcode'::regclass AND attnum > 0 ORDER BY attnum`
      const options = `SELECT reloptions, relpersistence FROM pg_class WHERE relname = 'unit_postcode'`
      const answers = [indexes, columns, options].map(async (sql) => (await pool.query(sql)).rows)
      return Promise.all(answers)
    }
    const before = await shape()
    for (const outward of ['E8', 'E9']) {
      await run(await folder.write(`${outward}.csv`, codePointRows(outward, 5)))
      expect(await shape()).toEqual(before)
    }
  })

  test('replaces what was in use: nothing of the old stays', async () => {
    await run(await folder.write('e8.csv', codePointRows('E8', 20)))
    await run(await folder.write('e9.csv', codePointRows('E9', 15)))
    expect(await count()).toBe(15)
    expect(await send(`SELECT min(post_code) AS answer FROM unit_postcode`)).toBe('E9 0AA')
  })

  test('is not loaded again unless that is asked for', async () => {
    const path = await folder.write('e8.csv', codePointRows('E8', 20))
    await run(path)
    expect(await run(path)).toMatchObject({ outcome: 'in use already' })
    expect(await run(path, { again: true })).toMatchObject({ outcome: 'imported', loaded: 20 })
    await pool.query('DELETE FROM unit_postcode')
    expect(await run(path)).toMatchObject({ outcome: 'imported', loaded: 20 })
  })

  test('of ONSPD is read in pieces, with and without Northern Ireland', async () => {
    const header = 'pcds,doterm,lat,long\r\n'
    const path = await folder.zip('ONSPD.zip', {
      'Data/multi_csv/ONSPD_UK_BT.csv': `${header}"BT9 5AB","",54.58,-5.95\r\n`,
      'Data/multi_csv/ONSPD_UK_E.csv': `${header}"E8 1AA","",51.54,-0.06\r\n"E8 1AB","199606",51.5,-0.06\r\n`,
    })
    expect(await run(path)).toMatchObject({ loaded: 2, skipped: { 'no longer in use': 1 } })
    expect(await run(path, { withoutNorthernIreland: true })).toMatchObject({
      loaded: 1,
      skipped: { 'no longer in use': 1, 'in Northern Ireland': 1 },
    })
  })
})

describe('a file that is wrong', () => {
  const refused = async (path: string) => {
    await run(await folder.write('sound.csv', codePointRows('E8', 20)))
    const sentence = await run(path, { blockBytes: 500 }).then(
      String,
      (error: Error) => error.message,
    )
    expect(sentence).toContain('Nothing of it is in use; what was imported before stays.')
    expect(await count()).toBe(20)
    expect(await isStaged()).toBe(false)
    return sentence
  }

  test.each([
    [
      'a word for a postcode',
      '"Hackney",10,534500,184800,,,,,,\r\n',
      '“Hackney” is not a postcode',
    ],
    [
      'a place abroad',
      codePointRow({ postCode: 'E8 1AA', easting: 690_000, northing: 2 }),
      'is outside the UK',
    ],
    ['a column too few', '"E8 1AA",10,534500\r\n', 'there are 3 columns'],
    ['an open quote', '"E8 1AA,10,534500,184800,,,,,,\r\n', 'the quotes around a text'],
  ])('%s: the part and the line are told, and the old stay in use', async (_case, row, reason) => {
    const path = await folder.zip('wrong.zip', {
      'Data/CSV/e.csv': codePointRows('E9', 10),
      'Data/CSV/n.csv': codePointRows('N1', 16) + row + codePointRows('N2', 3),
    })
    const sentence = await refused(path)
    expect(sentence).toContain(`Data/CSV/n.csv, line 17: `)
    expect(sentence).toContain(reason)
    expect(sentence).toContain('download it again')
  })

  test('a table cut off in the middle of its last line', async () => {
    const rows = codePointRows('E9', 12)
    const sentence = await refused(await folder.write('cut.csv', rows.slice(0, -40)))
    expect(sentence).toContain('cut.csv, line 12: ')
  })

  test('one in which nothing has a position', async () => {
    const rows = codePointRow({ postCode: 'E8 1AA', quality: 90 })
    expect(await refused(await folder.write('none.csv', rows))).toContain('holds no postcode')
  })

  test('one with less than half of the postcodes in use, unless that is meant', async () => {
    await run(await folder.write('e8.csv', codePointRows('E8', 50)))
    const path = await folder.write('few.csv', codePointRows('E9', 24))
    await expect(run(path)).rejects.toThrow('has 24 postcodes, less than half of the 50 in use')
    expect(await count()).toBe(50)
    expect(await run(path, { smaller: true })).toMatchObject({ loaded: 24 })
    expect(await count()).toBe(24)
  })
})

describe('an import that was killed', () => {
  const rows = codePointRows('E8', 400)
  const kill = async (path: string) => {
    const program = join(import.meta.dirname, 'test-killed-import.ts')
    const child = spawn(process.execPath, [program, database.url, path, '150'], {
      stdio: 'inherit',
    })
    const [, signal] = (await once(child, 'exit')) as [number | null, string | null]
    expect(signal).toBe('SIGKILL')
  }

  test('goes on where it stopped, and ends as if it had not been', async () => {
    const path = await folder.zip('codepo_gb.zip', {
      'Data/CSV/e.csv': rows,
      'Data/CSV/n.csv': codePointRows('N1', 100),
    })
    await run(await folder.write('before.csv', codePointRows('E9', 10)))
    await kill(path)
    expect(await count()).toBe(10)

    const reports: ImportProgress[] = []
    const imported = await run(path, { onProgress: (progress) => reports.push(progress) })
    const resumed = reports.find(({ step }) => step === 'resuming')
    expect(resumed).toMatchObject({ partName: 'Data/CSV/e.csv' })
    expect(resumed && 'loaded' in resumed ? resumed.loaded : 0).toBeGreaterThan(100)
    expect(imported).toEqual({
      outcome: 'imported',
      product: 'Code-Point Open',
      loaded: 500,
      skipped: {},
    })
    expect(await count()).toBe(500)
    expect(await send('SELECT count(DISTINCT longitude) AS answer FROM unit_postcode')).toBe(400)
  })

  test('is forgotten when another file is imported', async () => {
    await kill(await folder.write('e8.csv', rows))
    const reports: string[] = []
    const other = await folder.write('other.csv', codePointRows('E9', 30))
    expect(await run(other, { onProgress: ({ step }) => reports.push(step) })).toMatchObject({
      loaded: 30,
    })
    expect(reports).not.toContain('resuming')
    expect(await count()).toBe(30)
  })
})

test('a signal ends an import between two blocks, and the next run goes on', async () => {
  const path = await folder.write('e8.csv', codePointRows('E8', 400))
  const stop = new AbortController()
  const stopped = run(path, {
    blockBytes: 2000,
    signal: stop.signal,
    onProgress: (progress) => {
      if (progress.step === 'reading' && progress.loaded > 100) stop.abort(new Error('enough'))
    },
  })
  await expect(stopped).rejects.toThrow('enough')
  const reports: string[] = []
  await run(path, { onProgress: ({ step }) => reports.push(step) })
  expect(reports).toContain('resuming')
  expect(await count()).toBe(400)
})

test('of two imports at once the second is refused', async () => {
  const lockClient = new Client({ connectionString: database.url })
  await lockClient.connect()
  await lockClient.query('SELECT pg_advisory_lock(7185302)')
  const path = await folder.write('e8.csv', codePointRows('E8', 5))
  await expect(run(path, { claimPatienceMs: 0 })).rejects.toThrow(
    'Another import into this database is under way',
  )
  await lockClient.end()
  expect(await run(path)).toMatchObject({ loaded: 5 })
})

test('whoever asks during the swap gets an answer, of the old or of the new', async () => {
  const files = await Promise.all(
    ['E8', 'E9'].map((outward) => folder.write(`${outward}.csv`, codePointRows(outward, 300))),
  )
  await run(files[0] ?? '')
  const seen = new Set<string>()
  let isOver = false
  const readers = Array.from({ length: 4 }, async () => {
    const client = await pool.connect()
    while (!isOver) {
      const { rows } = await client.query<{ outward: string; count: string }>({
        name: 'all of one',
        text: `SELECT left(post_code, 2) AS outward, count(*) FROM unit_postcode
          WHERE latitude > $1 GROUP BY 1`,
        values: [50],
      })
      seen.add(rows.map(({ outward, count: found }) => `${outward} ${found}`).join())
    }
    client.release()
  })
  for (const path of [...files.slice(1), ...files, ...files]) await run(path, { again: true })
  isOver = true
  await Promise.all(readers)
  expect([...seen].toSorted()).toEqual(['E8 300', 'E9 300'])
})

test('while a backup reads the old postcodes, the new ones wait and readers do not', async () => {
  await run(await folder.write('e8.csv', codePointRows('E8', 20)))
  const backup = await pool.connect()
  await backup.query('BEGIN; LOCK TABLE unit_postcode IN ACCESS SHARE MODE')
  const path = await folder.write('e9.csv', codePointRows('E9', 20))
  await expect(run(path, { swapAttempts: 1 })).rejects.toThrow('the file has been read already')
  expect(await count()).toBe(20)
  await backup.query('COMMIT')
  backup.release()
  const reports: ImportProgress[] = []
  await run(path, { onProgress: (progress) => reports.push(progress) })
  expect(reports).toContainEqual(expect.objectContaining({ step: 'resuming', loaded: 20 }))
  expect(await send('SELECT min(post_code) AS answer FROM unit_postcode')).toBe('E9 0AA')
})
