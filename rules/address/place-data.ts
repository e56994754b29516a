/** One part of a place as a maps service names it, for example types ["postal_town"], "London". */
export interface PlaceComponent {
  types: readonly string[]
  longName: string
}

/** What an address keeps of a place; a part the place does not name is an empty string. */
export interface PlaceParts {
  city: string
  country: string
  postCode: string
  area: string
}

const CITY_TYPES = ['locality', 'postal_town']
const AREA_TYPES = [
  'neighborhood',
  'sublocality_level_1',
  'sublocality',
  'administrative_area_level_4',
  'administrative_area_level_3',
  'route',
  'subway_station',
]

/** Reads city, country, postcode and area from a place; the first type of each list that occurs wins. */
export function readPlace(components: readonly PlaceComponent[]): PlaceParts {
  const nameOf = (...types: readonly string[]) => {
    for (const type of types) {
      const component = components.find((candidate) => candidate.types.includes(type))
      if (component?.longName) return component.longName
    }
    return ''
  }
  return {
    city: nameOf(...CITY_TYPES),
    country: nameOf('country'),
    postCode: nameOf('postal_code'),
    area: nameOf(...AREA_TYPES),
  }
}

/**
 * Puts an extra line (a flat, a floor) before the last two comma-separated parts of an address:
 * "12 Mare Street, London, UK" with "Flat 3" is "12 Mare Street, Flat 3, London, UK".
 */
export function insertAddressLine(address: string, line: string): string {
  const extra = line.trim()
  if (!extra) return address
  const parts = address.split(',').map((part) => part.trim())
  const kept = parts.filter((part) => part !== '')
  return [...kept.slice(0, -2), extra, ...kept.slice(-2)].join(', ')
}
