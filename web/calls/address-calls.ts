import type { getDistrict, getPlace, suggestAddresses } from '#contract/address.ts'
import { MAPS_CACHE_SECONDS } from '#contract/constants.ts'
import { startedStore } from '#web/state/started-store.ts'
import { api, ask, type Argument, type Result } from './api.ts'

const keepUnusedDataFor = MAPS_CACHE_SECONDS

const addressApi = api.injectEndpoints({
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

const { endpoints } = addressApi

/* What was asked before is answered from memory. Failures are thrown as `ApiFailure`. */

export const askSuggestions = (asked: Argument<typeof suggestAddresses>) =>
  startedStore()
    .dispatch(endpoints.suggestAddresses.initiate(asked, { subscribe: false }))
    .unwrap()

export const askPlace = (asked: Argument<typeof getPlace>) =>
  startedStore()
    .dispatch(endpoints.getPlace.initiate(asked, { subscribe: false }))
    .unwrap()

export const askDistrict = (asked: Argument<typeof getDistrict>) =>
  startedStore()
    .dispatch(endpoints.getDistrict.initiate(asked, { subscribe: false }))
    .unwrap()
