import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Database } from '#api/database/tables.ts'
import { boundingBox, type Coordinates } from '#rules/address/distance.ts'
import { SERVICES } from '#rules/orders/service.ts'
import { readHoursText, readTimesText } from '#rules/stores/import/hours-text.ts'
import type { DatedHours, StoreDocument, StoreZone } from '#rules/stores/import/store-document.ts'

type Row<Table extends keyof Database> = Insertable<Database[Table]>

export interface StoreParts {
  store: Omit<Row<'store'>, 'state'> & { id: string }
  cuisines: Row<'store_cuisine'>[]
  spans: Row<'opening_span'>[]
  exceptions: Row<'hours_exception'>[]
  zones: Row<'delivery_zone'>[]
  prefixes: Row<'delivery_zone_prefix'>[]
}

/** A store as rows of all tables but those of its menu. */
export function storeRows(id: string, store: StoreDocument): StoreParts {
  const zones = store.zones.map((zone) => ({ zone, zoneId: randomUUID() }))
  return {
    store: { id, ...columnsOf(store) },
    cuisines: store.storeTypes.map((slug, position) => ({
      store_id: id,
      store_type_slug: slug,
      position,
    })),
    spans: SERVICES.flatMap((service) =>
      (readHoursText(store.hours[service]) ?? []).map((span) => ({
        store_id: id,
        service,
        weekday: span.weekday,
        start_minute: span.startMinute,
        duration_minutes: span.durationMinutes,
      })),
    ),
    exceptions: store.exceptions.map((exception) => exceptionRow(id, exception)),
    zones: zones.map(({ zone, zoneId }, index) => ({
      id: zoneId,
      store_id: id,
      position: index + 1,
      ...zoneColumns(zone, store),
    })),
    prefixes: zones.flatMap(({ zone, zoneId }) =>
      zone.prefixes.map((prefix) => ({ prefix, store_id: id, zone_id: zoneId })),
    ),
  }
}

function columnsOf(store: StoreDocument): Omit<Row<'store'>, 'id' | 'state'> {
  const { slug, name, description, address, city, area, latitude, longitude, nation } = store
  const { phone, email, ownerEmail, services, hygiene, bag, art } = store
  const written = { slug, name, description, address, city, area, latitude, longitude, nation }
  return {
    ...written,
    phone,
    email,
    owner_email: ownerEmail,
    services,
    art,
    post_code: store.postCode,
    legal_name: store.legalName,
    legal_address: store.legalAddress || null,
    company_number: store.companyNumber || null,
    vat_number: store.vatNumber || null,
    vat_rate: store.vatRate,
    hygiene_rating: hygiene.rating,
    hygiene_inspected_on: hygiene.inspectedOn,
    preparation_minutes: store.preparationMinutes,
    last_order_minutes: store.lastOrderMinutes,
    pre_order_days: store.preOrderDays,
    slot_orders: store.slotOrders,
    accept_minutes: store.acceptMinutes,
    collection_minimum_pence: store.collectionMinimumPence,
    bag_pence: bag.pencePerBag,
    bags_per_order: bag.bagsPerOrder,
    no_bag_allowed: bag.noBagAllowed,
  }
}

const exceptionRow = (id: string, { date, service, hours, reason }: DatedHours) => ({
  store_id: id,
  date,
  service,
  spans: readTimesText(hours) ?? [],
  reason,
})

const zoneColumns = (zone: StoreZone, store: Coordinates) => ({
  name: zone.name,
  radius_miles: zone.radiusMiles,
  reach: zone.radiusMiles === null ? null : reachOf(store, zone.radiusMiles),
  fee_tiers: zone.feeTiers,
  minimum_order_pence: zone.minimumOrderPence,
  min_minutes: zone.minMinutes,
  max_minutes: zone.maxMinutes,
})

/** As PostgreSQL writes the box around a circle: two opposite corners, longitude before latitude. */
function reachOf(store: Coordinates, miles: number): string {
  const { south, north, west, east } = boundingBox(store, miles)
  return `(${east},${north}),(${west},${south})`
}
