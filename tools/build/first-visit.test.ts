import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { overBudget } from './first-visit.ts'

let client: string

beforeAll(async () => {
  client = await mkdtemp(join(tmpdir(), 'tuckin-client-'))
  await mkdir(join(client, 'assets'))
  const map = {
    url: '/assets/manifest-1.js',
    entry: { module: '/assets/entry.js', imports: ['/assets/react.js'] },
    routes: {
      root: { module: '/assets/root.js', imports: ['/assets/react.js'] },
      'a.page': { parentId: 'root', module: '/assets/a.js', imports: ['/assets/heavy.js'] },
      'b.page': { parentId: 'root', module: '/assets/b.js', imports: [] },
    },
  }
  const scripts: Record<string, string> = {
    'manifest-1.js': `window.__reactRouterManifest=${JSON.stringify(map)};`,
    // What is as long as this and does not repeat itself weighs more than 2 kB.
    'heavy.js': Array.from({ length: 1000 }, (_, index) => Math.sin(index)).join(),
  }
  for (const name of ['entry', 'react', 'root', 'a', 'b']) scripts[`${name}.js`] = `// ${name}`
  for (const [name, text] of Object.entries(scripts))
    await writeFile(join(client, 'assets', name), text)
})
afterAll(() => rm(client, { recursive: true, force: true }))

it('passes pages that load what they may', async () => {
  const budgets = { 'a.page': { kb: 30, files: 6 }, 'b.page': { kb: 2, files: 5 } }
  expect(await overBudget(client, budgets)).toEqual([])
})

it('names the heaviest files of a page that loads more', async () => {
  const [line, heaviest] = await overBudget(client, { 'a.page': { kb: 2, files: 6 } })
  expect(line).toContain('a.page')
  expect(line).toContain('it may load 2 kB in 6')
  expect(heaviest).toContain('/assets/heavy.js')
})

it('counts the files of a page, each once', async () => {
  const [line] = await overBudget(client, { 'b.page': { kb: 2, files: 4 } })
  expect(line).toContain('in 5 files')
})

it('refuses a page that is not there', async () => {
  await expect(overBudget(client, { 'c.page': { kb: 2, files: 4 } })).rejects.toThrow('c.page')
})
