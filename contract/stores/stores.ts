import { z } from 'zod'
import { NATIONS } from '#rules/cart/bag-charge.ts'
import { HYGIENE_RATINGS } from '#rules/stores/hygiene.ts'
import { call } from '#contract/call.ts'
import { feeTier } from '#contract/address.ts'
import {
  bagRule,
  because,
  cursor,
  id,
  instant,
  language,
  latitude,
  line,
  longitude,
  oneOrMany,
  page,
  pence,
  service,
  slug,
} from '#contract/fields.ts'
import { LIST_FILTERS } from '#rules/stores/list-filters.ts'
import { LIST_SORTS } from '#rules/stores/list-order.ts'
import { PAGE_SIZE, PAGE_SIZE_MAXIMUM, SEARCH_MAXIMUM } from '#contract/constants.ts'

/** What a dish is served on. `bare` art brings its own plate; a napkin and a doily carry no food. */
export const VESSELS = [
  'plate',
  'enamel',
  'board',
  'slate',
  'paper',
  'karahi',
  'bowl',
  'dip',
  'bare',
  'napkin',
  'doily',
] as const

/** A dish on its vessel, drawn where there is no photo. */
export const dishArt = z.object({
  picture: z.string().nullable(),
  vessel: z.enum(VESSELS),
  dip: z.string().optional(),
  /** A laid place without food shows the first letter of the dish's name. */
  initial: z.string().optional(),
})
export type DishArt = z.output<typeof dishArt>

/** The table of a store: one hero dish with company. */
export const tableArt = z.object({
  hero: dishArt,
  companions: z.array(dishArt),
  garnishes: z.array(dishArt),
})

/** Here, because menus import from this file. */
export const DIETS = ['vegetarian', 'vegan', 'halal', 'glutenFree'] as const
export type Diet = (typeof DIETS)[number]

export const STORE_TABS = ['available', 'preorder', 'closed'] as const

/** `welshName` is empty where pages in Welsh have the other name too. */
export const cuisine = z.object({ slug, name: z.string(), welshName: z.string() })

export const storeType = cuisine.extend({ art: dishArt })
export type StoreType = z.output<typeof storeType>

export const platformFee = z.object({
  fixedPence: pence,
  percent: z.number(),
  capPence: pence.nullable(),
})

export const hygiene = z.object({
  rating: z.enum(HYGIENE_RATINGS),
  /** YYYY-MM-DD; null: nobody has inspected it. */
  inspectedOn: z.string().nullable(),
})

export const averageRating = z.object({ average: z.number().nullable(), count: z.int() })

export const allInPrice = z.object({ foodPence: pence, totalPence: pence })

export const minutes = z.object({ from: z.int(), to: z.int() })

/** A dish that a search has found, at its price without options. */
export const foundDish = z.object({ id, name: z.string(), pricePence: pence })
export type FoundDish = z.output<typeof foundDish>

/** A store as a list shows it, for one service and, where known, one place. */
export const storeCard = z.object({
  id,
  slug,
  name: z.string(),
  storeTypes: z.array(cuisine),
  services: z.array(service),
  area: z.string(),
  city: z.string(),
  postCode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  rating: averageRating,
  hygiene,
  art: tableArt,
  tab: z.enum(STORE_TABS),
  opensAt: instant.nullable(),
  closesAt: instant.nullable(),
  /** It is open by its hours, takes no orders for now, and does so again at `opensAt`. */
  isPaused: z.boolean(),
  nextSlotAt: instant.nullable(),
  /** Null where the place is not known precisely enough. */
  distanceMiles: z.number().nullable(),
  /** The fee for a basket at the minimum order; null where no zone is known. 0 for collection. */
  deliveryFeePence: pence.nullable(),
  feeTiers: z.array(feeTier),
  minimumOrderPence: pence,
  platformFee,
  /** What £20 of food (or the minimum, if that is higher) costs with all fees, before offers. */
  allIn: allInPrice.nullable(),
  /** What the bags of every order cost there; 0 where it can be ordered without. */
  unavoidableBagPence: pence,
  /** From ordering now to the food, or null where it cannot be said. */
  minutes: minutes.nullable(),
  /** In a list: what a search has found on its menu, the closest, and how many more there are. */
  dishes: z.array(foundDish).optional(),
  moreDishes: z.int().optional(),
})
export type StoreCard = z.output<typeof storeCard>

export const openingSpan = z.object({
  service,
  weekday: z.int(),
  startMinute: z.int(),
  durationMinutes: z.int(),
})

export const hoursException = z.object({
  date: z.string(),
  service: service.nullable(),
  spans: z.array(z.object({ startMinute: z.int(), durationMinutes: z.int() })),
  reason: z.string(),
})

/** A store as its own page shows it. */
export const store = storeCard.extend({
  description: z.string(),
  /** Who sells its food by law, with the address and the company's number, where it has one. */
  legalName: z.string(),
  sellerAddress: z.string(),
  companyNumber: z.string().nullable(),
  address: z.string(),
  phone: z.string(),
  nation: z.enum(NATIONS),
  hours: z.object({ spans: z.array(openingSpan), exceptions: z.array(hoursException) }),
  bag: bagRule,
  preparationMinutes: z.int(),
  preOrderDays: z.int(),
  /** Why its whole area takes no orders for now; empty where that isn't so. */
  pauseNote: z.string(),
})
export type Store = z.output<typeof store>

/** Where the food is to go, or near where it is to be collected. */
export const place = {
  postCode: line(10).optional(),
  latitude: latitude.optional(),
  longitude: longitude.optional(),
}

export const listStores = call({
  id: 'listStores',
  method: 'GET',
  path: '/store',
  summary: 'The stores that deliver to a place or can be collected from near it, one tab at a time',
  permission: 'public',
  query: z.object({
    ...place,
    service: service.default('delivery'),
    tab: z.enum(STORE_TABS, because('invalid_value')).default('available'),
    sort: z.enum(LIST_SORTS, because('invalid_value')).default('best-match'),
    cuisine: oneOrMany(slug, 20),
    /** Several dishes for each of them. */
    diet: oneOrMany(z.enum(DIETS, because('invalid_value')), DIETS.length),
    /** An offer that is advertised now. */
    offers: z.stringbool().optional(),
    freeDelivery: z.stringbool().optional(),
    /** At least this many stars on average. */
    rating: z.coerce.number().int().min(1).max(5).optional(),
    /** Food hygiene rating of at least this, or a pass. */
    hygiene: z.coerce.number().int().min(0).max(5).optional(),
    /** Only stores with a dish, a name or a cuisine that this finds. */
    search: line(SEARCH_MAXIMUM).optional(),
    cursor,
    limit: z.coerce.number().int().min(1).max(PAGE_SIZE_MAXIMUM).default(PAGE_SIZE),
  }),
  output: page(storeCard).extend({
    counts: z.object({ available: z.int(), preorder: z.int(), closed: z.int() }),
    /** The cuisines of all tabs, before the cuisine filter, the most frequent first. */
    storeTypes: z.array(storeType.extend({ count: z.int() })),
    /** How many stores of all tabs would remain with each filter besides those that are on. */
    filters: z.record(z.enum(LIST_FILTERS), z.int()),
  }),
  errors: ['PLACE_NOT_FOUND'],
})

export const listStoreTypes = call({
  id: 'listStoreTypes',
  method: 'GET',
  path: '/store/store-types',
  summary: 'Every cuisine',
  permission: 'public',
  output: z.object({ items: z.array(storeType) }),
  errors: [],
})

export const getStore = call({
  id: 'getStore',
  method: 'GET',
  path: '/store/:slug',
  summary: 'A store, with fees and distance where the place is given',
  permission: 'public',
  params: z.object({ slug }),
  query: z.object({
    lat: latitude.optional(),
    lng: longitude.optional(),
    postCode: place.postCode,
    service: service.default('delivery'),
  }),
  output: store,
  errors: ['NONEXISTING_STORE'],
})

export const getStoreMetaData = call({
  id: 'getStoreMetaData',
  method: 'GET',
  path: '/store/:slug/meta-data',
  summary: 'What search engines and previews read about a store',
  permission: 'public',
  params: z.object({ slug }),
  query: z.object({ language: language.default('en') }),
  output: z.object({
    title: z.string(),
    description: z.string(),
    canonicalUrl: z.url(),
    /** A schema.org Restaurant with its Menu, as JSON-LD. */
    structuredData: z.record(z.string(), z.unknown()),
    /** The way from the first page to the store's, as a schema.org BreadcrumbList. */
    breadcrumbs: z.record(z.string(), z.unknown()),
    /** A PNG of 1200 by 630 that shows what the store is, by an address of its own for each state. */
    image: z.url(),
  }),
  errors: ['NONEXISTING_STORE'],
})

export const getStoreUrl = call({
  id: 'getStoreUrl',
  method: 'GET',
  path: '/store/:id/storeurl',
  summary: 'The address of a store’s page',
  permission: 'public',
  params: z.object({ id }),
  output: z.object({ slug, url: z.url() }),
  errors: ['NONEXISTING_STORE'],
})

export const listNearbyStores = call({
  id: 'listNearbyStores',
  method: 'GET',
  path: '/store/:id/nearby',
  summary: 'Other stores near a store that take orders, those for now and the nearest first',
  permission: 'public',
  params: z.object({ id }),
  /** For delivery to a place, only those that deliver there. */
  query: z.object({ ...place, service: service.default('delivery') }),
  output: page(storeCard),
  errors: ['NONEXISTING_STORE', 'PLACE_NOT_FOUND'],
})

export const storeCalls = {
  listStores,
  listStoreTypes,
  getStore,
  getStoreMetaData,
  getStoreUrl,
  listNearbyStores,
}
