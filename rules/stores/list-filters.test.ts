import { expect, it } from 'vitest'
import { LIST_FILTERS, passesFilter, type FilteredStore, type ListFilter } from './list-filters.ts'

const plain: FilteredStore = {
  dietDishes: {},
  hasOffer: false,
  deliveryFeePence: 299,
  averageStars: null,
  hygiene: '3',
}

const cases: [string, Partial<FilteredStore>, ListFilter[]][] = [
  ['nothing special', {}, []],
  ['two vegan dishes', { dietDishes: { vegan: 2 } }, []],
  ['three vegan dishes', { dietDishes: { vegan: 3, vegetarian: 3 } }, ['vegetarian', 'vegan']],
  ['a halal kitchen', { dietDishes: { halal: 40 } }, ['halal']],
  ['gluten-free dishes', { dietDishes: { glutenFree: 3, vegan: 1 } }, ['glutenFree']],
  ['an offer', { hasOffer: true }, ['offers']],
  ['free delivery', { deliveryFeePence: 0 }, ['freeDelivery']],
  ['a fee by address', { deliveryFeePence: null }, []],
  ['3.9 stars', { averageStars: 3.9 }, []],
  ['4.0 stars', { averageStars: 4 }, ['rating']],
  ['hygiene 4', { hygiene: '4' }, ['hygiene']],
  ['a Scottish pass', { hygiene: 'pass' }, ['hygiene']],
  ['improvement required', { hygiene: 'improvementRequired' }, []],
]

it.each(cases)('a store with %s passes these filters', (_what, facts, passed) => {
  const store = { ...plain, ...facts }
  expect(LIST_FILTERS.filter((filter) => passesFilter(filter, store))).toEqual(passed)
})
