import { DEFAULT_SERVICE, SERVICES, type Service } from '#rules/orders/service.ts'
import type { StoreCard, listStores } from '#contract/stores/stores.ts'
import { SEARCH_MAXIMUM } from '#contract/constants.ts'
import type { QueryOf } from '#contract/call.ts'

/* The contract's own lists come with its schemas, which do not travel to the browser. */

export type StoreTab = StoreCard['tab']

export type StoreSort = QueryOf<typeof listStores>['sort']

export const STORE_TABS = ['available', 'preorder', 'closed'] as const satisfies StoreTab[]

export const STORE_SORTS = ['best-match', 'distance', 'reviews'] as const satisfies StoreSort[]

/** What is chosen on a list of stores, as its address says it. */
export interface ListChoices {
  service: Service
  tab: StoreTab
  sort: StoreSort
  /** A dish, a restaurant or a cuisine; '' finds all. */
  search: string
  /** Slugs; none: every cuisine. */
  cuisine: readonly string[]
  freeDelivery: boolean
  /** The least hygiene rating; 0: any. */
  hygiene: number
  /** Where a later part of the list begins; '' for the first. */
  cursor: string
  areFiltersOpen: boolean
}

/** The one hygiene rating that can be asked for. */
export const GOOD_HYGIENE = 4

const cuisineSlug = /^[a-z0-9][a-z0-9-]{0,119}$/
const mostCuisines = 20

/** The query parameters that `readChoices` reads. */
export const CHOICES_IN_QUERY = [
  'service',
  'services',
  'tab',
  'sort',
  'search',
  'cuisine',
  'freeDelivery',
  'hygiene',
  'cursor',
  'filters',
]

/** Reads the choices of an address. Whatever makes no sense counts as not chosen. */
export function readChoices(search: URLSearchParams): ListChoices {
  const cuisine = search.getAll('cuisine').flatMap((slugs) => slugs.split(','))
  return {
    service: readService(search),
    tab: oneOf(STORE_TABS, search.get('tab')) ?? 'available',
    sort: oneOf(STORE_SORTS, search.get('sort')) ?? 'best-match',
    search: readSearch(search.get('search') ?? ''),
    cuisine: [...new Set(cuisine)].filter((slug) => cuisineSlug.test(slug)).slice(0, mostCuisines),
    freeDelivery: search.get('freeDelivery') === 'true',
    hygiene: Number(search.get('hygiene')) === GOOD_HYGIENE ? GOOD_HYGIENE : 0,
    cursor: search.get('cursor') ?? '',
    areFiltersOpen: search.get('filters') === 'open',
  }
}

/** A search as the API takes it: one line, and not too long. */
const readSearch = (typed: string) =>
  typed
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, SEARCH_MAXIMUM)
    .trim()

/** The service an address asks for; older links say `services`. */
export function readService(search: URLSearchParams): Service {
  const service = oneOf(SERVICES, search.get('service')) ?? oneOf(SERVICES, search.get('services'))
  return service ?? DEFAULT_SERVICE
}

/** With the cuisine, or without it when it is chosen already. */
export function toggleCuisine(choices: ListChoices, slug: string): ListChoices {
  const others = choices.cuisine.filter((each) => each !== slug)
  const isChosen = others.length < choices.cuisine.length
  return { ...choices, cursor: '', cuisine: isChosen ? others : [...others, slug] }
}

export function withoutFilters(choices: ListChoices): ListChoices {
  return { ...choices, cursor: '', cuisine: [], freeDelivery: false, hygiene: 0 }
}

/** How many filters are on. */
export function countFilters({ cuisine, freeDelivery, hygiene }: ListChoices): number {
  return cuisine.length + (freeDelivery ? 1 : 0) + (hygiene ? 1 : 0)
}

function oneOf<Value extends string>(values: readonly Value[], service: string | null) {
  return values.find((value) => value === service)
}

/* The contract's own lists come with its schemas, which do not travel to the browser. */
