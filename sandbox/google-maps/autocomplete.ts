import { codeOf, predict } from './find-places.ts'
import type { KnownPlace } from './place-shapes.ts'

/** What of a request body is understood, checked as documented. */
export type AutocompleteRequest = {
  input: string
  includedRegionCodes: readonly string[]
  includedPrimaryTypes: readonly string[]
  sessionToken: string | null
}

const KNOWN_FIELDS = new Set([
  'input',
  'inputOffset',
  'includedPrimaryTypes',
  'includedRegionCodes',
  'includeQueryPredictions',
  'includePureServiceAreaBusinesses',
  'languageCode',
  'locationBias',
  'locationRestriction',
  'origin',
  'regionCode',
  'sessionToken',
])
const COLLECTIONS: Readonly<Record<string, readonly string[]>> = {
  '(regions)': [
    'locality',
    'postal_town',
    'sublocality',
    'neighborhood',
    'postal_code',
    'administrative_area_level_1',
    'administrative_area_level_2',
    'country',
  ],
  '(cities)': ['locality', 'postal_town', 'administrative_area_level_3'],
}
/** Of the documented tables, the types that places here have, and some that none has. */
const TYPES = new Set([
  ...Object.values(COLLECTIONS).flat(),
  'administrative_area_level_4',
  'establishment',
  'geocode',
  'intersection',
  'point_of_interest',
  'postal_code_prefix',
  'premise',
  'restaurant',
  'route',
  'street_address',
  'street_number',
  'sublocality_level_1',
  'subpremise',
  'subway_station',
])
const MAXIMUM_TYPES = 5
const MAXIMUM_REGIONS = 15
const MAXIMUM_PREDICTIONS = 5

/** The request of a body, or what is wrong with it. */
export function readAutocomplete(body: string | null): AutocompleteRequest | { problem: string } {
  const fields = objectIn(body ?? '')
  if (!fields) return { problem: 'The body is not a JSON object.' }
  const unknown = Object.keys(fields).find((name) => !KNOWN_FIELDS.has(name))
  if (unknown) return { problem: `Unknown name "${unknown}": there is no such field.` }
  const { input, sessionToken = null } = fields
  const includedPrimaryTypes = texts(fields['includedPrimaryTypes'])
  const includedRegionCodes = texts(fields['includedRegionCodes'])
  if (typeof input !== 'string' || input.trim() === '') return { problem: 'input is required.' }
  if (!includedPrimaryTypes || !includedRegionCodes)
    return { problem: 'included_primary_types and included_region_codes are lists of texts.' }
  const problem =
    typesProblem(includedPrimaryTypes) ??
    regionsProblem(includedRegionCodes) ??
    tokenProblem(sessionToken)
  if (problem !== null) return { problem }
  return {
    input,
    includedPrimaryTypes,
    includedRegionCodes,
    sessionToken: typeof sessionToken === 'string' ? sessionToken : null,
  }
}

function objectIn(body: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value))
      : null
  } catch {
    return null
  }
}

function texts(value: unknown): string[] | null {
  if (value === undefined) return []
  if (!Array.isArray(value)) return null
  const each = value.filter((one: unknown) => typeof one === 'string')
  return each.length === value.length ? each : null
}

function typesProblem(types: readonly string[]): string | null {
  if (types.length > MAXIMUM_TYPES) return `At most ${MAXIMUM_TYPES} included_primary_types.`
  const collection = types.find((type) => type in COLLECTIONS)
  if (collection && types.length > 1) return `${collection} stands alone.`
  const unknown = types.find((type) => !TYPES.has(type) && type !== collection)
  return unknown === undefined ? null : `Invalid included_primary_types '${unknown}'.`
}

function regionsProblem(codes: readonly string[]): string | null {
  if (codes.length > MAXIMUM_REGIONS) return `At most ${MAXIMUM_REGIONS} included_region_codes.`
  const wrong = codes.find((code) => !/^[a-z]{2}$/i.test(code))
  return wrong === undefined ? null : `Invalid included_region_codes '${wrong}'.`
}

/** At most 36 characters that are safe in an address. */
export function tokenProblem(token: unknown): string | null {
  if (token === null || token === undefined) return null
  return typeof token === 'string' && /^[\w=-]{1,36}$/.test(token)
    ? null
    : 'session_token must be at most 36 URL-safe characters.'
}

/** The answer's body: without suggestions it is empty, as fields without a value are left out. */
export function autocompleteAnswer(request: AutocompleteRequest): object {
  const types = request.includedPrimaryTypes.flatMap((type) => COLLECTIONS[type] ?? [type])
  const regions = request.includedRegionCodes.map((code) => code.toUpperCase().replace('UK', 'GB'))
  const isRequested = (place: KnownPlace) =>
    (types.length === 0 || place.types.some((type) => types.includes(type))) &&
    (regions.length === 0 || regions.includes(codeOf(place, 'country')))
  const suggestions = predict(request.input, isRequested)
    .slice(0, MAXIMUM_PREDICTIONS)
    .map((place) => ({ placePrediction: prediction(place, request.input) }))
  return suggestions.length > 0 ? { suggestions } : {}
}

function prediction(place: KnownPlace, input: string): object {
  const { placeId, mainText, secondaryText, types } = place
  return {
    place: `places/${placeId}`,
    placeId,
    text: marked([mainText, secondaryText].filter(Boolean).join(', '), input),
    structuredFormat: {
      mainText: marked(mainText, input),
      ...(secondaryText && { secondaryText: { text: secondaryText } }),
    },
    types,
  }
}

/** A text and the matched part of it; an offset of 0 is omitted. */
function marked(text: string, input: string): object {
  const startOffset = text.toLowerCase().indexOf(input.trim().toLowerCase())
  if (startOffset < 0) return { text }
  const match = { endOffset: startOffset + input.trim().length }
  return { text, matches: [startOffset === 0 ? match : { startOffset, ...match }] }
}
