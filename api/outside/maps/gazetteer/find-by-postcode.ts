import { parsePostcode } from '#rules/address/postcode.ts'
import { foundByPostcode } from './found-place.ts'
import type { Found } from './found-place.ts'
import type { PostcodeTable } from './postcode-table.ts'

/**
 * What a typed outward code may grow into, at most `maximum`: "e11" the sector E1 1, "M1" also M14, "E8" also
 * E8 1.
 */
export function aroundOutward(
  table: PostcodeTable,
  code: string,
  text: string,
  limit: number,
): Found[] {
  const shorter = parsePostcode(`${code.slice(0, -1)} ${code.slice(-1)}`)
  const outward = table.outward(code)
  const sectors = outward ? table.sectorsOf(outward).map((digit) => `${code} ${digit}`) : []
  const longer = table.outwardCodesBeginning(code).filter((other) => other.code !== code)
  // After "SW1", SW1V is likelier than SW19.
  const lettered = longer.filter((other) => /[A-Z]/.test(other.code.charAt(code.length)))
  const numbered = longer.filter((other) => !lettered.includes(other))
  const codes = [...lettered, ...numbered].map((other) => other.code)
  const isApart = /\s/.test(text.trim())
  const first = shorter?.sector && !isApart ? found(table, shorter.sector) : []
  const others = [...codes, ...sectors].slice(0, limit - first.length)
  return [...first, ...others.flatMap((postcode) => found(table, postcode))]
}

/** The outward codes of a postcode area ("LS"), the bigger first. */
export function outwardCodesOfArea(table: PostcodeTable, area: string, limit: number): Found[] {
  return table
    .outwardCodesBeginning(area)
    .slice(0, limit)
    .flatMap(({ code }) => found(table, code))
}

function found(table: PostcodeTable, text: string): Found[] {
  const postcode = parsePostcode(text)
  const place = postcode && foundByPostcode(table, postcode)
  return place ? [place] : []
}
