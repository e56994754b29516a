import { sql, type Kysely } from 'kysely'
import type { HoursException, OpeningSpan } from '#rules/stores/opening-hours.ts'
import type { StoreDocument } from '#rules/stores/import/store-document.ts'
import { USUAL_CUISINES } from '#rules/stores/usual-cuisines.ts'
import { insertRows } from '#api/database/insert-rows.ts'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'
import { storeRows, type StoreParts } from './store-rows.ts'

type Db = Kysely<Database>

/** Until the transaction ends, nobody else changes these stores here. */
export async function lockStores(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await sql`SELECT FROM store WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE`.execute(
    transaction,
  )
}

export interface StoredStore extends Omit<StoreDocument, 'hours' | 'exceptions'> {
  id: string
  isArchived: boolean
  spans: OpeningSpan[]
  exceptions: HoursException[]
}

/** Stores as files have them, with the hours still as spans; exceptions of the hours from this date on. */
export async function selectStoredStores(
  db: Db,
  ids: readonly string[],
  exceptionsFrom: string,
): Promise<StoredStore[]> {
  const { rows } = await sql<StoredStore>`
    SELECT id, slug, name, description, address, city, area, post_code AS "postCode", latitude,
      longitude, nation, phone, email, owner_email AS "ownerEmail", services,
      preparation_minutes AS "preparationMinutes",
      last_order_minutes AS "lastOrderMinutes", pre_order_days AS "preOrderDays",
      slot_orders AS "slotOrders", accept_minutes AS "acceptMinutes",
      collection_minimum_pence AS "collectionMinimumPence",
      jsonb_build_object('pencePerBag', bag_pence, 'bagsPerOrder', bags_per_order,
        'noBagAllowed', no_bag_allowed) AS bag,
      legal_name AS "legalName", coalesce(legal_address, '') AS "legalAddress",
      coalesce(company_number, '') AS "companyNumber", coalesce(vat_number, '') AS "vatNumber",
      vat_rate AS "vatRate", art, state = 'archived' AS "isArchived",
      jsonb_build_object('rating', hygiene_rating, 'inspectedOn', hygiene_inspected_on) AS hygiene,
      ARRAY(SELECT store_type_slug FROM store_cuisine WHERE store_id = store.id
        ORDER BY position) AS "storeTypes",
      (SELECT coalesce(jsonb_agg(jsonb_build_object('service', service, 'weekday', weekday,
        'startMinute', start_minute, 'durationMinutes', duration_minutes)), '[]')
        FROM opening_span WHERE store_id = store.id) AS spans,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('date', date, 'service', service,
        'spans', spans, 'reason', reason) ORDER BY date, service NULLS FIRST), '[]')
        FROM hours_exception WHERE store_id = store.id AND date >= ${exceptionsFrom}) AS exceptions,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('name', name, 'radiusMiles', radius_miles,
        'feeTiers', fee_tiers, 'minimumOrderPence', minimum_order_pence, 'minMinutes', min_minutes,
        'maxMinutes', max_minutes, 'prefixes', ARRAY(SELECT prefix FROM delivery_zone_prefix
          WHERE zone_id = delivery_zone.id ORDER BY prefix COLLATE "C")) ORDER BY position), '[]')
        FROM delivery_zone WHERE store_id = store.id) AS zones
    FROM store WHERE id = ANY(${ids}::uuid[])`.execute(db)
  return rows
}

/** The ids of all stores that are not gone for good, by their slugs. */
export async function selectAllStoreIds(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('store')
    .select('id')
    .where('state', '<>', 'archived')
    .orderBy('slug')
    .execute()
  return rows.map(({ id }) => id)
}

export interface NamedStore {
  id: string
  slug: string
  name: string
  postCode: string
  isArchived: boolean
}

/** Stores with one of these slugs, or with one of these names at its postcode; the oldest first. */
export async function selectStoreNames(
  db: Db,
  wanted: readonly { slug: string; name: string; postCode: string }[],
): Promise<NamedStore[]> {
  const column = (key: 'slug' | 'name' | 'postCode') => wanted.map((each) => each[key])
  const { rows } = await sql<NamedStore>`
    SELECT id, slug, name, post_code AS "postCode", state = 'archived' AS "isArchived"
    FROM store
    WHERE slug = ANY(${column('slug')}::text[]) OR (lower(name), post_code) IN (
      SELECT lower(name), post_code
      FROM unnest(${column('name')}::text[], ${column('postCode')}::text[]) AS wanted (name, post_code))
    ORDER BY created_at, id`.execute(db)
  return rows
}

/** The stores that have these slugs, or had them before. */
export async function selectSlugOwners(
  db: Db,
  slugs: readonly string[],
): Promise<{ slug: string; storeId: string }[]> {
  const { rows } = await sql<{ slug: string; storeId: string }>`
    SELECT slug, id AS "storeId" FROM store WHERE slug = ANY(${slugs}::text[])
    UNION ALL
    SELECT slug, store_id FROM former_slug
    WHERE slug = ANY(${slugs}::text[]) AND store_id IS NOT NULL`.execute(db)
  return rows
}

/** How a store begins: as a draft that is yet to be approved, or open to customers. */
export type FirstState = 'draft' | 'live'

/** Writes new stores with all that belongs to them but their menus, in a few statements. */
export async function insertStores(
  transaction: Transaction,
  stores: readonly { id: string; document: StoreDocument }[],
  { at, state }: { at: Date; state: FirstState },
): Promise<void> {
  const rows = stores.map(({ id, document }) => storeRows(id, document))
  await insertUsualCuisines(transaction, rows)
  await insertRows(
    transaction,
    'store',
    rows.map(({ store }) => ({ ...store, state, state_since: at, created_at: at })),
  )
  await insertParts(transaction, rows)
}

/** Makes a store what a document says, with the exceptions of its hours from a date on. */
export async function updateStore(
  transaction: Transaction,
  { id, document }: { id: string; document: StoreDocument },
  exceptionsFrom: string,
): Promise<void> {
  const rows = storeRows(id, document)
  await insertUsualCuisines(transaction, [rows])
  const { id: _, art, ...columns } = rows.store
  await transaction
    .updateTable('store')
    .set({ ...columns, art: sql`${JSON.stringify(art)}::jsonb` })
    .where('id', '=', id)
    .execute()
  await sql`DELETE FROM store_cuisine WHERE store_id = ${id}`.execute(transaction)
  await sql`DELETE FROM opening_span WHERE store_id = ${id}`.execute(transaction)
  await sql`DELETE FROM hours_exception
    WHERE store_id = ${id} AND date >= ${exceptionsFrom}`.execute(transaction)
  await sql`DELETE FROM delivery_zone WHERE store_id = ${id}`.execute(transaction)
  await insertParts(transaction, [rows])
}

/** Cuisines stand in the list of the marketplace from its first store on. */
async function insertUsualCuisines(
  transaction: Transaction,
  rows: readonly StoreParts[],
): Promise<void> {
  const used = new Set(rows.flatMap(({ cuisines }) => cuisines.map((each) => each.store_type_slug)))
  const usual = USUAL_CUISINES.map(({ welshName, ...cuisine }, position) => ({
    ...cuisine,
    welsh_name: welshName,
    position,
  }))
  const wanted = usual.filter(({ slug }) => used.has(slug))
  await sql`
    INSERT INTO store_type (slug, name, welsh_name, art, position)
    SELECT slug, name, welsh_name, art, position
    FROM jsonb_populate_recordset(NULL::store_type, ${JSON.stringify(wanted)}::jsonb)
    ORDER BY slug
    ON CONFLICT DO NOTHING`.execute(transaction)
}

async function insertParts(transaction: Transaction, rows: readonly StoreParts[]): Promise<void> {
  await insertRows(
    transaction,
    'store_cuisine',
    rows.flatMap(({ cuisines }) => cuisines),
  )
  await insertRows(
    transaction,
    'opening_span',
    rows.flatMap(({ spans }) => spans),
  )
  await insertRows(
    transaction,
    'hours_exception',
    rows.flatMap(({ exceptions }) => exceptions),
  )
  await insertRows(
    transaction,
    'delivery_zone',
    rows.flatMap(({ zones }) => zones),
  )
  await insertRows(
    transaction,
    'delivery_zone_prefix',
    rows.flatMap(({ prefixes }) => prefixes),
  )
}

export function selectStoreTypeArt(db: Db) {
  return db.selectFrom('store_type').select(['slug', 'art', 'is_hidden as isHidden']).execute()
}
