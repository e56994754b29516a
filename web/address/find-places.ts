import type { Address } from '#contract/address.ts'
import type { FieldCode } from '#contract/errors.ts'
import { milesBetween, type Coordinates } from '#rules/address/distance.ts'
import { isApiFailure } from '../calls/api-failure.ts'
import { askBrowserForLocation, type LocationProblem } from './ask-browser.ts'

/** What is wrong with an address field. */
export type AddressProblem = FieldCode | LocationProblem

/** A place, or why there is none. */
export type Found = { address: Address } | { problem: AddressProblem }

/** A district of the same name elsewhere is not where the person is. */
const nearMiles = 15

/* The ways to an address. What asks for them is fetched when somebody types. */
const calls = () => import('../calls/address-calls.ts')

/** The place of a finished text or of a chosen suggestion. */
export async function findPlace(query: { search: string } | { placeId: string }): Promise<Found> {
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
    const here = await askBrowserForLocation()
    const found = await findPlace({ search: await districtOf(here) })
    const isHere = 'address' in found && milesBetween(found.address, here) <= nearMiles
    return isHere ? found : { problem: 'locationFailed' }
  } catch (thrown) {
    return { problem: thrown === 'locationRefused' ? thrown : 'locationFailed' }
  }
}

async function districtOf({ latitude, longitude }: Coordinates): Promise<string> {
  const { askDistrict } = await calls()
  return (await askDistrict({ query: { latitude, longitude } })).district
}
