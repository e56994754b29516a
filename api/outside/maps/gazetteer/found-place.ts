import type { Coordinates } from '#rules/address/distance.ts'
import { formatPostcode } from '#rules/address/postcode.ts'
import type { Postcode } from '#rules/address/postcode.ts'
import type { Place, Suggestion } from '#api/outside/maps/maps.port.ts'
import type { NamedPlace } from './named-places.ts'
import type { OutwardCode, PostcodeTable } from './postcode-table.ts'

/** A place with its label in a list of suggestions. */
export type Found = { suggestion: Suggestion; place: Place }

export const PLACE_ID_PREFIX = 'gaz:'
/** Separates the place itself from the street a person typed before its postcode. */
export const STREET_MARK = '|'

const COUNTRY = 'United Kingdom'
const COUNTRY_IN_ADDRESS = 'UK'

function line(...parts: string[]): string {
  return parts.filter((part, i) => part !== '' && parts.indexOf(part) === i).join(', ')
}

/** Empty if the authority only repeats the label. */
function secondaryOf(authority: string, label: string): string {
  return label.includes(authority) || authority.includes('City') ? '' : authority
}

/** A town or area that was found by its name. */
export function foundByName(named: NamedPlace): Found {
  const label = line(named.name, named.town)
  const placeId = PLACE_ID_PREFIX + named.key
  return {
    suggestion: { placeId, label, secondary: secondaryOf(named.authority, label) },
    place: {
      placeId,
      address: line(label, COUNTRY_IN_ADDRESS),
      city: named.town,
      area: named.name,
      postCode: named.postCode,
      country: COUNTRY,
      latitude: named.latitude,
      longitude: named.longitude,
    },
  }
}

type Particulars = {
  /** What precedes the postcode, given its outward code and area. */
  streetFor?: (outward: OutwardCode, area: string) => string
  /** The position of a whole postcode; it exists then, whatever the figures have. */
  position?: Coordinates | null
}

/**
 * An outward code, a sector, or a full postcode at its sector's position; null if it does not exist. Northern
 * Ireland has no sectors in the figures, so there it is at its outward code.
 */
export function foundByPostcode(
  table: PostcodeTable,
  postcode: Postcode,
  { streetFor = () => '', position = null }: Particulars = {},
): Found | null {
  const outward = outwardOf(table, postcode, position)
  if (!outward) return null
  const typedDigit = postcode.sector ? Number(postcode.sector.slice(-1)) : null
  const digit = outward.code.startsWith('BT') ? null : typedDigit
  const coordinates = position ?? (digit === null ? outward : table.sectorPosition(outward, digit))
  if (!coordinates) return null

  const area = table.areaOf(outward, digit)
  const street = streetFor(outward, area)
  const postCode = formatPostcode(postcode)
  const label = line(street, postCode, area, outward.town)
  const placeId = PLACE_ID_PREFIX + postCode + (street && STREET_MARK + street)
  return {
    suggestion: { placeId, label, secondary: secondaryOf(outward.authority, label) },
    place: {
      placeId,
      address: `${line(street || area, outward.town)} ${postCode}, ${COUNTRY_IN_ADDRESS}`,
      city: outward.town,
      area,
      postCode,
      country: COUNTRY,
      latitude: coordinates.latitude,
      longitude: coordinates.longitude,
    },
  }
}

/** A postcode newer than the figures belongs to the town of its neighbours. */
function outwardOf(
  table: PostcodeTable,
  { outward }: Postcode,
  position: Coordinates | null,
): OutwardCode | null {
  const listed = table.outward(outward ?? '')
  if (listed || !position) return listed
  return table.nearest(position, 1)[0]?.outward ?? null
}
