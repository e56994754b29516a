import type { Coordinates } from '#rules/address/distance.ts'
import { parsePostcode } from '#rules/address/postcode.ts'
import type { Postcode } from '#rules/address/postcode.ts'
import type { MapsPort, Place } from '../maps.port.ts'
import { foundByName, foundByPostcode, PLACE_ID_PREFIX, STREET_MARK } from './found-place.ts'
import type { Found } from './found-place.ts'
import { namedPlaces } from './named-places.ts'
import type { NamedPlace } from './named-places.ts'
import { nameSearch } from './name-search.ts'
import type { NameSearch } from './name-search.ts'
import { loadPostcodeTable } from './postcode-table.ts'
import type { OutwardCode, PostcodeTable } from './postcode-table.ts'
import { readTypedPlace, streetIn } from './typed-place.ts'

const SHORTEST_INPUT = 2
/** Further than this from any postcode is the sea or abroad. */
const FURTHEST_MILES = 15

type Gazetteer = {
  table: PostcodeTable
  search: NameSearch
  byKey: ReadonlyMap<string, NamedPlace>
  isOutward(code: string): boolean
}

function load(): Gazetteer {
  const table = loadPostcodeTable()
  const places = namedPlaces(table)
  return {
    table,
    search: nameSearch(places),
    byKey: new Map(places.map((place) => [place.key, place])),
    isOutward: (code) => table.outward(code) !== null,
  }
}

/**
 * The built-in gazetteer: every outward code, sector, town and well-known area of the UK, with no
 * network. It is read from its files at the first question, not at start.
 */
export function createGazetteer(): MapsPort {
  let loaded: Gazetteer | null = null
  const gazetteer = () => (loaded ??= load())

  return {
    async suggest(input, { limit }) {
      if (input.trim().length < SHORTEST_INPUT) return []
      return find(gazetteer(), input, limit).map(({ suggestion }) => suggestion)
    },
    async place(search) {
      if (search.trim().length < SHORTEST_INPUT) return null
      return find(gazetteer(), search, 1)[0]?.place ?? null
    },
    async details(placeId) {
      return byPlaceId(gazetteer(), placeId)?.place ?? null
    },
    async at(coordinates) {
      return placeAt(gazetteer().table, coordinates)
    },
  }
}

function find(gazetteer: Gazetteer, text: string, limit: number): Found[] {
  const { table, isOutward } = gazetteer
  const { postcode, before } = readTypedPlace(text, isOutward)
  if (!postcode) return byName(gazetteer, before, limit)

  const street = (outward: OutwardCode, area: string) => streetIn(before, outward.town, area)
  const exact = foundByPostcode(table, postcode, street)
  if (postcode.sector || before !== '') return exact ? [exact] : []
  return [exact, ...aroundOutward(table, postcode, text)]
    .filter((found) => found !== null)
    .slice(0, limit)
}

/** What a typed outward code may grow into: "e11" the sector E1 1, "M1" also M14, "E8" also E8 1. */
function aroundOutward(table: PostcodeTable, postcode: Postcode, text: string) {
  const code = postcode.outward ?? ''
  const shorter = parsePostcode(`${code.slice(0, -1)} ${code.slice(-1)}`)
  const outward = table.outward(code)
  const sectors = outward ? table.sectorsOf(outward) : []
  return [
    shorter?.sector && !/\s/.test(text.trim()) ? foundByPostcode(table, shorter) : null,
    ...outwardCodesBeginning(table, code),
    ...sectors.map((digit) => foundByPostcode(table, { ...postcode, sector: `${code} ${digit}` })),
  ]
}

function outwardCodesBeginning(table: PostcodeTable, beginning: string): Found[] {
  return table.outwardCodes
    .filter(({ code }) => code.startsWith(beginning) && code !== beginning)
    .toSorted((a, b) => b.unitPostcodes - a.unitPostcodes)
    .map(({ code }) => parsePostcode(code))
    .map((postcode) => postcode && foundByPostcode(table, postcode))
    .filter((found) => found !== null)
}

/** "12 Otley Road, Headingley, Leeds" has no such name: then the ends after each comma are tried. */
function byName(gazetteer: Gazetteer, text: string, limit: number): Found[] {
  const named = gazetteer.search(text, limit).map(foundByName)
  if (named.length === 0) {
    const comma = text.indexOf(',')
    return comma < 0 ? [] : byName(gazetteer, text.slice(comma + 1), limit)
  }
  // Two letters can be a postcode area as well ("LE"): half the room is for its outward codes.
  const area = parsePostcode(text)?.area
  if (!area) return named
  const outwardCodes = outwardCodesBeginning(gazetteer.table, area)
    .filter(({ place }) => /^[A-Z]+(?=\d)/.exec(place.postCode)?.[0] === area)
    .slice(0, Math.floor(limit / 2))
  return [...named.slice(0, limit - outwardCodes.length), ...outwardCodes]
}

function placeAt(table: PostcodeTable, point: Coordinates): Place | null {
  if (!Number.isFinite(point.latitude) || !Number.isFinite(point.longitude)) return null
  const { outward, digit, miles } = table.nearest(point)
  if (miles > FURTHEST_MILES) return null
  const postcode = parsePostcode(digit === null ? outward.code : `${outward.code} ${digit}`)
  return (postcode && foundByPostcode(table, postcode)?.place) ?? null
}

function byPlaceId({ table, byKey, isOutward }: Gazetteer, placeId: string): Found | null {
  if (!placeId.startsWith(PLACE_ID_PREFIX)) return null
  const [key = '', street = ''] = placeId.slice(PLACE_ID_PREFIX.length).split(STREET_MARK)
  const named = byKey.get(key)
  if (named) return foundByName(named)
  const postcode = parsePostcode(key, isOutward)
  return postcode && foundByPostcode(table, postcode, () => street)
}
