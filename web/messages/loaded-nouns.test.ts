import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, it } from 'vitest'
import { en } from './en.ts'

/* Every part that is loaded on its own (a page, a dialog) must import the nouns that it uses: the frame's are
   always there, all others are imported by it or by what it imports. */
const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const nouns = Object.keys(en).filter((noun) => noun !== 'shell')
const fileOf = (noun: string) =>
  `web/messages/${noun.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`

interface Source {
  fetchedWith: string[]
  fetchedLater: string[]
  /** Those of its messages. */
  nouns: string[]
}

const files = globSync('{web,ui}/**/*.{ts,tsx}', { cwd: root })
const sources = new Map<string, Source>(
  files.filter((file) => !file.endsWith('.test.ts')).map((file) => [file, sourceOf(file)]),
)

function sourceOf(file: string): Source {
  const text = read(file)
  const imported = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, name = '']) =>
      name.startsWith('#') ? name.slice(1) : posix.join(posix.dirname(file), name),
    )
  const isCatalogue = file.startsWith('web/messages/en')
  const keys = isCatalogue ? [] : [...text.matchAll(/['`](\w+)\.[a-z$]/gi)]
  const used = new Set(keys.map(([, noun]) => noun))
  return {
    fetchedWith: imported(/^(?:import|export)\s+(?!type\b)(?:[^'";]*?from\s+)?'([^']+)'/gm),
    fetchedLater: imported(/\bimport\(\s*'([^']+)'/g),
    nouns: nouns.filter((noun) => used.has(noun)),
  }
}

function allFetchedWith(file: string, all = new Map<string, Source>()): Map<string, Source> {
  const source = sources.get(file)
  if (!source || all.has(file)) return all
  all.set(file, source)
  for (const next of source.fetchedWith) allFetchedWith(next, all)
  return all
}

/** The nouns that a page, or a part that it loads later, uses without having imported them. */
function missingIn(
  entry: string,
  known: readonly string[] = [],
  seen = new Set<string>(),
): string[] {
  if (seen.has(entry)) return []
  seen.add(entry)
  const fetched = allFetchedWith(entry)
  const here = [...known, ...nouns.filter((noun) => fetched.has(fileOf(noun)))]
  const used = new Set([...fetched.values()].flatMap((source) => source.nouns))
  const missing = [...used].filter((noun) => !here.includes(noun))
  return [
    ...missing.map((noun) => `${noun} in ${entry}`),
    ...[...fetched.values()]
      .flatMap(({ fetchedLater }) => fetchedLater)
      .flatMap((part) => missingIn(part, here, seen)),
  ]
}

const pages = [...read('web/routes.ts').matchAll(/'([\w/-]+\.[\w.-]*tsx)'/g)].map(
  ([, file = '']) => `web/${file}`,
)

it.each([...new Set(['web/root.tsx', ...pages])])('%s imports the nouns that it uses', (page) => {
  expect(missingIn(page)).toEqual([])
})
