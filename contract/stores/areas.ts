import { z } from 'zod'
import { call } from '#contract/call.ts'
import { because, pence, slug } from '#contract/fields.ts'
import { storeCard, storeType } from './stores.ts'

export const AREA_PAGE_SIZE = 48

export const area = z.object({
  city: z.string(),
  area: z.string(),
  /** The outward code that most of its stores have: "E8". */
  outward: z.string(),
  storeCount: z.int(),
})
export type Area = z.output<typeof area>

export const listAreas = call({
  id: 'listAreas',
  method: 'GET',
  path: '/store/areas',
  summary: 'The areas with the most stores, and how many stores and towns there are altogether',
  permission: 'public',
  output: z.object({ items: z.array(area), storeCount: z.int(), cityCount: z.int() }),
  errors: [],
})

/** An area with the last part of its page's address. */
const areaWithSlug = area.extend({ slug })

export const listCities = call({
  id: 'listCities',
  method: 'GET',
  path: '/areas',
  summary: 'The towns that have restaurants, with how many, by name',
  permission: 'public',
  output: z.object({
    items: z.array(z.object({ slug, city: z.string(), areaCount: z.int(), storeCount: z.int() })),
  }),
  errors: [],
})

export const listAreasOfCity = call({
  id: 'listAreasOfCity',
  method: 'GET',
  path: '/areas/:city',
  summary: 'The areas of a town that have restaurants, by name',
  permission: 'public',
  params: z.object({ city: slug }),
  output: z.object({ slug, city: z.string(), items: z.array(areaWithSlug) }),
  errors: ['PLACE_NOT_FOUND'],
})

export const listStoresOfArea = call({
  id: 'listStoresOfArea',
  method: 'GET',
  path: '/areas/:city/:area',
  summary: 'The restaurants in an area, by name, with what delivery to its middle costs',
  permission: 'public',
  params: z.object({ city: slug, area: slug }),
  query: z.object({
    /** Only those that cook this. */
    cuisine: slug.optional(),
    /** Which part of a long list, from 1. */
    page: z.coerce.number(because('invalid_value')).int().min(1).max(100_000).default(1),
  }),
  output: z.object({
    area: areaWithSlug,
    citySlug: slug,
    /** The requested cuisine. */
    cuisine: storeType.nullable(),
    /** Of all parts together. */
    storeCount: z.int(),
    deliveringCount: z.int(),
    /** The middle of what those in this part that deliver to the area's outward code charge. */
    typicalFeePence: pence.nullable(),
    /** The cuisines of the area, the most frequent first. */
    storeTypes: z.array(storeType.extend({ count: z.int() })),
    /** For delivery, or for collection where a restaurant does not deliver. */
    items: z.array(storeCard),
    page: z.int(),
    pageCount: z.int(),
  }),
  errors: ['PLACE_NOT_FOUND'],
})

export const areaCalls = { listAreas, listCities, listAreasOfCity, listStoresOfArea }
