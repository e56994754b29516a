import { describe, expect, test } from 'vitest'
import { findCrumbs } from './crumbs.ts'
import { figuresOf, roomsOf, statefulVariables } from './figures.ts'
import { largeFolders } from './folders.ts'
import { houseFile } from './house.ts'

const file = (path: string, text = '') => houseFile(path, text)

describe('a small file with one importer', () => {
  const importer = file(
    'api/cart/quote.ts',
    [
      `import '#api/cart/a-helper.ts'`,
      `import './change-cart.ts'`,
      `import './change.queries.ts'`,
      `import './used-twice.ts'`,
      `import './long.ts'`,
      `import './open-cart.ts'`,
      `import '#rules/cart/a-rule.ts'`,
      `import '#rules/cart/no-rule.ts'`,
    ].join('\n'),
  )
  const house = [
    importer,
    file('api/cart/other.ts', `import './used-twice.ts'`),
    file('api/cart/a-helper.test.ts', `import './a-helper.ts'`),
    file('api/cart/a-helper.ts', 'export function aHelper() {}\n'),
    file('api/cart/change-cart.ts', 'export async function changeCart() {}\n'),
    file('api/cart/open-cart.ts', 'export function openCart(): Promise<void> {}\n'),
    file('api/cart/change.queries.ts'),
    file('rules/cart/a-rule.ts'),
    file('rules/cart/a-rule.test.ts', `import './a-rule.ts'`),
    file('rules/cart/no-rule.ts'),
    file('api/cart/used-twice.ts'),
    file('api/cart/long.ts', '\n'.repeat(31)),
  ]

  test('is found, whatever tests import it, unless a rule gives it its own file', () => {
    expect(findCrumbs(house)).toEqual([
      { path: 'api/cart/a-helper.ts', lines: 1, importer: 'api/cart/quote.ts' },
      { path: 'rules/cart/no-rule.ts', lines: 0, importer: 'api/cart/quote.ts' },
    ])
  })

  test('is counted with the other figures', () => {
    const figures = new Map(figuresOf(house, []))
    expect(figures.get('Files of 30 lines or fewer with one importer')).toBe('2')
    expect(figures.get('Production files')).toBe('10')
  })
})

describe('a large folder', () => {
  const twenty = Array.from({ length: 20 }, (_, n) => file(`web/menu/part-${n}.tsx`))

  test('has more than twenty files besides tests', () => {
    expect([...largeFolders([...twenty, file('web/menu/a.test.tsx')])]).toEqual([])
    expect([...largeFolders([...twenty, file('web/menu/a.tsx')])]).toEqual([['web/menu', 21]])
  })

  test('does not count the folders in it', () => {
    expect([...largeFolders([...twenty, file('web/menu/page/a.tsx')])]).toEqual([])
  })
})

test('files and lines are counted by room, checking apart', () => {
  const house = [
    file('api/a.ts', '\n\n'),
    file('api/a.test.ts', '\n'),
    file('vite.config.ts', '\n'),
  ]
  expect(roomsOf(house)).toEqual([
    ['api/', '1', '2', '1', '1'],
    ['root', '1', '1', '0', '0'],
    ['together', '2', '3', '1', '1'],
  ])
})

test('state is what api/ holds outside api/memory/, and web/', () => {
  const state = 'let last = 0\n'
  const house = ['api/memory/a.ts', 'api/cart/a.ts', 'api/cart/a.test.ts', 'web/a.ts', 'rules/a.ts']
  expect(statefulVariables(house.map((path) => file(path, state)))).toEqual([
    'api/cart/a.ts: last',
    'web/a.ts: last',
  ])
})
