import { useMemo } from 'react'
import type { Address } from '#contract/address.ts'
import type { FieldCode } from '#contract/errors.ts'
import { milesBetween } from '#rules/address/distance.ts'
import { isApiFailure } from '../calls/api-failure.ts'
import { useLazyGetDistrictQuery, useLazyGetPlaceQuery } from '../calls/address-calls.ts'
import { askBrowserForLocation, type LocationProblem } from './ask-browser.ts'

/** What is wrong with an address field. */
export type AddressProblem = FieldCode | LocationProblem

/** A place, or why there is none. */
export type Found = { address: Address } | { problem: AddressProblem }

/** A district of the same name elsewhere is not where the person is. */
const nearMiles = 15

/** The ways to an address: a finished text, a chosen suggestion, where the browser is. */
export function useFindPlaces() {
  const [askPlace] = useLazyGetPlaceQuery()
  const [askDistrict] = useLazyGetDistrictQuery()
  return useMemo(() => {
    async function find(query: { search: string } | { placeId: string }): Promise<Found> {
      try {
        const { place_id: _, ...place } = (await askPlace({ query }, true).unwrap()).data
        return { address: place.area ? place : await withDistrict(place) }
      } catch (thrown) {
        const isUnknown = isApiFailure(thrown) && thrown.code === 'PLACE_NOT_FOUND'
        return { problem: isUnknown ? 'required_address' : 'address_api_error' }
      }
    }

    async function withDistrict(place: Address): Promise<Address> {
      const { latitude, longitude } = place
      const { district } = await askDistrict({ query: { latitude, longitude } }, true).unwrap()
      return { ...place, area: district }
    }

    async function locate(): Promise<Found> {
      try {
        const here = await askBrowserForLocation()
        const { district } = await askDistrict({ query: here }, true).unwrap()
        const found = await find({ search: district })
        const isHere = 'address' in found && milesBetween(found.address, here) <= nearMiles
        return isHere ? found : { problem: 'locationFailed' }
      } catch (thrown) {
        return { problem: thrown === 'locationRefused' ? thrown : 'locationFailed' }
      }
    }

    return { find, locate }
  }, [askPlace, askDistrict])
}
