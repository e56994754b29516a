import { describe, expect, test } from 'vitest'
import { readSource } from './read-source.ts'

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

  test('is every variable outside functions that is filled later', () => {
    const source = [
      `const cached = new WeakMap<Context, Cached>()`,
      `export const recent = new LRUCache<string, Cart>({ max: 9 })`,
      `let last = 0`,
      `const codes = new Set(['a'])`,
      `const none: ReadonlyMap<string, number> = new Map()`,
      `function inside() { let here = new Map<string, string>(); return here }`,
    ].join('\n')
    expect(readSource('a.ts', source).state).toEqual(['cached', 'recent', 'last'])
  })

  test('is every exported function', () => {
    const source = `export async function a() {}\nexport function b() {}\nfunction c() {}`
    expect(readSource('a.ts', source).functions).toEqual([
      { name: 'a', isAsync: true },
      { name: 'b', isAsync: false },
    ])
  })
})
