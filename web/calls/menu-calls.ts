import type { getProductWithOptions, listCategories } from '#contract/menu.ts'
import type { getStore } from '#contract/stores/stores.ts'
import { api, ask, type Argument, type Result } from './api.ts'

/** What a store's page asks for in the browser: the store for a place, its menu for a time, a dish. */
export const menuApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStore: build.query<Result<typeof getStore>, Argument<typeof getStore>>({
      query: ask<typeof getStore>('GET', '/store/:slug'),
    }),
    listCategories: build.query<Result<typeof listCategories>, Argument<typeof listCategories>>({
      query: ask<typeof listCategories>('GET', '/store/:slug/categories'),
    }),
    getProductWithOptions: build.query<
      Result<typeof getProductWithOptions>,
      Argument<typeof getProductWithOptions>
    >({
      query: ask<typeof getProductWithOptions>('GET', '/product/:id/with-options'),
    }),
  }),
})

export const { useGetStoreQuery, useListCategoriesQuery, useGetProductWithOptionsQuery } = menuApi
