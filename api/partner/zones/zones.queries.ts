import { sql, type Kysely } from 'kysely'
import type { ZoneInput } from '#contract/partner/zones.ts'
import { json } from '#api/database/json.ts'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'
import { boundingBox, type Coordinates } from '#rules/address/distance.ts'
import type { DeliveryZone } from '#rules/delivery/choose-zone.ts'

/** A zone as staff see it. */
export interface StoredZone extends DeliveryZone {
  /** From 1: its letter. */
  position: number
  name: string
}

/** Waits for whoever else changes the zones of the store, until the transaction ends. */
export async function lockZones(transaction: Transaction, storeId: string): Promise<void> {
  await transaction
    .selectFrom('store')
    .select('id')
    .where('id', '=', storeId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

/** The zones of a store by their letters. */
export async function loadZones(db: Kysely<Database>, storeId: string): Promise<StoredZone[]> {
  const rows = await db
    .selectFrom('delivery_zone')
    .select(({ selectFrom }) => [
      'id',
      'position',
      'name',
      'radius_miles as radiusMiles',
      'fee_tiers as feeTiers',
      'minimum_order_pence as minimumOrderPence',
      'min_minutes as minMinutes',
      'max_minutes as maxMinutes',
      selectFrom('delivery_zone_prefix')
        .select(sql<string[]>`coalesce(array_agg(prefix ORDER BY prefix), '{}')`.as('all'))
        .whereRef('delivery_zone_prefix.zone_id', '=', 'delivery_zone.id')
        .as('prefixes'),
    ])
    .where('store_id', '=', storeId)
    .orderBy('position')
    .execute()
  // An aggregate over no rows is never null, which the type of a subquery cannot know.
  return rows.map((row) => ({ ...row, prefixes: row.prefixes ?? [] }))
}

export async function insertZone(
  transaction: Transaction,
  store: { id: string } & Coordinates,
  zone: StoredZone,
): Promise<void> {
  await transaction
    .insertInto('delivery_zone')
    .values({
      id: zone.id,
      store_id: store.id,
      position: zone.position,
      ...columnsOf(zone, store),
    })
    .execute()
  await insertPrefixes(transaction, store.id, zone)
}

export async function updateZone(
  transaction: Transaction,
  store: { id: string } & Coordinates,
  zone: StoredZone,
): Promise<void> {
  await transaction
    .updateTable('delivery_zone')
    .set(columnsOf(zone, store))
    .where('id', '=', zone.id)
    .execute()
  await transaction.deleteFrom('delivery_zone_prefix').where('zone_id', '=', zone.id).execute()
  await insertPrefixes(transaction, store.id, zone)
}

export async function removeZone(transaction: Transaction, zoneId: string): Promise<void> {
  await transaction.deleteFrom('delivery_zone').where('id', '=', zoneId).execute()
}

function columnsOf(zone: ZoneInput | StoredZone, store: Coordinates) {
  return {
    name: zone.name,
    radius_miles: zone.radiusMiles,
    reach: zone.radiusMiles === null ? null : reachOf(store, zone.radiusMiles),
    fee_tiers: json([...zone.feeTiers]),
    minimum_order_pence: zone.minimumOrderPence,
    min_minutes: zone.minMinutes,
    max_minutes: zone.maxMinutes,
  }
}

/** The box around the circle, longitude before latitude. */
function reachOf(store: Coordinates, radiusMiles: number): string {
  const { south, north, west, east } = boundingBox(store, radiusMiles)
  return `((${west},${south}),(${east},${north}))`
}

async function insertPrefixes(
  transaction: Transaction,
  storeId: string,
  { id, prefixes }: Pick<StoredZone, 'id' | 'prefixes'>,
): Promise<void> {
  if (prefixes.length === 0) return
  const rows = prefixes.map((prefix) => ({ prefix, store_id: storeId, zone_id: id }))
  await transaction.insertInto('delivery_zone_prefix').values(rows).execute()
}
