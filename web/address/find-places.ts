import type { Address } from '#contract/address.ts'
import type { FieldCode } from '#contract/errors.ts'
import type { Coordinates } from '#rules/address/distance.ts'
import { isFullPostcode } from '#rules/address/postcode.ts'
import { fetchDistrict, fetchPlace, fetchSuggestions } from '#web/calls/address-calls.ts'
import { ignoreFailure, isApiFailure } from '#web/calls/request/api-failure.ts'
import type { Suggestions } from './check-address.ts'

/** Why the browser does not give its location. */
type LocationProblem = 'locationRefused' | 'locationFailed'

const timeoutMs = 10_000

const goodForMs = 300_000

const refused = 1

/** To a metre: no sensor is more precise, and the same location is looked up once. */
const about = (degrees: number) => Math.round(degrees * 1e5) / 1e5

/** The problem of an address field. */
export type AddressProblem = FieldCode | LocationProblem | 'locationAbroad' | 'unknownPlace'

/** A location, or why there is none. */
export type Found = { address: Address } | { problem: AddressProblem }

type PlaceQuery =
  | { search: string }
  | { placeId: string; sessionToken?: string | undefined }
  | Coordinates

/** The location of a finished text or of a chosen suggestion. */
export async function findPlace(query: PlaceQuery): Promise<Found> {
  try {
    const { place_id: _, ...place } = (await fetchPlace({ query })).data
    return { address: place.area ? place : { ...place, area: await areaAt(place) } }
  } catch (thrown) {
    const isUnknown = isApiFailure(thrown) && thrown.code === 'PLACE_NOT_FOUND'
    if (!isUnknown) return { problem: 'address_api_error' }
    const isPostcode = 'search' in query && isFullPostcode(query.search)
    return { problem: isPostcode ? 'unknownPlace' : 'required_address' }
  }
}

/** The browser's location. */
export async function findHere(): Promise<Found> {
  try {
    const found = await findPlace(await readBrowserLocation())
    const isAbroad = 'problem' in found && found.problem === 'required_address'
    return isAbroad ? { problem: 'locationAbroad' } : found
  } catch (thrown) {
    return { problem: thrown === 'locationRefused' ? thrown : 'locationFailed' }
  }
}

/** The area at a coordinate; empty if it is unknown, which is no failure. */
export async function areaAt({ latitude, longitude }: Address | Coordinates): Promise<string> {
  const answer = await fetchDistrict({ query: { latitude, longitude } }).catch(ignoreFailure)
  return answer?.district ?? ''
}

/** Suggestions for unfinished text. Throws an `ApiFailure`. */
export async function findSuggestions(typed: string, sessionToken?: string): Promise<Suggestions> {
  const { items } = await fetchSuggestions({ query: { input: typed, sessionToken } })
  return { typed, items, hasFailed: false }
}

/** The browser's coordinates. Rejects with a `LocationProblem`. */
function readBrowserLocation(): Promise<Coordinates> {
  return new Promise((resolve, reject: (problem: LocationProblem) => void) => {
    if (!('geolocation' in navigator)) return reject('locationFailed')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ latitude: about(coords.latitude), longitude: about(coords.longitude) }),
      ({ code }) => reject(code === refused ? 'locationRefused' : 'locationFailed'),
      { timeout: timeoutMs, maximumAge: goodForMs },
    )
  })
}
