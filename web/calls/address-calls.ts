import { MAPS_CACHE_SECONDS } from '#contract/constants.ts'
import { startedStore } from '#web/state/started-store.ts'
import { addCalls } from './api.ts'
import type { Argument } from './request/request.ts'

const keepUnusedDataFor = MAPS_CACHE_SECONDS

const addressApi = addCalls(({ query }) => ({
  suggestAddresses: query('suggestAddresses', { keepUnusedDataFor }),
  getPlace: query('getPlace', { keepUnusedDataFor }),
  getDistrict: query('getDistrict', { keepUnusedDataFor }),
}))

const { endpoints } = addressApi

/* What was asked before is answered from memory. Failures are thrown as `ApiFailure`. */

export const askSuggestions = (asked: Argument<'suggestAddresses'>) =>
  startedStore()
    .dispatch(endpoints.suggestAddresses.initiate(asked, { subscribe: false }))
    .unwrap()

export const askPlace = (asked: Argument<'getPlace'>) =>
  startedStore()
    .dispatch(endpoints.getPlace.initiate(asked, { subscribe: false }))
    .unwrap()

export const askDistrict = (asked: Argument<'getDistrict'>) =>
  startedStore()
    .dispatch(endpoints.getDistrict.initiate(asked, { subscribe: false }))
    .unwrap()
