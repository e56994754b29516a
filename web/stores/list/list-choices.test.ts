import { describe, expect, it } from 'vitest'
import { LIST_FILTERS } from '#rules/stores/list-filters.ts'
import { filterQuery } from './filter-query.ts'
import {
  countFilters,
  readChoices,
  sortsOf,
  toggleCuisine,
  toggleFilter,
  withoutFilters,
  withService,
} from './list-choices.ts'

const read = (query: string) => readChoices(new URLSearchParams(query))
const usual = read('')

describe('the choices of an address', () => {
  it('are the defaults without a query', () => {
    expect(usual).toEqual({
      service: 'delivery',
      tab: 'available',
      sort: 'best-match',
      search: '',
      cuisine: [],
      filters: [],
      cursor: '',
      areFiltersOpen: false,
    })
  })

  it.each([
    ['service=collection', { service: 'collection' }],
    ['services=collection', { service: 'collection' }],
    ['services=collection&service=delivery', { service: 'delivery' }],
    ['tab=closed&sort=distance', { tab: 'closed', sort: 'distance' }],
    ['cuisine=pizza,thai', { cuisine: ['pizza', 'thai'] }],
    ['cuisine=pizza&cuisine=thai&cuisine=pizza', { cuisine: ['pizza', 'thai'] }],
    ['freeDelivery=true&hygiene=4', { filters: ['freeDelivery', 'hygiene'] }],
    ['diet=halal,vegan&offers=true&rating=4', { filters: ['vegan', 'halal', 'offers', 'rating'] }],
    ['diet=vegan&diet=halal', { filters: ['vegan', 'halal'] }],
    ['search=+pad%0A%20thai+', { search: 'pad thai' }],
    [`search=${'x'.repeat(200)}`, { search: 'x'.repeat(80) }],
    ['cursor=abc&filters=open', { cursor: 'abc', areFiltersOpen: true }],
  ])('are read from %s', (query, chosen) => {
    expect(read(query)).toEqual({ ...usual, ...chosen })
  })

  it.each([
    'service=teleport',
    'tab=open',
    'sort=price',
    'cuisine=<b>,',
    'hygiene=9',
    'freeDelivery=1',
    'diet=carnivore',
    'rating=5',
  ])('are the defaults for %s, which is invalid', (query) => {
    expect(read(query)).toEqual(usual)
  })
})

it('toggles a cuisine, and starts the list again', () => {
  const pizza = toggleCuisine(read('cursor=abc'), 'pizza')
  expect(pizza).toMatchObject({ cuisine: ['pizza'], cursor: '' })
  expect(toggleCuisine(pizza, 'pizza').cuisine).toEqual([])
})

it('toggles a filter, and starts the list again', () => {
  const vegan = toggleFilter(read('cursor=abc'), 'vegan')
  expect(vegan).toMatchObject({ filters: ['vegan'], cursor: '' })
  expect(toggleFilter(vegan, 'vegan').filters).toEqual([])
})

it('reads the filters of a link to a list', () => {
  const query = filterQuery(LIST_FILTERS)
  expect(query[0]).toEqual(['diet', 'vegetarian,vegan,halal,glutenFree'])
  expect(read(new URLSearchParams(query).toString()).filters).toEqual(LIST_FILTERS)
})

it('leaves out of a collection what only a delivery has', () => {
  const delivered = read('sort=delivery-fee&freeDelivery=true&rating=4')
  const collected = read('service=collection&rating=4')
  expect(withService(delivered, 'collection')).toEqual(collected)
  expect(sortsOf('collection')).not.toContain('delivery-fee')
})

it('counts filters, and clears them without touching the rest', () => {
  const choices = read('cuisine=pizza,thai&hygiene=4&freeDelivery=true&tab=closed')
  expect(countFilters(choices)).toBe(4)
  expect(withoutFilters(choices)).toEqual(read('tab=closed'))
})
