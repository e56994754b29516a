import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { API_BASE } from '#contract/constants.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')
const bin = (name: string) => join(root, 'node_modules/.bin', name)
const generator = join(root, 'tools/api-types/node_modules/openapi-typescript/bin/cli.js')

let server: TestApp
let store: TestStore
let baseUrl: string
let folder: string
beforeAll(async () => {
  server = await createTestApp()
  store = await openTestStore(server.context)
  baseUrl = (await server.app.listen({ host: '127.0.0.1', port: 0 })) + API_BASE
  // Inside the project, where the program finds its packages.
  const cache = join(root, 'node_modules/.cache')
  await mkdir(cache, { recursive: true })
  folder = await mkdtemp(join(cache, 'generated-client-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await server.close()
})

/** The program of docs/api.md, unchanged. */
async function documentedProgram(): Promise<string> {
  const page = await readFile(join(root, 'docs/api.md'), 'utf8')
  const program = /```ts\n([\s\S]*?)```/.exec(page)?.[1]
  if (!program) throw new Error('docs/api.md has no program')
  return program
}

/** The compiler's errors about a program; empty when it compiles. */
function faultsOf(options: readonly string[]): Promise<string> {
  return run(bin('tsc'), options, { cwd: folder }).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  )
}

test('a client generated from the description compiles and buys a meal', async () => {
  const typesFile = join(folder, 'tuck-in.ts')
  await run(process.execPath, [
    generator,
    `${baseUrl}/openapi.json`,
    '--default-non-nullable=false',
    `--output=${typesFile}`,
  ])
  const programFile = join(folder, 'buy-meal.ts')
  await writeFile(programFile, await documentedProgram())
  const compiler = [
    '--ignoreConfig',
    '--strict',
    '--noEmit',
    '--target',
    'es2024',
    '--module',
    'esnext',
  ]
  const resolution = ['--moduleResolution', 'bundler', '--allowImportingTsExtensions']
  await expect(faultsOf([...compiler, ...resolution, '--skipLibCheck', programFile])).resolves.toBe(
    '',
  )

  const { buyMeal } = await import(programFile)
  const contact = { name: 'Nia Morgan', phone: '07700 900123', email: 'nia@example.com' }
  const order = await buyMeal(baseUrl, store.slug, 'Garlic bread', contact)
  // The dish, the bag and the marketplace's own fee.
  const totalPence = 450 + 10 + 50
  expect(order).toMatchObject({ status: 'pending', serviceType: 'collection', totalPence })
})
