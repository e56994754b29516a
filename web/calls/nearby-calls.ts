import type { getDeliveryZone } from '#contract/address.ts'
import type { listNearbyStores } from '#contract/stores/stores.ts'
import { api, ask, type Argument, type Result } from './api.ts'

/** What a store's page asks for beside itself: who else is near it, and how it delivers somewhere. */
const nearbyApi = api.injectEndpoints({
  endpoints: (build) => ({
    listNearbyStores: build.query<
      Result<typeof listNearbyStores>,
      Argument<typeof listNearbyStores>
    >({
      query: ask<typeof listNearbyStores>('GET', '/store/:id/nearby'),
    }),
    getDeliveryZone: build.query<Result<typeof getDeliveryZone>, Argument<typeof getDeliveryZone>>({
      query: ask<typeof getDeliveryZone>('GET', '/delivery/zone'),
    }),
  }),
})

export const { useListNearbyStoresQuery, useGetDeliveryZoneQuery } = nearbyApi
