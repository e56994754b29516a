import type { Address } from '#contract/address.ts'
import type { FieldCode } from '#contract/errors.ts'
import type { Coordinates } from '#rules/address/distance.ts'
import { isApiFailure } from '../calls/api-failure.ts'
import { askBrowserForLocation, type LocationProblem } from './ask-browser.ts'

/** What is wrong with an address field. */
export type AddressProblem = FieldCode | LocationProblem

/** A place, or why there is none. */
export type Found = { address: Address } | { problem: AddressProblem }

/* The ways to an address. What asks for them is fetched when somebody types. */
const calls = () => import('../calls/address-calls.ts')

/** The place of a finished text or of a chosen suggestion. */
export async function findPlace(
  query: { search: string } | { placeId: string } | Coordinates,
): Promise<Found> {
  try {
    const { askPlace } = await calls()
    const { place_id: _, ...place } = (await askPlace({ query })).data
    return { address: place.area ? place : { ...place, area: await districtOf(place) } }
  } catch (thrown) {
    const isUnknown = isApiFailure(thrown) && thrown.code === 'PLACE_NOT_FOUND'
    return { problem: isUnknown ? 'required_address' : 'address_api_error' }
  }
}

/** The place where the browser is. */
export async function findHere(): Promise<Found> {
  try {
    const found = await findPlace(await askBrowserForLocation())
    return 'address' in found ? found : { problem: 'locationFailed' }
  } catch (thrown) {
    return { problem: thrown === 'locationRefused' ? thrown : 'locationFailed' }
  }
}

async function districtOf({ latitude, longitude }: Coordinates): Promise<string> {
  const { askDistrict } = await calls()
  return (await askDistrict({ query: { latitude, longitude } })).district
}
