import { describe, expect, it } from 'vitest'
import type { Dish, TableArt } from './dish.ts'
import {
  cardFor,
  clothFor,
  CLOTHS,
  coverFor,
  roundThumbnailFor,
  thumbnailFor,
  WEAVES,
} from './setting-for.ts'

const curry: Dish = { picture: 'curry-rice', vessel: 'bare' }
const naan: Dish = { picture: 'flatbread', vessel: 'board' }
const prawns: Dish = { picture: 'shrimp', vessel: 'karahi', dip: '#B03A1E' }
const chutney: Dish = { picture: null, vessel: 'dip', dip: '#7FA650' }
const chilli: Dish = { picture: 'hot-pepper', vessel: 'bare' }
const table: TableArt = { hero: curry, companions: [naan, prawns], garnishes: [chutney, chilli] }

describe('the cloth of a seed', () => {
  it.each([
    ['saffron-street-kitchen', 'rhubarb', 'gingham'],
    ['salt-and-scraps', 'tomato', 'gingham'],
    ['store-1', 'mint', 'spot'],
    ['store-2', 'tomato', 'gingham'],
    ['store-3', 'pea', 'gingham'],
  ])('stays what it is for %j, so that a store is known by its table', (seed, cloth, weave) => {
    expect(clothFor(seed)).toEqual({ cloth, weave })
  })

  it('uses every pair about equally often', () => {
    const seen = new Map<string, number>()
    for (let id = 0; id < 3500; id += 1) {
      const { cloth, weave } = clothFor(`store-${id}`)
      seen.set(`${cloth} ${weave}`, (seen.get(`${cloth} ${weave}`) ?? 0) + 1)
    }
    expect(seen.size).toBe(CLOTHS.length * WEAVES.length)
    expect(Math.min(...seen.values())).toBeGreaterThan(60)
    expect(Math.max(...seen.values())).toBeLessThan(140)
  })
})

describe('the table on a card', () => {
  it('is the same whenever it is laid', () => {
    expect(cardFor('a', table)).toEqual(cardFor('a', table))
  })

  it.each(['a', 'b', 'c', 'd', 'e', 'f'])(
    'gives the hero 54 to 62 %% of the width for %j',
    (seed) => {
      const [hero] = cardFor(seed, table)
      expect(hero?.picture).toBe('curry-rice')
      expect(hero?.size).toBeGreaterThanOrEqual(54)
      expect(hero?.size).toBeLessThanOrEqual(62)
    },
  )

  it('lays one hero, one companion and two garnishes', () => {
    expect(cardFor('a', table).map((dish) => dish.picture)).toEqual([
      'curry-rice',
      'flatbread',
      null,
      'hot-pepper',
    ])
  })

  it('moves the hero to the middle when it stands alone', () => {
    const alone = cardFor('a', { hero: curry, companions: [], garnishes: [chilli] })
    expect(alone).toHaveLength(2)
    expect(alone[0]).toMatchObject({ x: 50, size: 60 })
  })

  it('keeps a garnish in its dish only if it is a dip', () => {
    const plated: Dish = { picture: 'lime', vessel: 'plate' }
    const laid = cardFor('a', { hero: curry, companions: [], garnishes: [plated, chutney] })
    expect(laid.map((dish) => dish.vessel)).toEqual(['bare', 'bare', 'dip'])
  })
})

describe('the table on a cover', () => {
  it('has room for four large dishes on a desktop and three on a phone', () => {
    const { wide, narrow } = coverFor(table)
    expect(wide.filter((dish) => dish.size >= 100)).toHaveLength(4)
    expect(narrow.filter((dish) => dish.size >= 100)).toHaveLength(3)
  })

  it('lays nothing small when there is nothing small', () => {
    const { wide } = coverFor({ hero: curry, companions: [], garnishes: [] })
    expect(wide.every((dish) => dish.picture === 'curry-rice')).toBe(true)
  })
})

describe('a thumbnail', () => {
  it.each([
    [curry, 58],
    [naan, 62],
    [prawns, 66],
    [chutney, 46],
    [{ picture: null, vessel: 'plate', initial: 'T' } as Dish, 60],
  ])('holds one vessel in the middle of a frame of 4:3: %j', (dish, size) => {
    expect(thumbnailFor(dish)).toMatchObject({ ...dish, x: 50, y: 50, size })
  })

  it.each(['board', 'paper', 'slate'] as const)(
    'keeps the corners of a %s in a circle',
    (vessel) => {
      const { size } = roundThumbnailFor({ picture: 'sushi', vessel })
      expect(size * Math.SQRT2).toBeLessThan(100)
    },
  )
})
