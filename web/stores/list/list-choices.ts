import { DEFAULT_SERVICE, SERVICES, type Service } from '#rules/orders/service.ts'
import type { StoreCard } from '#contract/stores/stores.ts'
import { LIST_SORTS, type ListSort } from '#rules/stores/list-order.ts'
import { LIST_FILTERS, type ListFilter } from '#rules/stores/list-filters.ts'
import { filterParameter } from './filter-query.ts'
import { SEARCH_MAXIMUM } from '#contract/constants.ts'

/* The contract's own lists import its schemas, which must not be in the browser's bundle. */

export type StoreTab = StoreCard['tab']

export const STORE_TABS = ['available', 'preorder', 'closed'] as const satisfies StoreTab[]

/** The choices on a list of stores, as its address has them. */
export interface ListChoices {
  service: Service
  tab: StoreTab
  sort: ListSort
  /** A dish, a restaurant or a cuisine; '' finds all. */
  search: string
  /** Slugs; none: every cuisine. */
  cuisine: readonly string[]
  filters: readonly ListFilter[]
  /** Where a later part of the list starts; '' for the first. */
  cursor: string
  areFiltersOpen: boolean
}

const cuisineSlug = /^[a-z0-9][a-z0-9-]{0,119}$/
const maximumCuisines = 20

/** The query parameters that `readChoices` reads. */
export const CHOICES_IN_QUERY = [
  'service',
  'services',
  'tab',
  'sort',
  'search',
  'cuisine',
  'diet',
  'offers',
  'freeDelivery',
  'rating',
  'hygiene',
  'cursor',
  'filters',
]

/** Reads the choices of an address. Invalid ones count as not chosen. */
export function readChoices(search: URLSearchParams): ListChoices {
  const cuisine = search.getAll('cuisine').flatMap((slugs) => slugs.split(','))
  return {
    service: readService(search),
    tab: oneOf(STORE_TABS, search.get('tab')) ?? 'available',
    sort: oneOf(LIST_SORTS, search.get('sort')) ?? 'best-match',
    search: readSearch(search.get('search') ?? ''),
    cuisine: [...new Set(cuisine)]
      .filter((slug) => cuisineSlug.test(slug))
      .slice(0, maximumCuisines),
    filters: readFilters(search),
    cursor: search.get('cursor') ?? '',
    areFiltersOpen: search.get('filters') === 'open',
  }
}

/** A search in the form that the API takes: one line, and not too long. */
const readSearch = (typed: string) =>
  typed
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, SEARCH_MAXIMUM)
    .trim()

function readFilters(search: URLSearchParams): ListFilter[] {
  const given = new URLSearchParams(search)
  given.set('diet', search.getAll('diet').join(','))
  return LIST_FILTERS.filter((filter) => {
    const [name, value] = filterParameter(filter)
    return (given.get(name) ?? '').split(',').includes(value)
  })
}

/** The service in an address; older links have `services`. */
export function readService(search: URLSearchParams): Service {
  const service = oneOf(SERVICES, search.get('service')) ?? oneOf(SERVICES, search.get('services'))
  return service ?? DEFAULT_SERVICE
}

/** With the cuisine, or without it if it is chosen already. */
export function toggleCuisine(choices: ListChoices, slug: string): ListChoices {
  const others = choices.cuisine.filter((each) => each !== slug)
  const isChosen = others.length < choices.cuisine.length
  return { ...choices, cursor: '', cuisine: isChosen ? others : [...others, slug] }
}

/** With the filter, or without it if it is active already. */
export function toggleFilter(choices: ListChoices, filter: ListFilter): ListChoices {
  const others = choices.filters.filter((each) => each !== filter)
  const isOn = others.length < choices.filters.length
  return { ...choices, cursor: '', filters: isOn ? others : [...others, filter] }
}

/** With the other service, without choices that only a delivery has. */
export function withService(choices: ListChoices, service: Service): ListChoices {
  const isFeeSort = service === 'collection' && choices.sort === 'delivery-fee'
  return {
    ...choices,
    service,
    sort: isFeeSort ? 'best-match' : choices.sort,
    filters: choices.filters.filter((each) => each !== 'freeDelivery'),
  }
}

/** The sort orders of a service: a collection has no delivery fee. */
export const sortsOf = (service: Service): ListSort[] =>
  LIST_SORTS.filter((sort) => service === 'delivery' || sort !== 'delivery-fee')

export function withoutFilters(choices: ListChoices): ListChoices {
  return { ...choices, cursor: '', cuisine: [], filters: [] }
}

/** The number of active filters. */
export function countFilters({ cuisine, filters }: ListChoices): number {
  return cuisine.length + filters.length
}

function oneOf<Value extends string>(values: readonly Value[], service: string | null) {
  return values.find((value) => value === service)
}

/* The contract's own lists import its schemas, which must not be in the browser's bundle. */
