import { GOOD_HYGIENE, GOOD_STARS, type ListFilter } from '#rules/stores/list-filters.ts'

/** The parameters of an active filter in an address, and in the list's call. */
export function filterParameter(filter: ListFilter): [name: string, value: string] {
  if (filter === 'offers' || filter === 'freeDelivery') return [filter, 'true']
  if (filter === 'rating') return [filter, String(GOOD_STARS)]
  if (filter === 'hygiene') return [filter, String(GOOD_HYGIENE)]
  return ['diet', filter]
}

/** The parameters of several filters; diets share one. */
export function filterQuery(filters: readonly ListFilter[]): [name: string, value: string][] {
  const byName = Map.groupBy(filters.map(filterParameter), ([name]) => name)
  return [...byName].map(([name, all]) => [name, all.map(([, value]) => value).join(',')])
}
