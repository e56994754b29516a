import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { arrowsBetweenRooms, arrowsOfRoom } from './arrows.ts'
import { houseFile, readHouse, root } from './house.ts'
import { drawMap } from './map.ts'

const importing = (path: string, ...names: string[]) =>
  houseFile(path, names.map((name) => `import '${name}'\n`).join(''))

describe('the map', () => {
  test('is drawn from the imports as they are; else `npm run map` draws it', () => {
    const drawn = readFileSync(join(root, 'docs/pictures/house.svg'), 'utf8')
    expect(drawn === drawMap(readHouse())).toBe(true)
  })

  test('leaves out arrows that others imply, and those to the ground', () => {
    const house = [
      importing('api/orders/a.ts', '#api/cart/a.ts', '#api/stores/a.ts', '#api/http/a.ts'),
      importing('api/cart/a.ts', '#api/stores/a.ts'),
    ]
    expect(arrowsOfRoom(house, 'api')).toEqual([
      { from: 'api/cart', to: 'api/stores', isWrong: false },
      { from: 'api/orders', to: 'api/cart', isWrong: false },
    ])
  })

  test('marks arrows that go upward, and those of folders that import each other', () => {
    const house = [
      importing('api/http/a.ts', '#api/session/a.ts'),
      importing('api/stores/a.ts', '#api/menu/a.ts'),
      importing('api/menu/a.ts', '#api/stores/a.ts'),
    ]
    expect(arrowsOfRoom(house, 'api')).toEqual([
      { from: 'api/http', to: 'api/session', isWrong: true },
      { from: 'api/menu', to: 'api/stores', isWrong: true },
      { from: 'api/stores', to: 'api/menu', isWrong: true },
    ])
  })

  test('shows which room needs which', () => {
    const house = [
      importing('web/a.ts', '#contract/a.ts', '#rules/a.ts'),
      importing('web/a.test.ts', '#sandbox/a.ts'),
      importing('contract/a.ts', '#rules/a.ts'),
    ]
    expect(arrowsBetweenRooms(house)).toEqual([
      { from: 'contract', to: 'rules', isWrong: false },
      { from: 'web', to: 'contract', isWrong: false },
    ])
  })
})
