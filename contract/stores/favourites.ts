import { z } from 'zod'
import { call } from '#contract/call.ts'
import { PAGE_SIZE, PAGE_SIZE_MAXIMUM } from '#contract/constants.ts'
import { cursor, id, page, service } from '#contract/fields.ts'
import { place, storeCard } from './stores.ts'

export const listFavouriteStores = call({
  id: 'listFavouriteStores',
  method: 'GET',
  path: '/user/favourite-stores',
  summary: 'The stores a customer has marked as favourites, the newest first',
  permission: 'customer',
  query: z.object({
    ...place,
    service: service.default('delivery'),
    cursor,
    /** 0: the ids alone, for pages that show the stores already. */
    limit: z.coerce.number().int().min(0).max(PAGE_SIZE_MAXIMUM).default(PAGE_SIZE),
  }),
  output: page(storeCard).extend({
    /** Of all favourites, on whichever page they stand. */
    storeIds: z.array(id),
  }),
  errors: [],
})

export const setFavouriteStore = call({
  id: 'setFavouriteStore',
  method: 'POST',
  path: '/user/favourite-stores',
  summary: 'Marks a store as a favourite, or no longer; saying so again changes nothing',
  permission: 'customer',
  body: z.object({ storeId: id, isFavourite: z.boolean().default(true) }),
  output: z.object({ storeId: id, isFavourite: z.boolean() }),
  errors: ['NONEXISTING_STORE', 'FAVOURITE_STORES_FULL'],
})

export const favouriteCalls = { listFavouriteStores, setFavouriteStore }
