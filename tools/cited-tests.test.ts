import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const text = readFileSync(join(root, 'docs/security.md'), 'utf8')

/** Each test that the document names: `file` › "title", › "another title of the same file". */
const cited = [
  ...text.matchAll(/`([\w/.-]+\.test\.ts)`((?:(?:, | and )?[:]? ?› "[^"]+")*)/g),
].flatMap(([, file = '', titles = '']) => {
  const named = [...titles.matchAll(/› "([^"]+)"/g)].map(([, title = '']) => title)
  return (named.length > 0 ? named : ['']).map((title): [string, string] => [file, title])
})

test('the document about security names tests', () => {
  expect(cited.length).toBeGreaterThan(30)
  expect(cited.filter(([, title]) => title !== '').length).toBeGreaterThan(30)
})

test.each(cited)('%s has the test "%s" that the document about security names', (file, title) => {
  expect(readFileSync(join(root, file), 'utf8')).toContain(title)
})
