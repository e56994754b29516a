import { describe, expect, test } from 'vitest'
import { largestPicture, type PlacedDish } from './dish.ts'

const dish = (picture: string | null, more: Partial<PlacedDish>): PlacedDish => ({
  picture,
  vessel: 'bare',
  x: 50,
  y: 50,
  size: 100,
  ...more,
})

describe('the largest picture of a table', () => {
  test.each<[string, string, PlacedDish[]]>([
    ['is the widest', 'curry', [dish('chilli', { size: 60 }), dish('curry', { size: 90 })]],
    [
      'is not that of the widest vessel, which shows around it',
      'naan',
      [dish('kebab', { vessel: 'plate', size: 120 }), dish('naan', { vessel: 'board' })],
    ],
    [
      'is the more turned one of two alike',
      'naan',
      [dish('kebab', { turn: -2 }), dish('naan', { turn: -20 })],
    ],
  ])('%s', (_, largest, dishes) => {
    expect(largestPicture(dishes)?.picture).toBe(largest)
  })

  test('is none where no dish has one', () => {
    expect(largestPicture([dish(null, { vessel: 'dip' })])).toBeUndefined()
  })
})
