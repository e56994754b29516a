import { parsePostcodePrefix, postcodePrefixes } from '#rules/address/postcode.ts'
import type { SectorOnMap } from '#contract/partner/zones.ts'
import { prefixesOf } from './zone-draft.ts'

/** What a zone that is typed has of a sector: its own prefix, a shorter one that includes it, or nothing. */
export type SectorChoice = 'own' | 'included' | 'none'

/** How typed postcodes are compared: in their usual spelling where they have one. */
const canonical = (text: string) => parsePostcodePrefix(text) ?? text

/** What the typed postcodes of a zone say of a sector. */
export function choiceOf(typed: string, code: string): SectorChoice {
  const prefixes = new Set(prefixesOf(typed).map(canonical))
  if (prefixes.has(code)) return 'own'
  return postcodePrefixes(code).some((prefix) => prefixes.has(prefix)) ? 'included' : 'none'
}

/** The typed postcodes with a sector, or without it if it was among them; one that is included stays so. */
export function toggleSector(typed: string, code: string): string {
  const choice = choiceOf(typed, code)
  if (choice === 'included') return typed
  const others = prefixesOf(typed)
  if (choice === 'none') return [...others, code].join(', ')
  return others.filter((prefix) => canonical(prefix) !== code).join(', ')
}

export const DIRECTIONS = {
  ArrowUp: { east: 0, north: 1 },
  ArrowDown: { east: 0, north: -1 },
  ArrowLeft: { east: -1, north: 0 },
  ArrowRight: { east: 1, north: 0 },
} as const
export type Direction = keyof typeof DIRECTIONS

/**
 * The sector next to one in a direction: of those that lie within half a right angle of it, the nearest. Null:
 * there is none.
 */
export function nextSector(
  sectors: readonly SectorOnMap[],
  from: number,
  direction: Direction,
): number | null {
  const here = sectors[from]
  if (!here) return null
  const { east, north } = DIRECTIONS[direction]
  let nearest: { index: number; miles: number } | null = null
  for (const [index, { eastMiles, northMiles }] of sectors.entries()) {
    const [x, y] = [eastMiles - here.eastMiles, northMiles - here.northMiles]
    const along = x * east + y * north
    const aside = Math.abs(x * north) + Math.abs(y * east)
    const miles = Math.hypot(x, y)
    if (along <= 0 || aside > along || (nearest && nearest.miles <= miles)) continue
    nearest = { index, miles }
  }
  return nearest?.index ?? null
}
