import type { Address } from '#contract/address.ts'
import type { getProductWithOptions } from '#contract/menu.ts'
import type { getStore, listSlots } from '#contract/stores.ts'
import type { Service } from '#rules/orders/service.ts'
import { api, ask, type Argument, type Result } from './api.ts'

/** What a store's page asks for in the browser: the store for a place, a dish, the times. */
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
    listSlots: build.query<Result<typeof listSlots>, Argument<typeof listSlots>>({
      query: ask<typeof listSlots>('GET', '/store/:slug/slots'),
    }),
  }),
})

export const { useGetStoreQuery, useGetProductWithOptionsQuery, useListSlotsQuery } = menuApi

/** Asks for the times at which a store hands over: at an address, where it delivers to one. */
export function slotsAsked(
  slug: string,
  service: Service,
  address: Pick<Address, 'postCode' | 'latitude' | 'longitude'> | null,
): Argument<typeof listSlots> {
  const query = { service }
  if (service === 'collection' || !address) return { params: { slug }, query }
  const { postCode, latitude, longitude } = address
  const isPlaced = latitude !== 0 || longitude !== 0
  const place = { ...(postCode && { postCode }), ...(isPlaced && { latitude, longitude }) }
  return { params: { slug }, query: { ...query, ...place } }
}
