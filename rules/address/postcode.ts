/**
 * A UK postcode or the beginning of one, in canonical spelling. The parts nest: area "E", outward
 * code "E8", sector "E8 1", unit "E8 1AA"; what was not given is null.
 */
export interface Postcode {
  area: string
  outward: string | null
  sector: string | null
  unit: string | null
}

/** Says whether an outward code such as "E81" is in use; the gazetteer knows. */
export type IsOutward = (code: string) => boolean

/**
 * The postcode areas of the United Kingdom, Jersey, Guernsey and the Isle of Man. Left out on
 * purpose, because no kitchen can deliver there: BF (British Forces, nor "BFPO 801"), and BX and XX
 * (large organisations without a place).
 */
const AREAS = new Set(
  (
    'AB AL B BA BB BD BH BL BN BR BS BT CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY ' +
    'E EC EH EN EX FK FY G GL GU GY HA HD HG HP HR HS HU HX IG IM IP IV JE KA KT KW KY L LA LD ' +
    'LE LL LN LS LU M ME MK ML N NE NG NN NP NR NW OL OX PA PE PH PL PO PR RG RH RM S SA SE SG ' +
    'SK SL SM SN SO SP SR SS ST SW SY TA TD TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO ZE'
  ).split(' '),
)

/** The one postcode without a district: Girobank's, which is still valid. */
const GIROBANK = 'GIR'
const OUTWARD = /^([A-Z]{1,2})(?:\d{1,2}|\d[ABCDEFGHJKMNPRSTUVWXY])$/
const UNIT_LETTERS = '[ABD-HJLNP-UW-Z]'
const INWARD = new RegExp(`^\\d${UNIT_LETTERS}{2}$`)
const UNFINISHED_INWARD = new RegExp(`^\\d${UNIT_LETTERS}$`)
/** What people and phones put between the halves: any space, zero-width ones, dashes. */
const SEPARATORS = /[\s\u200B-\u200D\u2060\u2010-\u2015-]/g
const LONGEST_TEXT = 32

/**
 * Understands a full or partial postcode in any case and spacing; anything else is null.
 *
 * A full postcode is never ambiguous: its inward code is always its last three characters. A
 * partial one without a space can be: "N11" is the outward code N11 or the sector N1 1. Then a
 * space before the last digit means the sector ("N1 1"); without a space it is the outward code,
 * unless `isOutward` knows that this code is not in use and the shorter one is ("E81" is E8 1).
 * A postcode that lacks only its last letter ("E8 1A", half typed) is read as its sector.
 */
export function parsePostcode(text: string, isOutward?: IsOutward): Postcode | null {
  const words = wordsOf(text)
  if (!words) return null
  const code = words.join('')
  return fullPostcode(code) ?? partialPostcode(code, words.at(-1)?.length === 1, isOutward)
}

/** The canonical spelling of the most precise part: "E8 1AA", "E8 1", "E8" or "E". */
export function formatPostcode(postcode: Postcode): string {
  return postcode.unit ?? postcode.sector ?? postcode.outward ?? postcode.area
}

/** Whether the text is a whole UK postcode (GIR 0AA included), in any case and spacing. */
export function isFullPostcode(text: string): boolean {
  const words = wordsOf(text)
  return words !== null && fullPostcode(words.join('')) !== null
}

/**
 * Every prefix a zone may name to include this postcode, most specific first: "E8 1AA" gives
 * ["E8 1AA", "E8 1", "E8", "E"]. A district with a letter also lies in the district people name
 * without it: SW1A in SW1, so "SW1A 1AA" gives ["SW1A 1AA", "SW1A 1", "SW1A", "SW1", "SW"].
 * A text that is no postcode has no prefixes.
 */
export function postcodePrefixes(postcode: Postcode | string): string[] {
  const parsed = typeof postcode === 'string' ? parsePostcode(postcode) : postcode
  if (!parsed) return []
  const { unit, sector, outward, area } = parsed
  const withoutLetter = outward && /\d[A-Z]$/.test(outward) ? outward.slice(0, -1) : null
  const prefixes = [unit, sector, outward, withoutLetter, area]
  return [...new Set(prefixes.filter((prefix) => prefix !== null))]
}

/**
 * Reads what a partner types as part of a zone ("sw1a", "E8 1") into its canonical prefix; null
 * when it is none. Unlike a search, a zone does not guess at a half-typed postcode.
 */
export function parsePostcodePrefix(text: string, isOutward?: IsOutward): string | null {
  const postcode = parsePostcode(text, isOutward)
  if (!postcode) return null
  const prefix = formatPostcode(postcode)
  return prefix.replace(' ', '') === wordsOf(text)?.join('') ? prefix : null
}

function wordsOf(text: string): string[] | null {
  if (text.length > LONGEST_TEXT) return null
  const plain = text.normalize('NFKC').replace(SEPARATORS, ' ').trim()
  return /^[a-z0-9 ]+$/i.test(plain) ? plain.toUpperCase().split(' ') : null
}

function areaOf(outward: string): string | null {
  if (outward === GIROBANK) return GIROBANK
  const area = OUTWARD.exec(outward)?.[1]
  return area !== undefined && AREAS.has(area) ? area : null
}

function fullPostcode(code: string): Postcode | null {
  const inward = code.slice(-3)
  const sector = INWARD.test(inward) ? sectorOf(code.slice(0, -3), inward) : null
  return sector && { ...sector, unit: `${sector.outward} ${inward}` }
}

function partialPostcode(
  code: string,
  isLastCharacterApart: boolean,
  isOutward: IsOutward | undefined,
): Postcode | null {
  if (AREAS.has(code)) return { area: code, outward: null, sector: null, unit: null }

  const area = areaOf(code)
  const district = area === null ? null : { area, outward: code, sector: null, unit: null }
  const sector = /\d$/.test(code) ? sectorOf(code.slice(0, -1), code.slice(-1)) : null
  if (district && sector?.outward) {
    const isSector =
      isLastCharacterApart || (isOutward && !isOutward(code) && isOutward(sector.outward))
    return isSector ? sector : district
  }
  if (district || sector) return district ?? sector

  const ending = code.slice(-2)
  return UNFINISHED_INWARD.test(ending) ? sectorOf(code.slice(0, -2), ending) : null
}

function sectorOf(outward: string, inward: string): Postcode | null {
  const area = areaOf(outward)
  return area ? { area, outward, sector: `${outward} ${inward.charAt(0)}`, unit: null } : null
}
