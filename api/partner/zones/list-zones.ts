import { createHash } from 'node:crypto'
import type { StaffZone, StoreZones } from '#contract/partner/zones.ts'
import type { Context } from '#api/context.ts'
import { findStore } from '#api/stores/record/find-store.ts'
import type { StoreRecord } from '#api/stores/record/store-record.ts'
import { boundingBox, isInBox, milesBetween } from '#rules/address/distance.ts'
import { offsetBetween } from '#rules/address/offset.ts'
import { zoneLetter } from '#rules/delivery/check-zone.ts'
import { chooseZone } from '#rules/delivery/choose-zone.ts'
import { zoneCoverage, type Sector } from '#rules/delivery/zone-coverage.ts'
import { loadZones, type StoredZone } from './zones.queries.ts'

/** Sectors on the map: more are too small to see. */
const MAP_SECTORS = 400
/** Further away nothing is drawn. */
const MAP_MAXIMUM_MILES = 40
/** Around what is delivered to, so that its edge is seen. */
const MAP_MARGIN = 1.3
const MAP_MINIMUM_MILES = 1

/** The zones of a store with what overlaps and a map. Throws NONEXISTING_STORE. */
export async function listZones(context: Context, storeId: string): Promise<StoreZones> {
  const [store, zones] = await Promise.all([
    findStore(context, { id: storeId }),
    loadZones(context.db, storeId),
  ])
  return describeZones(context, store, zones)
}

/** Zones that a store has or may have, as staff see them. */
export function describeZones(
  { gazetteer }: Context,
  store: StoreRecord,
  zones: readonly StoredZone[],
): StoreZones {
  const sectors = gazetteer.sectors()
  const coverages = new Map(zoneCoverage(store, zones, sectors).map((each) => [each.id, each]))
  return {
    version: versionOf(zones),
    isDeliveryOffered: store.services.includes('delivery'),
    items: zones.map((zone): StaffZone => {
      const { position, prefixes, feeTiers, ...rest } = zone
      const { postcodes = 0, isNeverUsed = false, overlaps = [] } = coverages.get(zone.id) ?? {}
      return {
        ...rest,
        letter: zoneLetter(position),
        prefixes: [...prefixes],
        feeTiers: [...feeTiers],
        postcodes,
        isNeverUsed,
        overlaps,
      }
    }),
    sectors: sectorsOnMap(store, zones, sectors),
  }
}

/** What names the zones as they are: another one after any change of them, by whomever. */
export function versionOf(zones: readonly StoredZone[]): string {
  const text = JSON.stringify(
    zones.map((zone) => [
      zone.id,
      zone.name,
      zone.prefixes,
      zone.radiusMiles,
      zone.feeTiers.map(({ fromPence, feePence }) => [fromPence, feePence]),
      zone.minimumOrderPence,
      zone.minMinutes,
      zone.maxMinutes,
    ]),
  )
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

function sectorsOnMap(
  store: StoreRecord,
  zones: readonly StoredZone[],
  sectors: readonly Sector[],
): StoreZones['sectors'] {
  const box = boundingBox(store, MAP_MAXIMUM_MILES)
  const near = sectors
    .filter((sector) => isInBox(box, sector))
    .map((sector) => ({ sector, miles: milesBetween(store, sector) }))
    .toSorted((a, b) => a.miles - b.miles)
    .slice(0, MAP_SECTORS)
    .map(({ sector, miles }) => ({
      sector,
      miles,
      // Only by its prefix: a radius is drawn as the circle that it is.
      zoneId: chooseZone(zones, { postCode: sector.code, distanceMiles: null })?.id ?? null,
    }))
  const reach = Math.max(
    MAP_MINIMUM_MILES,
    ...zones.map(({ radiusMiles }) => radiusMiles ?? 0),
    ...near.map(({ miles, zoneId }) => (zoneId === null ? 0 : miles)),
  )
  return near
    .filter(({ miles }) => miles <= reach * MAP_MARGIN + MAP_MINIMUM_MILES)
    .map(({ sector, zoneId }) => ({
      code: sector.code,
      ...offsetBetween(store, sector),
      zoneId,
    }))
}
