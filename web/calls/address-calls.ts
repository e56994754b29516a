import type { getDistrict, getPlace, suggestAddresses } from '#contract/address.ts'
import { MAPS_CACHE_SECONDS } from '#contract/constants.ts'
import { api, ask, type Argument, type Result } from './api.ts'

const keepUnusedDataFor = MAPS_CACHE_SECONDS

export const addressApi = api.injectEndpoints({
  endpoints: (build) => ({
    suggestAddresses: build.query<
      Result<typeof suggestAddresses>,
      Argument<typeof suggestAddresses>
    >({
      query: ask<typeof suggestAddresses>('GET', '/address/suggestions'),
      keepUnusedDataFor,
    }),
    getPlace: build.query<Result<typeof getPlace>, Argument<typeof getPlace>>({
      query: ask<typeof getPlace>('GET', '/address/place'),
      keepUnusedDataFor,
    }),
    getDistrict: build.query<Result<typeof getDistrict>, Argument<typeof getDistrict>>({
      query: ask<typeof getDistrict>('GET', '/address/district'),
      keepUnusedDataFor,
    }),
  }),
})

export const { useLazySuggestAddressesQuery, useLazyGetPlaceQuery, useLazyGetDistrictQuery } =
  addressApi
