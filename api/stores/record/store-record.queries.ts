import { sql, type Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Diet } from '#contract/menu.ts'
import type { Database } from '#api/database/tables.ts'
import type { LifecycleState } from '#rules/stores/store-lifecycle.ts'
import { ratingOf } from '#rules/reviews/store-rating.ts'
import type { StoreRecord } from './store-record.ts'

/** Of a pause that does not end. */
const END_OF_TIME = new Date('9999-12-31T00:00:00Z')

/** The stores of these ids that exist; exceptions of the hours from this London date on. */
export async function selectStores(
  db: Kysely<Database>,
  ids: string[],
  exceptionsFrom: string,
): Promise<StoreRecord[]> {
  const rows = await storeRows(db, exceptionsFrom)
    .where('store.id', '=', sql<string>`ANY(${ids}::uuid[])`)
    .execute()
  return rows.map(recordOf)
}

/** The store with this slug, whatever its state. */
export function selectStoreNamed(
  db: Kysely<Database>,
  slug: string,
): Promise<{ id: string; state: LifecycleState } | undefined> {
  return db.selectFrom('store').select(['id', 'state']).where('slug', '=', slug).executeTakeFirst()
}

/**
 * Where the store is that once had this slug: its slug of today; null when it is archived or deleted.
 * Undefined: no store that customers could find ever had it.
 */
export async function selectPresentSlug(
  db: Kysely<Database>,
  former: string,
): Promise<string | null | undefined> {
  const { rows } = await sql<{ slug: string | null }>`
    SELECT CASE WHEN state <> 'archived' THEN store.slug END AS slug
    FROM (
      SELECT store_id FROM former_slug WHERE slug = ${former}
      UNION ALL
      SELECT id FROM store WHERE slug = ${former}
    ) AS known
    LEFT JOIN store ON store.id = known.store_id
    WHERE state IS NULL OR state IN ('live', 'suspended', 'archived')`.execute(db)
  const [row] = rows
  // A store that is suspended is still where it was.
  return row?.slug === former ? undefined : row?.slug
}

type StoreRow = Awaited<ReturnType<ReturnType<typeof storeRows>['execute']>>[number]

/** How many dishes that a store sells are for each diet, from an index alone. */
const dietsOfStore = sql<Partial<Record<Diet, number>>>`(
  SELECT coalesce(jsonb_object_agg(diet, dishes), '{}')
  FROM (
    SELECT unnest(diets) AS diet, count(*) AS dishes
    FROM product
    WHERE product.store_id = store.id AND is_available
    GROUP BY 1
  ) AS of_menu)`

const pauseNoteOfStore = sql<string | null>`(
  SELECT reason FROM area_pause WHERE area_pause.id = store.area_pause_id)`

function storeRows(db: Kysely<Database>, exceptionsFrom: string) {
  return db
    .selectFrom('store')
    .selectAll('store')
    .select(({ selectFrom }) => [
      jsonArrayFrom(
        selectFrom('store_cuisine')
          .innerJoin('store_type', 'store_type.slug', 'store_cuisine.store_type_slug')
          .select(['store_type.slug', 'store_type.name', 'store_type.welsh_name as welshName'])
          .whereRef('store_cuisine.store_id', '=', 'store.id')
          .orderBy('store_cuisine.position'),
      ).as('storeTypes'),
      dietsOfStore.as('diets'),
      pauseNoteOfStore.as('pauseNote'),
      jsonArrayFrom(
        selectFrom('opening_span')
          .select([
            'service',
            'weekday',
            'start_minute as startMinute',
            'duration_minutes as durationMinutes',
          ])
          .whereRef('opening_span.store_id', '=', 'store.id')
          .orderBy('service')
          .orderBy('weekday')
          .orderBy('start_minute'),
      ).as('spans'),
      jsonArrayFrom(
        selectFrom('hours_exception')
          .select(['date', 'service', 'spans', 'reason'])
          .whereRef('hours_exception.store_id', '=', 'store.id')
          .where('date', '>=', exceptionsFrom)
          .orderBy('date')
          .orderBy('service'),
      ).as('exceptions'),
      jsonArrayFrom(
        selectFrom('preparation_hour')
          .select(['weekday', 'hour', 'minutes'])
          .whereRef('preparation_hour.store_id', '=', 'store.id'),
      ).as('preparationHours'),
      jsonArrayFrom(
        selectFrom('delivery_zone')
          .select(({ selectFrom }) => [
            'id',
            'radius_miles as radiusMiles',
            'fee_tiers as feeTiers',
            'minimum_order_pence as minimumOrderPence',
            'min_minutes as minMinutes',
            'max_minutes as maxMinutes',
            selectFrom('delivery_zone_prefix')
              .select(sql<string[]>`coalesce(json_agg(prefix ORDER BY prefix), '[]')`.as('all'))
              .whereRef('delivery_zone_prefix.zone_id', '=', 'delivery_zone.id')
              .as('prefixes'),
          ])
          .whereRef('delivery_zone.store_id', '=', 'store.id')
          .orderBy('id'),
      ).as('zones'),
    ])
}

function recordOf(row: StoreRow): StoreRecord {
  const { spans, exceptions, star_counts: starCounts } = row
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    legalName: row.legal_name,
    legalAddress: row.legal_address,
    companyNumber: row.company_number,
    vat: row.vat_number === null ? null : { number: row.vat_number, rate: row.vat_rate },
    description: row.description,
    address: row.address,
    city: row.city,
    area: row.area,
    postCode: row.post_code,
    latitude: row.latitude,
    longitude: row.longitude,
    nation: row.nation,
    phone: row.phone,
    email: row.email,
    hygiene: { rating: row.hygiene_rating, inspectedOn: row.hygiene_inspected_on },
    storeTypes: row.storeTypes,
    services: row.services,
    hours: { spans, exceptions },
    // An aggregate over no rows is never null, which the type of a subquery cannot know.
    zones: row.zones.map((zone) => ({ ...zone, prefixes: zone.prefixes ?? [] })),
    preparationMinutes: row.preparation_minutes,
    preparationByHour: new Map(
      row.preparationHours.map(({ weekday, hour, minutes }) => [
        (weekday - 1) * 24 + hour,
        minutes,
      ]),
    ),
    lastOrderMinutes: row.last_order_minutes,
    preOrderDays: row.pre_order_days,
    collectionMinimumPence: row.collection_minimum_pence,
    slotOrders: row.slot_orders,
    bag: {
      pencePerBag: row.bag_pence,
      bagsPerOrder: row.bags_per_order,
      noBagAllowed: row.no_bag_allowed,
    },
    acceptMinutes: row.accept_minutes,
    waitingEmailMinutes: row.waiting_email_minutes,
    lifecycle: row.state,
    // Whatever asks whether it takes orders hears that it doesn't.
    pausedUntil: row.state === 'live' ? row.paused_until : END_OF_TIME,
    pauseTakesPreOrders: row.state === 'live' && row.pause_takes_pre_orders,
    pauseReason: row.pause_reason,
    pauseNote: row.pauseNote ?? '',
    busyMinutes: row.busy_minutes,
    busyUntil: row.busy_until,
    starCounts,
    rating: ratingOf(starCounts),
    art: row.art,
    dietDishes: row.diets,
    states: new Map(),
  }
}
