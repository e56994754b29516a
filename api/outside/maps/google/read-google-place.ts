import { readPlace } from '#rules/address/place-data.ts'
import { formatPostcode, parsePostcode } from '#rules/address/postcode.ts'
import type { Place, Suggestion } from '#api/outside/maps/maps.port.ts'
import type { AutocompleteAnswer, DetailsAnswer, Geocoded } from './google-responses.ts'

/** A place in the format of either API. */
export type GooglePlace = {
  placeId: string
  types: readonly string[]
  address: string
  components: readonly { longName: string; shortName: string; types: readonly string[] }[]
  latitude: number
  longitude: number
}

const COUNTRY_CODE = 'GB'
const COUNTRY_IN_ADDRESS = 'UK'
const COUNTRY_AT_END = /(^|, )(?:UK|United Kingdom)$/
/** A nation or country, which is no delivery address. */
const TOO_LARGE = new Set(['country', 'administrative_area_level_1'])

export function fromDetails(answer: DetailsAnswer): GooglePlace {
  return {
    placeId: answer.id,
    types: answer.types,
    address: answer.formattedAddress,
    components: answer.addressComponents.map(({ longText, shortText, types }) => ({
      longName: longText,
      shortName: shortText,
      types,
    })),
    ...answer.location,
  }
}

export function fromGeocoding(result: Geocoded): GooglePlace {
  return {
    placeId: result.place_id,
    types: result.types,
    address: result.formatted_address,
    components: result.address_components.map((component) => ({
      longName: component.long_name,
      shortName: component.short_name,
      types: component.types,
    })),
    latitude: result.geometry.location.lat,
    longitude: result.geometry.location.lng,
  }
}

const TOWNS = new Set(['locality', 'postal_town', 'administrative_area_level_2'])

/** Whether food could be delivered there: inside the United Kingdom, and no whole nation. */
export function isPlaceToDeliver({ types, components }: GooglePlace): boolean {
  const country = components.find((component) => component.types.includes('country'))
  return country?.shortName === COUNTRY_CODE && !types.some((type) => TOO_LARGE.has(type))
}

/**
 * The place in our format; what Google does not name is empty, and the area of a town is the town. `around`
 * are the parts of all places at its position, the most precise first, if those were requested.
 */
export function placeIn(found: GooglePlace, around = found.components): Place {
  const { placeId, latitude, longitude } = found
  const { city, country, area, postCode } = readPlace(around)
  const postcode = parsePostcode(postCode)
  return {
    placeId,
    address: `${found.address.replace(COUNTRY_AT_END, '') || city}, ${COUNTRY_IN_ADDRESS}`,
    city,
    area: area === '' && found.types.some((type) => TOWNS.has(type)) ? city : area,
    postCode: postcode ? formatPostcode(postcode) : postCode,
    country,
    latitude,
    longitude,
  }
}

/** The label of predictions, which are all in one country. */
export function suggestionsIn({ suggestions }: AutocompleteAnswer): Suggestion[] {
  return suggestions.flatMap(({ placePrediction }) => {
    if (!placePrediction) return []
    const { placeId, structuredFormat } = placePrediction
    const wider = structuredFormat.secondaryText?.text.replace(COUNTRY_AT_END, '')
    const label = [structuredFormat.mainText.text, wider].filter(Boolean).join(', ')
    return [{ placeId, label, secondary: '' }]
  })
}
