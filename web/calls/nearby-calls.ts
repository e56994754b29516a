import { addCalls } from './api.ts'

/** What a store's page asks for beside itself: who else is near it, and how it delivers somewhere. */
const nearbyApi = addCalls(({ query }) => ({
  listNearbyStores: query('listNearbyStores'),
  getDeliveryZone: query('getDeliveryZone'),
}))

export const { useListNearbyStoresQuery, useGetDeliveryZoneQuery } = nearbyApi
