/** One part of a place as a maps service names it, for example types ["postal_town"], "London". */
export interface PlaceComponent {
  types: readonly string[]
  longName: string
}

/** The parts of a place that an address has; a part that the place lacks is an empty string. */
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
 * "12 Mare Street, London, UK" with "Flat 3" is "12 Mare Street, Flat 3, London, UK". One that is
 * there already is not put in again, so that an address may be sent back as it was stored.
 */
export function insertAddressLine(address: string, line: string): string {
  const extra = partsOf(line)
  if (extra.length === 0) return address
  const parts = partsOf(address)
  const before = parts.slice(0, -2)
  const isThere = `\n${linesOf(before)}\n`.includes(`\n${linesOf(extra)}\n`)
  return [...before, ...(isThere ? [] : extra), ...parts.slice(-2)].join(', ')
}

const partsOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

const linesOf = (parts: readonly string[]) => parts.join('\n').toLowerCase()
