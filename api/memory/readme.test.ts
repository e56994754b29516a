import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const table = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')
const files = globSync('api/**/*.ts', { cwd: root }).filter((path) => !path.endsWith('.test.ts'))

const makesCaches = /\bnew Cache\b|\bmemory\.cache\b/
const remembering = files
  .filter((path) => !path.startsWith('api/memory/'))
  .filter((path) => makesCaches.test(readFileSync(join(root, path), 'utf8')))

it.each(remembering)('%s, which makes a cache, is in the table', (path) => {
  expect(table).toContain(path)
})

it.each(table.match(/(?<=`)api\/[^`]*(?=`)/g) ?? [])('%s of the table exists', (path) => {
  expect(globSync(path, { cwd: root })).toHaveLength(1)
})
