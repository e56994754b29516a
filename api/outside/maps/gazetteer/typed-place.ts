import { parsePostcode } from '#rules/address/postcode.ts'
import type { IsOutward, Postcode } from '#rules/address/postcode.ts'
import { comparable } from './search/comparable.ts'
import { STREET_MARK } from './found-place.ts'

/** The words around a postcode, trimmed of commas: a street, a town, or both. */
export type TypedStreet = { before: string; after: string }

/** A parsed text: a postcode somewhere in it, and the words around that. */
export type TypedPlace = TypedStreet & {
  /** Without a postcode all the words are `before`. */
  postcode: Postcode | null
  /** "E8 1A", which only lacks the last letter of a postcode. */
  unfinished: string | null
}

const LONGEST_TEXT = 200
const KINGDOM = /[\s,](?:uk|u\.k\.|united kingdom|great britain|gb)\.?$/i
const NATION = /[\s,](?:england|scotland|wales|cymru|northern ireland)$/i
const FULL_POSTCODE = /(?<![a-z0-9])[a-z]{1,2}\d[a-z\d]?[\s-]*\d[a-z]{2}(?![a-z0-9])/i
const GIROBANK = /(?<![a-z0-9])gir[\s-]*0aa(?![a-z0-9])/i
/** An outward code or sector by itself at the end or the start of the text. */
const LAST_PARTIAL = /^(.*[\s,])([a-z]{1,2}\d[a-z\d]?(?:\s?\d[a-z]?)?)$/i
const FIRST_PARTIAL = /^([a-z]{1,2}\d[a-z\d]?(?:\s\d[a-z]?)?)([\s,].*)$/i
/** A whole postcode with the letters O and I where its digits are. */
const LETTERS_FOR_DIGITS = /^([a-z]{1,2})([\doi])([a-z\d]?)[\s-]*([\doi])([a-z]{2})$/i

function trimmed(text: string): string {
  const plain = text.replace(/\s+/g, ' ')
  let from = 0
  let to = plain.length
  while (from < to && ' ,'.includes(plain.charAt(from))) from += 1
  while (to > from && ' ,'.includes(plain.charAt(to - 1))) to -= 1
  return plain.slice(from, to)
}

/** Parses typed text. `isOutward` says whether an outward code exists. */
export function readTypedPlace(text: string, isOutward: IsOutward): TypedPlace {
  // The separator between the street and the postcode in a place's id.
  const marked = text.slice(0, LONGEST_TEXT).replaceAll(STREET_MARK, ' ')
  const plain = trimmed(trimmed(marked).replace(KINGDOM, ''))
  const full = FULL_POSTCODE.exec(plain) ?? GIROBANK.exec(plain)
  if (full) {
    return typedPlace(
      parsePostcode(full[0], isOutward),
      full[0],
      plain.slice(0, full.index),
      plain.slice(full.index + full[0].length),
    )
  }
  const withoutNation = trimmed(plain.replace(NATION, ''))
  const whole = parsePostcode(withoutNation, isOutward)
  if (whole?.outward) return typedPlace(whole, withoutNation)
  return (
    readLettersForDigits(plain, isOutward) ??
    readPartial(withoutNation, isOutward) ??
    // A nation distinguishes towns of one name: Bangor, Northern Ireland.
    typedPlace(null, '', plain)
  )
}

function typedPlace(postcode: Postcode | null, typed: string, before = '', after = ''): TypedPlace {
  return {
    postcode,
    unfinished: postcode && unfinishedUnit(postcode, typed),
    before: trimmed(before),
    after: trimmed(after),
  }
}

function unfinishedUnit({ sector, unit }: Postcode, typed: string): string | null {
  const code = typed.replace(/[^a-z0-9]/gi, '').toUpperCase()
  return sector && !unit && code.length === sector.length ? sector + code.slice(-1) : null
}

function readPartial(plain: string, isOutward: IsOutward): TypedPlace | null {
  const inUse = (typed: string | undefined) => {
    const postcode = typed === undefined ? null : parsePostcode(typed, isOutward)
    return postcode?.outward && isOutward(postcode.outward) ? postcode : null
  }
  const last = LAST_PARTIAL.exec(plain)
  const atEnd = inUse(last?.[2])
  if (last && atEnd) return typedPlace(atEnd, last[2] ?? '', last[1])
  const first = FIRST_PARTIAL.exec(plain)
  const atStart = inUse(first?.[1])
  if (first && atStart) return typedPlace(atStart, first[1] ?? '', '', first[2])
  return null
}

/** "M16 ORA" for M16 0RA: keyboards and people mix O with 0 and I with 1. */
function readLettersForDigits(plain: string, isOutward: IsOutward): TypedPlace | null {
  const parts = LETTERS_FOR_DIGITS.exec(plain)
  if (!parts) return null
  const [, area = '', district = '', more = '', sector = '', unit = ''] = parts
  const digit = (text: string) => text.replace(/o/i, '0').replace(/i/i, '1')
  for (const second of [more, digit(more)]) {
    const outward = `${area}${digit(district)}${second}`.toUpperCase()
    const postcode = isOutward(outward)
      ? parsePostcode(`${outward} ${digit(sector)}${unit}`, isOutward)
      : null
    if (postcode?.unit) return typedPlace(postcode, '')
  }
  return null
}

/**
 * The words around a postcode without the names of its town and area: the street. "Headingley Leeds" leaves
 * nothing, "12 Otley Road, Leeds" leaves "12 Otley Road".
 */
export function streetIn({ before, after }: TypedStreet, names: readonly string[]): string {
  const streetBefore = withoutEndings(before, names)
  return streetBefore === '' ? withoutEndings(after, names) : streetBefore
}

function withoutEndings(text: string, names: readonly string[]): string {
  // Of "South Croydon", "South" must not be left.
  const longestFirst = names.toSorted((a, b) => b.length - a.length)
  let rest = text
  for (;;) {
    const before = rest
    const cut = longestFirst.map((name) => withoutEnding(before, name))
    const shorter = cut.find((one) => one !== before)
    if (shorter === undefined) return rest
    rest = shorter
  }
}

/** Word by word, because a name may be spelled with other letters and spaces than ours. */
function withoutEnding(text: string, name: string): string {
  const requested = comparable(name)
  for (const { index } of text.matchAll(/(?<=^|[\s,])[^\s,]/g)) {
    if (comparable(text.slice(index)) === requested) return trimmed(text.slice(0, index))
  }
  return text
}
