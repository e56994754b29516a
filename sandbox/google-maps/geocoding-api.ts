import type { ServerResponse } from 'node:http'
import { answerJson } from '#sandbox/http/answers.ts'
import type { Call, Route } from '#sandbox/http/stand-in.ts'
import type { MapsState, Mood } from './calls.ts'
import { codeOf, findPlace, geocode, placesAt } from './find-places.ts'
import type { KnownPlace } from './place-shapes.ts'
import { isSpoilt } from './trouble.ts'

type Refusal = readonly [status: string, message: string]
type Found = { place: KnownPlace; isPartial: boolean }
type Geocoded = { status: 'OK' | 'ZERO_RESULTS'; found: Found[] } | { problem: string }

/** What the moods answer; every one with HTTP status 200, as the real service does. */
const REFUSALS: Partial<Record<Mood, Refusal>> = {
  'over-quota': ['OVER_QUERY_LIMIT', 'The quota is used up.'],
  denied: ['REQUEST_DENIED', 'This key may not call it.'],
  unavailable: ['UNKNOWN_ERROR', 'The service is away for now.'],
}

/** The Geocoding API: https://developers.google.com/maps/documentation/geocoding/requests-geocoding */
export function geocodingApiRoutes(state: MapsState): Route[] {
  return [
    {
      method: 'GET',
      path: /^\/google-maps\/maps\/api\/geocode\/json$/,
      answer: (call) => answerGeocode(state, call),
    },
  ]
}

async function answerGeocode(state: MapsState, { response, url }: Call) {
  const record = (outcome: string) =>
    state.record({ api: 'geocoding', sessionToken: null, tier: null, fieldMask: null, outcome })
  const key = url.searchParams.get('key') ?? ''
  const mood = state.moodFor(key)
  const refusal = refusalOf(key, mood)
  if (refusal) {
    record(refusal[0])
    return answerStatus(response, ...refusal)
  }
  if (await isSpoilt(response, mood)) return record('-')
  const answer = geocoded(url.searchParams)
  if ('problem' in answer) {
    record('INVALID_REQUEST')
    return answerStatus(response, 'INVALID_REQUEST', answer.problem)
  }
  record(answer.status)
  answerJson(response, { results: answer.found.map(resultOf), status: answer.status })
}

function refusalOf(key: string, mood: Mood): Refusal | undefined {
  if (key === '') return ['REQUEST_DENIED', 'An API key is needed.']
  if (key === 'sandbox-invalid') return ['REQUEST_DENIED', 'There is no such API key.']
  return REFUSALS[mood]
}

function answerStatus(response: ServerResponse, status: string, message: string) {
  answerJson(response, { error_message: message, results: [], status })
}

function geocoded(query: URLSearchParams): Geocoded {
  const point = query.get('latlng')
  if (point !== null) return aroundPoint(point)
  const components = new Map(
    (query.get('components') ?? '')
      .split('|')
      .map((each) => each.split(':'))
      .map(([name = '', value = '']) => [name, value]),
  )
  const address = query.get('address') ?? ''
  if (address.trim() === '' && !query.has('components'))
    return { problem: 'One of address, components, latlng and place_id is needed.' }
  const country = components.get('country')?.toUpperCase().replace('UK', 'GB')
  const isRequested = (place: KnownPlace) =>
    country === undefined || codeOf(place, 'country') === country
  const found = geocode([address, components.get('postal_code')].join(' '), isRequested)
  if (found) return { status: 'OK', found: [found] }
  // For a text without a match only the country is returned, if one was requested.
  const whole = country === 'GB' ? findPlace('ChIJsandbox_united_kingdom') : undefined
  return whole
    ? { status: 'OK', found: [{ place: whole, isPartial: true }] }
    : { status: 'ZERO_RESULTS', found: [] }
}

function aroundPoint(text: string): Geocoded {
  const [latitude = NaN, longitude = NaN, ...more] = text.split(',').map(Number)
  const isPoint = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && more.length === 0
  if (!isPoint) return { problem: 'latlng is a latitude and a longitude with a comma between.' }
  const found = placesAt({ latitude, longitude }).map((place) => ({ place, isPartial: false }))
  return { status: found.length > 0 ? 'OK' : 'ZERO_RESULTS', found }
}

function resultOf({ place, isPartial }: Found): object {
  const isHouse = place.types.includes('street_address') || place.types.includes('subpremise')
  return {
    address_components: place.components.map(({ long, short, types }) => ({
      long_name: long,
      short_name: short,
      types,
    })),
    formatted_address: place.formattedAddress,
    geometry: {
      location: { lat: place.latitude, lng: place.longitude },
      location_type: isHouse ? 'ROOFTOP' : 'APPROXIMATE',
    },
    ...(isPartial && { partial_match: true }),
    place_id: place.placeId,
    types: place.types.filter((type) => type !== 'geocode'),
  }
}
