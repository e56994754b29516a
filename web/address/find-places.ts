import type { Address } from '#contract/address.ts'
import type { Coordinates } from '#rules/address/distance.ts'
import { isFullPostcode } from '#rules/address/postcode.ts'
import { askDistrict, askPlace, askSuggestions } from '#web/calls/address-calls.ts'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { askBrowserForLocation } from './browser-location.ts'
import type { Suggestions } from './field/check-typing.ts'
import type { Found } from './found-address.ts'

type Asked =
  | { search: string }
  | { placeId: string; sessionToken?: string | undefined }
  | Coordinates

/** The place of a finished text or of a chosen suggestion. */
export async function findPlace(query: Asked): Promise<Found> {
  try {
    const { place_id: _, ...place } = (await askPlace({ query })).data
    return { address: place.area ? place : { ...place, area: await areaAt(place) } }
  } catch (thrown) {
    const isUnknown = isApiFailure(thrown) && thrown.code === 'PLACE_NOT_FOUND'
    if (!isUnknown) return { problem: 'address_api_error' }
    const isPostcode = 'search' in query && isFullPostcode(query.search)
    return { problem: isPostcode ? 'unknownPlace' : 'required_address' }
  }
}

/** The place where the browser is. */
export async function findHere(): Promise<Found> {
  try {
    const found = await findPlace(await askBrowserForLocation())
    const isAbroad = 'problem' in found && found.problem === 'required_address'
    return isAbroad ? { problem: 'locationAbroad' } : found
  } catch (thrown) {
    return { problem: thrown === 'locationRefused' ? thrown : 'locationFailed' }
  }
}

/** The area at a coordinate; empty where it can't be told, which loses no place. */
export async function areaAt({ latitude, longitude }: Address | Coordinates): Promise<string> {
  const answer = await askDistrict({ query: { latitude, longitude } }).catch(() => null)
  return answer?.district ?? ''
}

/** Places for unfinished typing. Throws an `ApiFailure`. */
export async function findSuggestions(typed: string, sessionToken?: string): Promise<Suggestions> {
  const { items } = await askSuggestions({ query: { input: typed, sessionToken } })
  return { typed, items, hasFailed: false }
}
