import { describe, expect, test } from 'vitest'
import { findCycles } from './boundaries-cycles.ts'
import { readSource } from './boundaries-imports.ts'
import { refuseFile, refusePackage, refuseQuery } from './boundaries.ts'

describe('what is read from a source', () => {
  test('is every way to import, each name once, with its line', () => {
    const source = [
      `import type { Pence } from '#rules/money/pence.ts'`,
      `import { type Store, store } from './store.ts'`,
      `import './store.css'`,
      `export * from '../all.ts'`,
      `export type { One } from './one.ts'`,
      `const later = await import('./later.ts')`,
      `type Shape = typeof import('./shape.ts')`,
      `export const page = <a href={store}>{later}</a>`,
    ].join('\n')
    expect(readSource('web/a.tsx', source).imports).toEqual([
      { name: '#rules/money/pence.ts', line: 1, isType: true },
      { name: './store.ts', line: 2, isType: false },
      { name: './store.css', line: 3, isType: false },
      { name: '../all.ts', line: 4, isType: false },
      { name: './one.ts', line: 5, isType: true },
      { name: './later.ts', line: 6, isType: false },
      { name: './shape.ts', line: 7, isType: true },
    ])
  })

  test('is not what merely looks like an import', () => {
    const source = `// import './a.ts'\nexport const text = "import './b.ts'"\nvoid import(text)`
    expect(readSource('a.ts', source).imports).toEqual([])
  })

  test('is for its types only where every import of it is', () => {
    const source = `import type { A } from 'a'\nexport { b } from 'a'\nimport { type C } from 'c'`
    expect(readSource('a.ts', source).imports).toEqual([
      { name: 'a', line: 1, isType: false },
      { name: 'c', line: 3, isType: true },
    ])
  })

  test('is every query that it begins', () => {
    const source = `const rows = await db\n  .selectFrom('store')\n  .selectAll()\n  .execute()`
    expect(readSource('a.ts', source).queries).toEqual([{ method: 'selectFrom', line: 1 }])
  })

  test('is nothing when it does not parse', () => {
    expect(() => readSource('a.ts', 'import {')).toThrow('a.ts: ')
  })
})

const allowed = [
  ['rules/cart/price-cart.ts', 'rules/money/pence.ts'],
  ['contract/cart.ts', 'rules/money/pence.ts'],
  ['api/cart/add-line.ts', 'contract/cart.ts'],
  ['api/cart/add-line.ts', 'api/cart/cart.queries.ts'],
  ['api/orders/place-order.ts', 'api/cart/close-cart.ts'],
  ['api/orders/place-order.test.ts', 'api/cart/cart.queries.ts'],
  ['api/orders/place-order.test.ts', 'tools/test-database.ts'],
  ['web/cart/cart-panel.tsx', 'contract/cart.ts'],
  ['web/cart/cart-panel.tsx', 'ui/button.tsx'],
  ['web/cart/cart-panel.tsx', 'web/calls/calls.ts'],
  ['web/cart/cart-panel.tsx', 'web/links.ts'],
  ['web/checkout/checkout.page.tsx', 'web/cart/cart-panel.tsx'],
  ['web/shell/header.tsx', 'web/address/address-button.tsx'],
  ['web/account/address-form.tsx', 'web/address/address-input.tsx'],
  ['web/routes.ts', 'web/cart/cart.page.tsx'],
  ['town/load-town.ts', 'api/database/connect.ts'],
  ['town/load-town.ts', 'api/session/hash-password.ts'],
  ['tools/start.ts', 'sandbox/main.ts'],
  ['journeys/order.journey.ts', 'town/demonstration-accounts.ts'],
]

const refused = [
  ['rules/cart/price-cart.ts', 'contract/cart.ts', 'no other room'],
  ['ui/price.tsx', 'rules/money/pence.ts', 'no other room'],
  ['sandbox/main.ts', 'api/settings.ts', 'no other room'],
  ['contract/cart.ts', 'api/cart/add-line.ts', 'only rules/'],
  ['api/main.ts', 'web/root.tsx', 'only contract/, rules/'],
  ['api/main.ts', 'tools/start-ports.ts', 'only contract/, rules/'],
  ['web/root.tsx', 'api/settings.ts', 'only contract/, rules/, ui/'],
  ['web/cart/cart.test.tsx', 'api/settings.ts', 'only contract/, rules/, ui/'],
  ['town/load-town.ts', 'api/session/session.queries.ts', 'api/database/'],
  ['api/orders/place-order.ts', 'api/cart/cart.queries.ts', 'its own'],
  ['api/main.ts', 'api/cart/cart.queries.ts', 'its own'],
  ['web/menu/dish.tsx', 'web/cart/cart-panel.tsx', 'put nouns of web/ together'],
  ['web/calls/calls.ts', 'web/cart/cart-panel.tsx', 'put nouns of web/ together'],
]

describe('a file', () => {
  test.each(allowed)('%s may import %s', (from = '', to = '') => {
    expect(refuseFile(from, to)).toBeNull()
  })

  test.each(refused)('%s may not import %s', (from = '', to = '', why = '') => {
    expect(refuseFile(from, to)).toContain(why)
  })
})

describe('a package', () => {
  const declared = { dependencies: ['kysely', 'zod'], devDependencies: ['vitest'] }

  test.each([
    ['rules/money/pence.test.ts', 'vitest'],
    ['contract/cart.ts', 'zod'],
    ['api/cart/cart.queries.ts', 'kysely'],
    ['api/database/connect.ts', 'kysely'],
    ['api/jobs/run-jobs.ts', 'kysely'],
    ['api/cart/add-line.test.ts', 'kysely'],
    ['api/main.ts', 'node:http'],
    ['vitest.config.ts', 'vitest'],
  ])('%s may import %s', (from, name) => {
    expect(refusePackage(from, { packageName: name, isType: false }, declared)).toBeNull()
  })

  test.each([
    ['rules/money/pence.ts', 'zod', 'no packages'],
    ['rules/time/london.ts', 'node:util', 'no packages'],
    ['api/cart/add-line.ts', 'kysely', 'SQL is written only'],
    ['web/root.tsx', 'kysely', 'SQL is written only'],
    ['api/main.ts', 'vitest', 'devDependency'],
    ['api/main.ts', 'left-pad', 'package.json does not name it'],
    ['tools/start.ts', 'left-pad', 'package.json does not name it'],
  ])('%s may not import %s', (from, name, why) => {
    expect(refusePackage(from, { packageName: name, isType: false }, declared)).toContain(why)
  })

  test('may lend its types where it may not be used', () => {
    const types = (packageName: string) => ({ packageName, isType: true })
    expect(refusePackage('api/context.ts', types('kysely'), declared)).toBeNull()
    expect(refusePackage('api/main.ts', types('vitest'), declared)).toBeNull()
    expect(refusePackage('web/root.tsx', types('kysely'), declared)).toContain('SQL')
  })
})

test('a query is begun only in the files for queries', () => {
  expect(refuseQuery('api/cart/cart.queries.ts')).toBeNull()
  expect(refuseQuery('town/load-town.ts')).toBeNull()
  expect(refuseQuery('api/cart/add-line.ts')).toContain('*.queries.ts')
})

describe('a circle', () => {
  test('is named by the files it goes through', () => {
    const imports = new Map([
      ['a', ['b', 'outside']],
      ['b', ['c', 'd']],
      ['c', []],
      ['d', ['a', 'c']],
    ])
    expect(findCycles(imports)).toEqual([['a', 'b', 'd', 'a']])
  })

  test('of one file is a circle', () => {
    expect(findCycles(new Map([['a', ['a']]]))).toEqual([['a', 'a']])
  })

  test('is not two ways to the same file', () => {
    const imports = new Map([
      ['a', ['b', 'c']],
      ['b', ['d']],
      ['c', ['d']],
    ])
    expect(findCycles(imports)).toEqual([])
  })
})
