import { expect, test } from 'vitest'
import { titleOfStores } from './title-of-stores.ts'

const rated = { rating: { average: 4.5, count: 12 } }
const unrated = { rating: { average: null, count: 0 } }

test.each([
  ['some are rated', [rated, unrated], 'home.popularTitle'],
  ['none is rated yet', [unrated, unrated], 'home.deliveringTitle'],
])('the home page names the stores of an area by what is known: %s', (_, stores, title) => {
  expect(titleOfStores(stores)).toBe(title)
})
