import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestDatabase } from '#tools/testing/template-database.ts'
import { createTestDatabase } from '#tools/testing/test-database.ts'
import { findDatabase } from './find-database.ts'
import { codePointRow, codePointRows, createTestFolder } from './test-postcode-files.ts'

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
    await client.query('SELECT FROM unit_postcode')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

test('the embedded database is started when nobody runs it, else joined and left running', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tuckin-find-'))
  const environment = { DATA_DIR: dataDir }
  const first = await findDatabase(environment, () => {})
  const second = await findDatabase(environment, () => {})
  expect(second.url).toBe(first.url)
  await second.leave()
  expect(await answers(first.url)).toBe(true)
  await first.leave()
  expect(await answers(first.url)).toBe(false)
  await rm(dataDir, { recursive: true })
})

describe('npm run gazetteer:import', () => {
  let database: TestDatabase
  let folder: Awaited<ReturnType<typeof createTestFolder>>
  beforeAll(async () => {
    ;[database, folder] = await Promise.all([createTestDatabase(), createTestFolder()])
  })
  afterAll(() => Promise.all([database.drop(), folder.remove()]))

  const run = (...args: string[]) =>
    new Promise<{ code: unknown; output: string; complained: string }>((resolve) => {
      const program = join(import.meta.dirname, 'import.main.ts')
      const env = { PATH: process.env['PATH'], DATABASE_URL: database.url }
      execFile(process.execPath, [program, ...args], { env }, (error, output, complained) =>
        resolve({ code: error ? error.code : 0, output, complained }),
      )
    })

  test('says what it has loaded and left out', async () => {
    const rows = codePointRows('E8', 12) + codePointRow({ postCode: 'E8 9AA', quality: 90 })
    const { code, output, complained } = await run(await folder.write('e.csv', rows))
    expect({ code, complained }).toEqual({ code: 0, complained: '' })
    expect(output).toMatch(/\n12 postcodes of Code-Point Open are in use, after \d+ s\.\n/)
    expect(output).toMatch(/\nRows left out:\n +1 {2}no position is known\n/)
    expect(output).toContain('A whole edition has some 1.7 million')
  })

  test('refuses in one sentence, not with a stack, and fails', async () => {
    const path = await folder.write(
      'w.csv',
      codePointRows('E8', 3) + codePointRow({ postCode: '?' }),
    )
    const { code, complained } = await run(path)
    expect(code).toBe(1)
    expect(complained).toBe(
      'w.csv, line 4: “?” is not a postcode. The file is damaged or another one: download it again. Nothing of it is in use; what was imported before stays.\n',
    )
  })

  test.each([
    ['without a file', [], 'Which file?'],
    ['with a word it does not know', ['--faster', 'a'], "Unknown option '--faster'"],
  ])('shows how it is used when asked %s', async (_case, args, sentence) => {
    const { code, complained } = await run(...args)
    expect(code).toBe(1)
    expect(complained).toContain(sentence)
    expect(complained).toContain('npm run gazetteer:import -- FILE')
    expect(complained).not.toContain('    at ')
  })
})
