import type { Address } from '#contract/address.ts'
import type { FieldCode } from '#contract/errors.ts'
import type { Coordinates } from '#rules/address/distance.ts'
import { parsePostcode } from '#rules/address/postcode.ts'
import { isApiFailure } from '../calls/api-failure.ts'
import { askBrowserForLocation, type LocationProblem } from './ask-browser.ts'

/** What is wrong with an address field. */
export type AddressProblem = FieldCode | LocationProblem | 'locationAbroad' | 'unknownPlace'

/** A place, or why there is none. */
export type Found = { address: Address } | { problem: AddressProblem }

type Asked =
  | { search: string }
  | { placeId: string; sessionToken?: string | undefined }
  | Coordinates

/** What asks for places; fetched when somebody begins to type. */
export const addressCalls = () => import('../calls/address-calls.ts')

/** The place of a finished text or of a chosen suggestion. */
export async function findPlace(query: Asked): Promise<Found> {
  try {
    const { askPlace } = await addressCalls()
    const { place_id: _, ...place } = (await askPlace({ query })).data
    return { address: place.area ? place : { ...place, area: await areaAt(place) } }
  } catch (thrown) {
    const isUnknown = isApiFailure(thrown) && thrown.code === 'PLACE_NOT_FOUND'
    if (!isUnknown) return { problem: 'address_api_error' }
    const isPostcode = 'search' in query && parsePostcode(query.search) !== null
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
export async function areaAt({ latitude, longitude }: Coordinates): Promise<string> {
  try {
    const { askDistrict } = await addressCalls()
    return (await askDistrict({ query: { latitude, longitude } })).district
  } catch {
    return ''
  }
}
