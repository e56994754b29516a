import type { Service } from '#rules/orders/service.ts'
import { SERVICES } from '#rules/orders/service.ts'

/** Whose orders are reported; empty: everybody's. */
export interface ReportFilter {
  service: Service | ''
  city: string
  area: string
  /** A part of the names of restaurants. */
  store: string
}

export const NO_FILTER: ReportFilter = { service: '', city: '', area: '', store: '' }

/** The filter that an address names. */
export const filterOfAddress = (search: URLSearchParams): ReportFilter => ({
  service: serviceOf(search.get('service') ?? ''),
  city: search.get('city') ?? '',
  area: search.get('area') ?? '',
  store: (search.get('store') ?? '').slice(0, 100),
})

export const serviceOf = (text: string): Service | '' =>
  SERVICES.find((service) => service === text) ?? ''

/** What the filter says to a call and in an address: without what is empty. */
export function queryOf({ service, city, area, store }: ReportFilter) {
  return {
    ...(service && { service }),
    ...(area && { city, area }),
    ...(store.trim() && { store: store.trim() }),
  }
}
