import { parsePostcode } from '#rules/address/postcode.ts'
import type { Postcode } from '#rules/address/postcode.ts'
import { comparable } from './name-search.ts'

/** What a person typed, taken apart: a postcode somewhere in it, and the words around that. */
export type TypedPlace = {
  postcode: Postcode | null
  /** Words before the postcode, trimmed of commas: a street, a town, or both. */
  before: string
  /** Words after the postcode: "Hackney, London". */
  after: string
}

const LONGEST_TEXT = 200
const COUNTRY =
  /[\s,]+(?:uk|united kingdom|great britain|england|scotland|wales|northern ireland)\.?$/i
const FULL_POSTCODE = /(?<![a-z0-9])[a-z]{1,2}\d[a-z\d]?[\s-]*\d[a-z]{2}(?![a-z0-9])/i
const GIROBANK = /(?<![a-z0-9])gir[\s-]*0aa(?![a-z0-9])/i
/** An outward code or sector that stands alone at the end or the beginning of the text. */
const LAST_PARTIAL = /^(.*[\s,])([a-z]{1,2}\d[a-z\d]?(?:\s?\d[a-z]?)?)$/i
const FIRST_PARTIAL = /^([a-z]{1,2}\d[a-z\d]?(?:\s\d[a-z]?)?)([\s,].*)$/i

function trimmed(text: string): string {
  return text.replace(/^[\s,]+|[\s,]+$/g, '').replace(/\s+/g, ' ')
}

/** Takes typed text apart. `isOutward` says whether an outward code exists. */
export function readTypedPlace(text: string, isOutward: (code: string) => boolean): TypedPlace {
  const plain = trimmed(text.slice(0, LONGEST_TEXT)).replace(COUNTRY, '')
  const full = FULL_POSTCODE.exec(plain) ?? GIROBANK.exec(plain)
  if (full) {
    return {
      postcode: parsePostcode(full[0], isOutward),
      before: trimmed(plain.slice(0, full.index)),
      after: trimmed(plain.slice(full.index + full[0].length)),
    }
  }
  const whole = parsePostcode(plain, isOutward)
  if (whole?.outward) return { postcode: whole, before: '', after: '' }
  return readPartial(plain, isOutward) ?? { postcode: null, before: plain, after: '' }
}

function readPartial(plain: string, isOutward: (code: string) => boolean): TypedPlace | null {
  const inUse = (typed: string | undefined) => {
    const postcode = typed === undefined ? null : parsePostcode(typed, isOutward)
    return postcode?.outward && isOutward(postcode.outward) ? postcode : null
  }
  const last = LAST_PARTIAL.exec(plain)
  const atEnd = inUse(last?.[2])
  if (last && atEnd) return { postcode: atEnd, before: trimmed(last[1] ?? ''), after: '' }
  const first = FIRST_PARTIAL.exec(plain)
  const atStart = inUse(first?.[1])
  if (first && atStart) return { postcode: atStart, before: '', after: trimmed(first[2] ?? '') }
  return null
}

/**
 * What is left of the words before a postcode once the town and area are taken off: the street.
 * "Headingley Leeds" leaves nothing, "12 Otley Road, Leeds" leaves "12 Otley Road".
 */
export function streetIn(before: string, town: string, area: string): string {
  let rest = before
  for (;;) {
    const cut = withoutEnding(withoutEnding(rest, town), area)
    if (cut === rest) return rest
    rest = cut
  }
}

function withoutEnding(text: string, name: string): string {
  const ending = text.slice(-name.length)
  const isWholeWords = /^$|[\s,]$/.test(text.slice(0, -name.length))
  return isWholeWords && comparable(ending) === comparable(name)
    ? trimmed(text.slice(0, -name.length))
    : text
}
