import { addCalls } from './api.ts'

/** What a store's page asks for in the browser: the store for a place, its menu for a time, a dish. */
export const menuApi = addCalls(({ query }) => ({
  getStore: query('getStore'),
  listCategories: query('listCategories'),
  getProductWithOptions: query('getProductWithOptions'),
}))

export const { useGetStoreQuery, useListCategoriesQuery, useGetProductWithOptionsQuery } = menuApi
