import { expect, it } from 'vitest'
import { closestDishes } from './closest-dishes.ts'

const dish = (name: string, pricePence: number, id = name) => ({ id, name, pricePence })

it.each([
  [
    'the name that says the least besides',
    'pad thai',
    [dish('Chicken pad thai with egg', 700), dish('Pad Thai', 950), dish('Tofu pad thai', 800)],
    ['Pad Thai', 'Tofu pad thai', 'Chicken pad thai with egg'],
  ],
  [
    'the cheaper of two such',
    'pizza',
    [dish('Pizza', 900, 'a'), dish('Pizza', 800, 'b')],
    ['b', 'a'],
  ],
  [
    'an id where all else is the same',
    'pizza',
    [dish('Pizza', 9, 'b'), dish('Pizza', 9, 'a')],
    ['a', 'b'],
  ],
  [
    'shorter names as close as those of the search',
    'pad thai noodles',
    [dish('Thai', 9), dish('Pad thai noodles', 8)],
    ['Pad thai noodles', 'Thai'],
  ],
  ['nothing of nothing', 'pizza', [], []],
])('puts first %s', (_what, search, dishes, ids) => {
  expect(closestDishes(dishes, search).map(({ id }) => id)).toEqual(ids)
})
