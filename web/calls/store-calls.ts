import { addCalls } from './api.ts'

/** The store for a place, how it delivers there, who else is near, its menu for a time, a dish. */
export const storeApi = addCalls(({ query }) => ({
  getStore: query('getStore'),
  getDeliveryZone: query('getDeliveryZone'),
  listNearbyStores: query('listNearbyStores'),
  listCategories: query('listCategories'),
  getProductWithOptions: query('getProductWithOptions'),
}))

export const {
  useGetStoreQuery,
  useGetDeliveryZoneQuery,
  useListNearbyStoresQuery,
  useListCategoriesQuery,
  useGetProductWithOptionsQuery,
} = storeApi
