import { addCalls } from './api.ts'

/** The store for an address, its delivery terms there, stores nearby, its menu for a time, a product. */
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
