import type { Coordinates } from '#rules/address/distance.ts'
import { parsePostcode, type Postcode } from '#rules/address/postcode.ts'
import type { Place } from '#api/outside/maps/maps.port.ts'
import { ALSO_KNOWN_AS } from './also-known-as.ts'
import { aroundOutward, outwardCodesOfArea } from './find-by-postcode.ts'
import {
  type Found,
  foundByName,
  foundByPostcode,
  PLACE_ID_PREFIX,
  STREET_MARK,
} from './found-place.ts'
import { namedPlaces } from './named-places.ts'
import { loadPostcodeTable, type NearSector, type PostcodeTable } from './postcode-table.ts'
import { findByName } from './search/find-by-name.ts'
import { nameSearch } from './search/name-search.ts'
import { readTypedPlace, streetIn, type TypedPlace, type TypedStreet } from './typed-place.ts'

/** The minimum and the maximum radius of a sector around its centre. */
const LEAST_REACH_MILES = 12

const MAXIMUM_REACH_MILES = 36

/** As a multiple of the distance to its fourth neighbour: in Sutherland a sector is 40 miles wide. */
const REACH = 2

const NEIGHBOURS = 4

/** The built-in data in memory: everything but imported unit postcodes. */
export type BuiltInPlaces = {
  sectors: PostcodeTable['sectors']
  read(text: string): TypedPlace
  /** Places for a parsed text, best first. */
  find(typed: TypedPlace, text: string, limit: number): Found[]
  /** A postcode with the street around it, at `position` if that is known more precisely. */
  atPostcode(postcode: Postcode, street: TypedStreet, position?: Coordinates | null): Found | null
  /** The place of an id: a postcode with a street, or a place found by its name. */
  byPlaceId(placeId: string): { postcode: Postcode; street: string } | Found | null
  /** The sector (in Northern Ireland the outward code) at a point; null at sea and abroad. */
  at(point: Coordinates): Place | null
}

/** Reads the files: some 60 ms and a few megabytes. */
export function loadBuiltInPlaces(): BuiltInPlaces {
  const table = loadPostcodeTable()
  const places = namedPlaces(table)
  const search = nameSearch(places)
  const byKey = new Map(places.map((place) => [place.key, place]))
  const isOutward = (code: string) => table.outward(code) !== null

  const atPostcode: BuiltInPlaces['atPostcode'] = (postcode, street, position = null) =>
    foundByPostcode(table, postcode, {
      position,
      streetFor: ({ town, authority }, area) =>
        streetIn(street, [authority, town, area, ...otherNames(town)]),
    })

  /** Two letters can be a postcode area as well ("LE"): half the suggestions are its outward codes. */
  function byName(text: string, limit: number): Found[] {
    const named = distinct(findByName(search, text, limit).map(foundByName))
    const area = parsePostcode(text)?.area
    if (!area) return named
    const outwardCodes = outwardCodesOfArea(table, area, limit)
    const [town] = outwardCodes.map(({ place }) => search.called(place.city)[0])
    const names = named.length > 0 || !town ? named : [foundByName(town)]
    const room = Math.max(limit - names.length, Math.floor(limit / 2))
    return [...names.slice(0, limit - room), ...outwardCodes.slice(0, room)]
  }

  return {
    sectors: table.sectors,
    read: (text) => readTypedPlace(text, isOutward),
    find(typed, text, limit) {
      const { postcode, before, after } = typed
      if (!postcode) return byName(before, limit)
      const exact = atPostcode(postcode, typed)
      const isWhole = postcode.sector !== null || before !== '' || after !== ''
      const around = isWhole ? [] : aroundOutward(table, postcode.outward ?? '', text, limit)
      return [...(exact ? [exact] : []), ...around].slice(0, limit)
    },
    atPostcode,
    byPlaceId(placeId) {
      if (!placeId.startsWith(PLACE_ID_PREFIX)) return null
      const [key = '', street = ''] = placeId.slice(PLACE_ID_PREFIX.length).split(STREET_MARK)
      const named = byKey.get(key)
      if (named) return foundByName(named)
      const postcode = parsePostcode(key, isOutward)
      return postcode?.outward ? { postcode, street } : null
    },
    at(point) {
      const nearest = sectorAt(table, point)
      if (!nearest) return null
      const { outward, digit } = nearest
      const postcode = parsePostcode(digit === null ? outward.code : `${outward.code} ${digit}`)
      return (postcode && foundByPostcode(table, postcode)?.place) ?? null
    },
  }
}

function otherNames(town: string): readonly string[] {
  return ALSO_KNOWN_AS[town] ?? []
}

/** Of places with the same label, the first, which is the biggest. */
function distinct(found: readonly Found[]): Found[] {
  const textOf = ({ suggestion }: Found) => `${suggestion.label}, ${suggestion.secondary}`
  return [...new Map(found.toReversed().map((one) => [textOf(one), one])).values()].toReversed()
}

/** The sector (or outward code) that a point is in or next to; null at sea and abroad. */
function sectorAt(table: PostcodeTable, point: Coordinates): NearSector | null {
  const [nearest] = table.nearest(point, 1)
  if (!nearest) return null
  if (nearest.miles <= LEAST_REACH_MILES) return nearest
  return nearest.miles <= reachOf(table, nearest) ? nearest : null
}

function reachOf(table: PostcodeTable, { outward, digit }: NearSector): number {
  const middle = digit === null ? outward : table.sectorPosition(outward, digit)
  if (!middle) return LEAST_REACH_MILES
  // The nearest of all is the sector itself.
  const furthest = table.nearest(middle, NEIGHBOURS + 1)[NEIGHBOURS]
  return Math.min(MAXIMUM_REACH_MILES, furthest ? furthest.miles * REACH : MAXIMUM_REACH_MILES)
}
