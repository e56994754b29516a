import { describe, expect, test } from 'vitest'
import { isUpward, layerOf, layers, mutualFolders, upwardImports } from './direction.ts'
import { houseFile } from './house.ts'

const importing = (path: string, ...names: string[]) =>
  houseFile(path, names.map((name) => `import type { A } from '${name}'\n`).join(''))

describe('the direction of imports', () => {
  test('is broken by types too', () => {
    const house = [importing('api/cart/quote.ts', '#api/orders/a.ts', './lines.ts')]
    expect([...upwardImports(house)]).toEqual([
      ['api/cart → api/orders', [{ from: 'api/cart/quote.ts', to: 'api/orders/a.ts', line: 1 }]],
    ])
  })

  test('is free within a layer, for tests, and for the files that put the server together', () => {
    expect(isUpward('api/stores/record/find-store.ts', 'api/menu/find-menu.ts')).toBe(false)
    expect(isUpward('api/cart/quote.test.ts', 'api/orders/reading/read-order.ts')).toBe(false)
    expect(isUpward('api/cart/testing/cart.ts', 'api/orders/reading/read-order.ts')).toBe(false)
    expect(isUpward('api/app.ts', 'api/emails/writing/email.ts')).toBe(false)
    expect(isUpward('api/emails/writing/email.ts', 'api/app.ts')).toBe(true)
  })

  test('is free for pages, which put nouns together', () => {
    expect(isUpward('web/menu/store.page.tsx', 'web/shell/frame.tsx')).toBe(false)
    expect(isUpward('web/menu/store.tsx', 'web/shell/frame.tsx')).toBe(true)
  })

  test('is unknown of a folder that has no layer', () => {
    expect(() => layerOf('api/drawer/a.ts')).toThrow('api/drawer/ has no layer')
  })

  test('names every folder once', () => {
    for (const order of Object.values(layers))
      expect(new Set(order.flat()).size).toBe(order.flat().length)
  })
})

describe('two folders that import each other', () => {
  const stores = importing('api/stores/a.ts', '#api/menu/b.ts')

  test('are named once', () => {
    const house = [stores, importing('api/menu/c.ts', '../stores/d.ts')]
    expect(mutualFolders(house)).toEqual(['api/menu ↔ api/stores'])
  })

  test('are not those where only a test looks back', () => {
    const house = [stores, importing('api/menu/c.test.ts', '../stores/d.ts')]
    expect(mutualFolders(house)).toEqual([])
  })
})
