import { boundingBox, isInBox, milesBetween, type Coordinates } from '#rules/address/distance.ts'
import { postcodePrefixes } from '#rules/address/postcode.ts'
import { chooseZone, type DeliveryZone } from './choose-zone.ts'
import { deliveryFeePence } from './delivery-fee.ts'

/** A postcode sector by its middle, and how many whole postcodes it has. */
export interface Sector extends Coordinates {
  /** "E8 1"; an outward code where its sectors are not known. */
  code: string
  unitPostcodes: number
}

/** Postcodes of a zone for which another one comes first. */
export interface ZoneOverlap {
  /** Of the zone that comes first. */
  zoneId: string
  postcodes: number
  /** A few of the sectors and whole postcodes that they are in. */
  examples: string[]
  /** What a basket that reaches both minimums pays there, and what it would pay by this zone. */
  feePence: number
  ownFeePence: number
}

export interface ZoneCoverage {
  id: string
  /** How many postcodes it delivers to. */
  postcodes: number
  overlaps: ZoneOverlap[]
  /** Other zones come first wherever it reaches. */
  isNeverUsed: boolean
}

export type CoveringZone = Pick<
  DeliveryZone,
  'id' | 'prefixes' | 'radiusMiles' | 'feeTiers' | 'minimumOrderPence'
>

/** What lies together, so that one zone delivers to all of it. */
interface Part {
  code: string
  prefixes: string[]
  miles: number
  postcodes: number
}

/** What a zone covers and another one comes first in. */
interface Lost {
  firstId: string
  part: Part
}

const EXAMPLES = 4
/** A sector's middle may be so far from its nearest door. */
const SECTOR_MILES = 1
const SECTORS_OF_OUTWARD = 10

/**
 * How far the zones of a store reach, counted by sectors and by the whole postcodes that zones name:
 * who delivers where is decided by `chooseZone`, a radius by the middle of a sector.
 */
export function zoneCoverage(
  store: Coordinates,
  zones: readonly CoveringZone[],
  sectors: readonly Sector[],
): ZoneCoverage[] {
  const naming = zonesByPrefix(zones)
  const tally = new Map(zones.map(({ id }) => [id, { won: 0, lost: new Array<Lost>() }]))
  const parts = partsOf(store, zones, sectors)
  for (const part of parts) {
    const covering = coveringZones(zones, naming, part)
    const first = chooseZone(covering, { postCode: part.code, distanceMiles: part.miles })
    for (const { id } of covering) {
      const count = tally.get(id)
      if (!count || !first) continue
      if (id === first.id) count.won += part.postcodes
      else count.lost.push({ firstId: first.id, part })
    }
  }
  return zones.map((zone) => {
    const { won = 0, lost = [] } = tally.get(zone.id) ?? {}
    const lostTo = ({ id }: CoveringZone) =>
      lost.filter(({ firstId }) => firstId === id).map(({ part }) => part)
    return {
      id: zone.id,
      postcodes: won,
      overlaps: zones.flatMap((other) => overlapOf(zone, other, lostTo(other))),
      isNeverUsed: won === 0 && !mayBeUsed(zone, zones, naming, parts),
    }
  })
}

function overlapOf(zone: CoveringZone, other: CoveringZone, parts: readonly Part[]): ZoneOverlap[] {
  const postcodes = parts.reduce((sum, part) => sum + part.postcodes, 0)
  if (postcodes === 0) return []
  const basketPence = Math.max(zone.minimumOrderPence, other.minimumOrderPence)
  return [
    {
      zoneId: other.id,
      postcodes,
      examples: parts
        .toSorted((a, b) => a.miles - b.miles)
        .slice(0, EXAMPLES)
        .map(({ code }) => code),
      feePence: deliveryFeePence(other.feeTiers, basketPence),
      ownFeePence: deliveryFeePence(zone.feeTiers, basketPence),
    },
  ]
}

/**
 * Whether some door may get a zone that no sector's middle gets: a circle reaches doors of sectors
 * whose middle lies outside it, and of those that are left no prefix may be named.
 */
function mayBeUsed(
  zone: CoveringZone,
  zones: readonly CoveringZone[],
  naming: ReadonlyMap<string, CoveringZone>,
  parts: readonly Part[],
): boolean {
  const { id, radiusMiles } = zone
  const isNamedNowhere = !parts.some(({ prefixes }) =>
    prefixes.some((prefix) => naming.get(prefix) === zone),
  )
  if (isNamedNowhere && zone.prefixes.length > 0) return true
  if (radiusMiles === null) return false
  if (zones.some((other) => other.radiusMiles === radiusMiles && other.id < id)) return false
  const near = parts.filter(({ miles }) => miles <= radiusMiles + SECTOR_MILES)
  const isLeft = ({ prefixes }: Part) => !prefixes.some((prefix) => naming.has(prefix))
  return near.length === 0 || near.some(isLeft)
}

function zonesByPrefix(zones: readonly CoveringZone[]): Map<string, CoveringZone> {
  return new Map(zones.flatMap((zone) => zone.prefixes.map((prefix) => [prefix, zone] as const)))
}

function coveringZones(
  zones: readonly CoveringZone[],
  naming: ReadonlyMap<string, CoveringZone>,
  { prefixes, miles }: Part,
): CoveringZone[] {
  const byPrefix = prefixes.flatMap((prefix) => naming.get(prefix) ?? [])
  const byRadius = zones.filter(({ radiusMiles }) => radiusMiles !== null && miles <= radiusMiles)
  return [...new Set([...byPrefix, ...byRadius])]
}

/** Sectors in reach, without the whole postcodes that a zone names, which are parts of their own. */
function partsOf(
  store: Coordinates,
  zones: readonly CoveringZone[],
  sectors: readonly Sector[],
): Part[] {
  const named = zones.flatMap(({ prefixes }) => prefixes)
  const areas = new Set(named.map(areaOf))
  const reach = Math.max(-SECTOR_MILES, ...zones.map(({ radiusMiles }) => radiusMiles ?? -Infinity))
  const box = boundingBox(store, reach + SECTOR_MILES)
  const parts = new Map<string, Part>()
  for (const sector of sectors) {
    if (!isInBox(box, sector) && !areas.has(areaOf(sector.code))) continue
    const { code, unitPostcodes } = sector
    const miles = milesBetween(store, sector)
    parts.set(code, { code, prefixes: postcodePrefixes(code), miles, postcodes: unitPostcodes })
  }
  for (const code of named) splitPart(parts, code)
  return [...parts.values()]
}

/** Makes what a zone names more precisely than the sectors are known a part of its own. */
function splitPart(parts: Map<string, Part>, code: string): void {
  const [, ...wider] = postcodePrefixes(code)
  const whole = wider.map((prefix) => parts.get(prefix)).find((part) => part !== undefined)
  if (parts.has(code) || !whole) return
  const isUnit = /\d[A-Z]{2}$/.test(code)
  const postcodes = isUnit ? 1 : Math.round(whole.postcodes / SECTORS_OF_OUTWARD)
  whole.postcodes = Math.max(0, whole.postcodes - postcodes)
  parts.set(code, { ...whole, code, prefixes: postcodePrefixes(code), postcodes })
}

const areaOf = (code: string) => /^[A-Z]+/.exec(code)?.[0] ?? ''
