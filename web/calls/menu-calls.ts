import type { getProductWithOptions } from '#contract/menu.ts'
import type { getStore } from '#contract/stores.ts'
import { api, ask, type Argument, type Result } from './api.ts'

/** What a store's page asks for in the browser: the store for a place, a dish. */
export const menuApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStore: build.query<Result<typeof getStore>, Argument<typeof getStore>>({
      query: ask<typeof getStore>('GET', '/store/:slug'),
    }),
    getProductWithOptions: build.query<
      Result<typeof getProductWithOptions>,
      Argument<typeof getProductWithOptions>
    >({
      query: ask<typeof getProductWithOptions>('GET', '/product/:id/with-options'),
    }),
  }),
})

export const { useGetStoreQuery, useGetProductWithOptionsQuery } = menuApi
