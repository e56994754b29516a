import { expect, test } from 'vitest'
import { authorName } from './author-name.ts'

test.each([
  ['Priya Hussain', 'Priya H'],
  ['  Priya   Hussain ', 'Priya H'],
  ['Priya', 'Priya'],
  ['Mary Anne Smith-Jones', 'Mary S'],
  ['sam o’neill', 'sam O'],
  ['Zoë Éluard', 'Zoë É'],
  ['Ali (flat 3)', 'Ali'],
  ['Ali 3', 'Ali'],
  ['李 小龙', '李 小'],
  ['', ''],
  [`${'x'.repeat(99)} y`, `${'x'.repeat(30)} Y`],
  ['👩‍🍳 Cook', '👩‍🍳 C'],
])('"%s" is shown as "%s"', (name, shown) => {
  expect(authorName(name)).toBe(shown)
})
