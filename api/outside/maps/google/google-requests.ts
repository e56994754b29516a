import type { Coordinates } from '#rules/address/distance.ts'
import type { Question } from './request-google.ts'
import {
  autocompleteAnswer,
  detailsAnswer,
  geocodingAnswer,
  type AutocompleteAnswer,
  type DetailsAnswer,
  type GeocodingAnswer,
} from './google-responses.ts'
import type { TroubleKind } from './google-error.ts'

const PLACES = 'https://places.googleapis.com'
const GEOCODING = 'https://maps.googleapis.com'
/** Geocoding's status in place of results, with status 200. */
const GEOCODING_TROUBLES: Readonly<Record<string, TroubleKind>> = {
  OVER_QUERY_LIMIT: 'quota',
  OVER_DAILY_LIMIT: 'quota',
  REQUEST_DENIED: 'denied',
  INVALID_REQUEST: 'refused',
  UNKNOWN_ERROR: 'unavailable',
}
const LANGUAGE = 'en-GB'
/** The types without businesses: addresses, streets, postcodes, districts and towns. */
const TYPES = ['geocode']
const REGIONS = ['gb']
const AUTOCOMPLETE_WITHIN_MS = 2000
const OTHERS_WITHIN_MS = 4000

/** Masks have the fields that are read and no more: a dearer field would make every call dearer. */
const AUTOCOMPLETE_MASK = [
  'suggestions.placePrediction.placeId',
  'suggestions.placePrediction.structuredFormat.mainText.text',
  'suggestions.placePrediction.structuredFormat.secondaryText.text',
].join(',')
/** All of the tier "Place Details Essentials". */
const DETAILS_MASK = 'id,types,formattedAddress,addressComponents,location'

export type GoogleAccess = {
  apiKey: string
  /** In place of both of Google's addresses; null for Google's own. */
  url: string | null
}

/** A request to Google, in full. */
export function googleQuestions({ apiKey, url }: GoogleAccess) {
  const places = url ?? PLACES
  const headers = (mask: string) => ({ 'X-Goog-Api-Key': apiKey, 'X-Goog-FieldMask': mask })
  const geocoding = (query: Record<string, string>): Question<GeocodingAnswer> => ({
    api: 'geocoding',
    // This one takes its key in the address only.
    url: `${url ?? GEOCODING}/maps/api/geocode/json?${new URLSearchParams({
      ...query,
      region: 'uk',
      language: LANGUAGE,
      key: apiKey,
    })}`,
    answer: geocodingAnswer,
    troubleIn: ({ status }) => {
      const kind = GEOCODING_TROUBLES[status]
      return kind ? { kind, reason: status } : null
    },
    withinMs: OTHERS_WITHIN_MS,
  })
  return {
    autocomplete: (input: string, sessionToken?: string): Question<AutocompleteAnswer> => ({
      api: 'autocomplete',
      url: `${places}/v1/places:autocomplete`,
      init: {
        method: 'POST',
        headers: { ...headers(AUTOCOMPLETE_MASK), 'Content-Type': 'application/json' },
        body: JSON.stringify({
          input,
          includedPrimaryTypes: TYPES,
          includedRegionCodes: REGIONS,
          languageCode: LANGUAGE,
          regionCode: REGIONS[0],
          ...(sessionToken && { sessionToken }),
        }),
      },
      answer: autocompleteAnswer,
      withinMs: AUTOCOMPLETE_WITHIN_MS,
    }),
    details: (placeId: string, sessionToken?: string): Question<DetailsAnswer> => ({
      api: 'details',
      url: `${places}/v1/places/${encodeURIComponent(placeId)}?${new URLSearchParams({
        languageCode: LANGUAGE,
        ...(sessionToken && { sessionToken }),
      })}`,
      init: { headers: headers(DETAILS_MASK) },
      answer: detailsAnswer,
      isRefusalNothing: true,
      withinMs: OTHERS_WITHIN_MS,
    }),
    geocode: (address: string) => geocoding({ address, components: 'country:GB' }),
    reverse: ({ latitude, longitude }: Coordinates) =>
      geocoding({ latlng: `${latitude},${longitude}` }),
  }
}
