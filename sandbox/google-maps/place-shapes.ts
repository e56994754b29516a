/** One part of an address as Google names it; written by each API in its own spelling. */
export type Component = { long: string; short: string; types: readonly string[] }

export type KnownPlace = {
  placeId: string
  /** The kind of the place first. */
  types: readonly string[]
  components: readonly Component[]
  formattedAddress: string
  /** What a suggestion shows in bold, and what follows it. */
  mainText: string
  secondaryText: string
  latitude: number
  longitude: number
}

/** What a place is made of, from its smallest part to its largest; what is left out it lacks. */
export type Parts = {
  establishment?: string
  station?: string
  flat?: string
  number?: string
  road?: string
  neighbourhood?: string
  sublocality?: string
  parish?: string
  ward?: string
  locality?: string
  postalTown?: string
  county?: string
  nation?: string
  /** The United Kingdom when left out. */
  country?: readonly [name: string, code: string]
  postCode?: string
}

export type Kind =
  | 'street_address'
  | 'subpremise'
  | 'route'
  | 'postal_code'
  | 'postal_code_prefix'
  | 'neighborhood'
  | 'sublocality_level_1'
  | 'administrative_area_level_4'
  | 'administrative_area_level_3'
  | 'locality'
  | 'postal_town'
  | 'administrative_area_level_2'
  | 'administrative_area_level_1'
  | 'country'
  | 'subway_station'
  | 'restaurant'

const UNITED_KINGDOM = ['United Kingdom', 'GB'] as const
const POLITICAL = new Set<Kind>([
  'neighborhood',
  'sublocality_level_1',
  'administrative_area_level_4',
  'administrative_area_level_3',
  'locality',
  'administrative_area_level_2',
  'administrative_area_level_1',
  'country',
])
const ESTABLISHMENTS = new Set<Kind>(['subway_station', 'restaurant'])

/** A place as both APIs know it. Its id is made of `key`, which must be of its own. */
export function knownPlace(
  key: string,
  kind: Kind,
  at: readonly [latitude: number, longitude: number],
  parts: Parts,
): KnownPlace {
  const [mainText, secondaryText] = texts(kind, parts)
  return {
    placeId: `ChIJsandbox_${key}`,
    types: typesOf(kind),
    components: componentsOf(kind, parts),
    formattedAddress: formattedAddress(parts),
    mainText,
    secondaryText,
    latitude: at[0],
    longitude: at[1],
  }
}

function typesOf(kind: Kind): string[] {
  if (ESTABLISHMENTS.has(kind)) return [kind, 'point_of_interest', 'establishment']
  const wider = kind === 'sublocality_level_1' ? ['sublocality'] : []
  const asPostcode = kind === 'postal_code_prefix' ? ['postal_code'] : []
  return [kind, ...asPostcode, ...wider, ...(POLITICAL.has(kind) ? ['political'] : []), 'geocode']
}

function componentsOf(kind: Kind, parts: Parts): Component[] {
  const [country, code] = parts.country ?? UNITED_KINGDOM
  const part = (name: string | undefined, types: string[], short = name) =>
    name === undefined || short === undefined ? [] : [{ long: name, short, types }]
  return [
    ...part(parts.establishment, ['point_of_interest', 'establishment']),
    ...part(parts.station, ['subway_station', 'transit_station', 'point_of_interest']),
    ...part(parts.flat, ['subpremise']),
    ...part(parts.number, ['street_number']),
    ...part(parts.road, ['route'], parts.road && abbreviated(parts.road)),
    ...part(parts.neighbourhood, ['neighborhood', 'political']),
    ...part(parts.sublocality, ['sublocality_level_1', 'sublocality', 'political']),
    ...part(parts.parish, ['administrative_area_level_4', 'political']),
    ...part(parts.ward, ['administrative_area_level_3', 'political']),
    ...part(parts.locality, ['locality', 'political']),
    ...part(parts.postalTown, ['postal_town']),
    ...part(parts.county, ['administrative_area_level_2', 'political']),
    ...part(parts.nation, ['administrative_area_level_1', 'political']),
    ...part(country, ['country', 'political'], code),
    ...part(
      parts.postCode,
      kind === 'postal_code_prefix' ? ['postal_code', 'postal_code_prefix'] : ['postal_code'],
    ),
  ]
}

function abbreviated(road: string): string {
  return road
    .replace(/ Street$/, ' St')
    .replace(/ Road$/, ' Rd')
    .replace(/ Avenue$/, ' Ave')
}

/** "291 Mare St, London E8 1EJ, UK", the postcode beside its town. */
function formattedAddress(parts: Parts): string {
  const names = namesOf(parts, abbreviated)
  const town = [names.pop(), parts.postCode].filter(Boolean).join(' ')
  return [...names, town, countryIn(parts)].filter(Boolean).join(', ')
}

function texts(kind: Kind, parts: Parts): [main: string, secondary: string] {
  const names = namesOf(parts, (road) => road)
  if (kind.startsWith('postal_code'))
    return [parts.postCode ?? '', [...names, countryIn(parts)].join(', ')]
  const [main = countryIn(parts), ...wider] = names
  return [main, [...wider, ...(main === countryIn(parts) ? [] : [countryIn(parts)])].join(', ')]
}

/** The names that stand before the country: the smallest first, each once. */
function namesOf(parts: Parts, roadName: (road: string) => string): string[] {
  const { establishment, station, flat, number, road } = parts
  const house = [number, road && roadName(road)].filter(Boolean).join(' ')
  const district = parts.neighbourhood ?? parts.sublocality ?? parts.parish ?? parts.ward
  const isDistrict = !house && !establishment && !station
  const region = (parts.postalTown ?? parts.locality) ? undefined : (parts.county ?? parts.nation)
  const names: (string | undefined)[] = [
    establishment ?? station,
    flat && `Flat ${flat}`,
    house,
    isDistrict && !parts.postCode ? district : undefined,
    parts.locality === parts.postalTown ? undefined : parts.locality,
    parts.postalTown,
    region,
  ]
  return [...new Set(names.filter((name): name is string => Boolean(name)))]
}

function countryIn({ country }: Parts): string {
  return country ? country[0] : 'UK'
}
