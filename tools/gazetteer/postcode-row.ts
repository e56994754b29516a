import type { Coordinates } from '#rules/address/distance.ts'
import { parsePostcode } from '#rules/address/postcode.ts'
import { RowRefused } from './import-refused.ts'

/** Why a row of a sound file is left out. The words are those of the closing summary. */
export type SkippedBecause =
  | 'no position is known'
  | 'no longer in use'
  | 'in Jersey, Guernsey or the Isle of Man'
  | 'in Northern Ireland'
  | 'not the postcode of a place'
  | 'an empty line'
  | 'there already'

export type PostcodeRow = { postCode: string } & Coordinates

/** What a row says: a postcode and where it is, or why it is left out. */
export type Reading = PostcodeRow | SkippedBecause

/** Reads the fields of one row. Throws RowRefused for one that no sound file has. */
export type RowReader = (fields: readonly string[]) => Reading

/** The whole United Kingdom, a little generous. */
const UK = { south: 49.8, north: 61, west: -8.7, east: 1.8 }

/** Areas outside the UK, with their own post, law and money, where the marketplace doesn't deliver. */
const CROWN_DEPENDENCIES = new Set(['JE', 'GY', 'IM'])

/** The format of a postcode, also of those without a location, such as BX1 1LT and BF1 0AA. */
const LOOKS_LIKE_POSTCODE = /^[A-Z]{1,2}\d[A-Z\d]? *\d[A-Z]{2} *$/

/**
 * A whole postcode in its own spelling from any of the widths that files use ("N1  0AA", "N1 0AA",
 * "AB101AA"), or why its row is left out.
 */
export function readPostcode(text: string): { postCode: string } | SkippedBecause {
  const postcode = parsePostcode(text)
  if (postcode?.unit) {
    if (CROWN_DEPENDENCIES.has(postcode.area)) return 'in Jersey, Guernsey or the Isle of Man'
    return { postCode: postcode.unit }
  }
  if (LOOKS_LIKE_POSTCODE.test(text)) return 'not the postcode of a place'
  throw new RowRefused(`“${text.slice(0, 20)}” is not a postcode`)
}

/** Rounded to a tenth of a metre. Throws RowRefused outside the UK, naming what the file says. */
export function placeInUk(
  postCode: string,
  { latitude, longitude }: Coordinates,
  written: string,
): PostcodeRow {
  const isInside =
    latitude > UK.south && latitude < UK.north && longitude > UK.west && longitude < UK.east
  if (!isInside) throw new RowRefused(`${postCode} is outside the UK (${written})`)
  return { postCode, latitude: rounded(latitude), longitude: rounded(longitude) }
}

const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6
