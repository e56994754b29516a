import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, it } from 'vitest'
import { en } from './en.ts'

/* Every part that is loaded on its own (a page, a dialog) must import the nouns that it uses: the frame's are
   always there, all others are imported by it or by what it imports. */
const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const sources = new Set(
  globSync('{web,ui}/**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.endsWith('.test.ts')),
)
const nouns = Object.keys(en).filter((noun) => noun !== 'shell')
const fileOf = (noun: string) =>
  `web/messages/${noun.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`

function imported(file: string, pattern: RegExp): string[] {
  return [...read(file).matchAll(pattern)].flatMap(([, name = '']) => {
    const path = name.startsWith('#') ? name.slice(1) : posix.join(posix.dirname(file), name)
    return sources.has(path) ? [path] : []
  })
}

const fetchedWith = (file: string) =>
  imported(file, /^(?:import|export)\s+(?!type\b)(?:[^'";]*?from\s+)?'([^']+)'/gm)
const fetchedLater = (file: string) => imported(file, /\bimport\(\s*'([^']+)'/g)

function allFetchedWith(file: string, all = new Set<string>()): Set<string> {
  if (all.has(file)) return all
  all.add(file)
  for (const next of fetchedWith(file)) allFetchedWith(next, all)
  return all
}

const keysIn = (files: readonly string[]) =>
  nouns.filter((noun) => {
    const key = new RegExp(`['\`]${noun}\\.[a-z$]`, 'i')
    return files.some((file) => !file.startsWith('web/messages/en') && key.test(read(file)))
  })

/** The nouns that a page, or a part that it loads later, uses without having imported them. */
function missingIn(
  entry: string,
  known: readonly string[] = [],
  seen = new Set<string>(),
): string[] {
  if (seen.has(entry)) return []
  seen.add(entry)
  const files = [...allFetchedWith(entry)]
  const here = [...known, ...nouns.filter((noun) => files.includes(fileOf(noun)))]
  return [
    ...keysIn(files).flatMap((noun) => (here.includes(noun) ? [] : [`${noun} in ${entry}`])),
    ...files.flatMap(fetchedLater).flatMap((part) => missingIn(part, here, seen)),
  ]
}

const pages = [...read('web/routes.ts').matchAll(/'([\w/-]+\.[\w.-]*tsx)'/g)].map(
  ([, file = '']) => `web/${file}`,
)

it.each([...new Set(['web/root.tsx', ...pages])])('%s imports the nouns that it uses', (page) => {
  expect(missingIn(page)).toEqual([])
})
