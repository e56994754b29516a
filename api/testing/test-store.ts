import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Context } from '#api/context.ts'
import { json } from '#api/database/json.ts'
import type { StoreTable } from '#api/database/tables.ts'
import { reachOf } from './zone-reach.ts'
import { announceStoreChange } from '#api/stores/record/store-changes.ts'
import { zoneLetter } from '#rules/delivery/check-zone.ts'
import { SERVICES } from '#rules/orders/service.ts'
import type { LifecycleState } from '#rules/stores/store-lifecycle.ts'
import type { OpeningSpan } from '#rules/stores/opening-hours.ts'
import type { Weekday } from '#rules/time/london.ts'
import { USUAL_CUISINES } from '#rules/stores/usual-cuisines.ts'
import { addTestMenu, type TestMenu } from './test-menu.ts'

export interface TestZone {
  name?: string
  prefixes?: string[]
  radiusMiles?: number | null
  feeTiers?: { fromPence: number; feePence: number }[]
  minimumOrderPence?: number
  minMinutes?: number
  maxMinutes?: number
}

export interface TestStoreOptions {
  /** Columns of the store that differ from the defaults. */
  store?: Partial<Insertable<StoreTable>>
  hours?: OpeningSpan[]
  zones?: TestZone[]
  /** Slugs of cuisines, made when they do not exist. */
  storeTypes?: string[]
}

export interface TestStore extends TestMenu {
  storeId: string
  slug: string
  /** In the order of `zones`. */
  zoneIds: string[]
}

export const HACKNEY = { latitude: 51.5471, longitude: -0.0601 }

/**
 * E8 by its postcode: minimum £12, £2.99 and free from £25; else three miles around: minimum £15,
 * £3.99.
 */
const usualZones: TestZone[] = [
  {
    prefixes: ['E8'],
    feeTiers: [
      { fromPence: 0, feePence: 299 },
      { fromPence: 2500, feePence: 0 },
    ],
  },
  { radiusMiles: 3, minimumOrderPence: 1500, minMinutes: 20, maxMinutes: 35 },
]

/** Open for this service on every day of the week, from a minute of the day, for a number of minutes. */
export function everyDay(
  service: OpeningSpan['service'],
  startMinute: number,
  durationMinutes: number,
): OpeningSpan[] {
  const weekdays: Weekday[] = [1, 2, 3, 4, 5, 6, 7]
  return weekdays.map((weekday) => ({ service, weekday, startMinute, durationMinutes }))
}

/**
 * A store in Hackney with both services, open every day from 11:00 to 23:00, two zones and a menu
 * (see `addTestMenu`): preparation 20 minutes, pre-orders 2 days ahead, one bag of 10p.
 */
export async function openTestStore(
  context: Context,
  { store = {}, hours, zones = usualZones, storeTypes = ['pizza'] }: TestStoreOptions = {},
): Promise<TestStore> {
  const row = { ...usualStore(), ...store }
  const { db } = context
  const { id: storeId } = await db
    .insertInto('store')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  await addStoreTypes(context, storeId, storeTypes)
  const spans = hours ?? SERVICES.flatMap((service) => everyDay(service, 660, 720))
  if (spans.length > 0) {
    const rows = spans.map(({ service, weekday, startMinute, durationMinutes }) => ({
      store_id: storeId,
      service,
      weekday,
      start_minute: startMinute,
      duration_minutes: durationMinutes,
    }))
    await db.insertInto('opening_span').values(rows).execute()
  }
  const place = { id: storeId, latitude: row.latitude, longitude: row.longitude }
  const zoneIds: string[] = []
  for (const [index, zone] of zones.entries())
    zoneIds.push(await addTestZone(context, place, zone, index + 1))
  const menu = await addTestMenu(context, storeId)
  announceStoreChange(context, storeId)
  await untilAllIsReceived(context)
  return { storeId, slug: row.slug, zoneIds, ...menu }
}

/**
 * Waits until this process has received every change so far, so that none of them empties a cache in the
 * middle of the test. Notifications arrive in their order.
 */
export async function untilAllIsReceived({ listener, pool }: Context): Promise<void> {
  const word = `test_${randomUUID()}`
  const received = Promise.withResolvers<void>()
  const stop = listener.on(word, () => received.resolve())
  await listener.ready()
  await pool.query('SELECT pg_notify($1, $2)', [word, ''])
  await received.promise
  stop()
}

function usualStore() {
  return {
    slug: `test-store-${randomUUID()}`,
    state: 'live' as LifecycleState,
    name: 'Mare Street Pizza',
    legal_name: 'Mare Street Pizza Ltd',
    description: 'Sourdough pizza from a wood oven.',
    address: '1 Mare Street',
    city: 'London',
    area: 'Hackney',
    post_code: 'E8 1AA',
    ...HACKNEY,
    nation: 'england' as const,
    phone: '020 7946 0018',
    email: 'kitchen@mare-street-pizza.example',
    hygiene_rating: '5' as const,
    hygiene_inspected_on: '2026-02-03',
    services: [...SERVICES],
    preparation_minutes: 20,
    pre_order_days: 2,
    bag_pence: 10,
    bags_per_order: 1,
    no_bag_allowed: true,
    art: json({
      hero: { picture: 'pizza', vessel: 'plate' as const },
      companions: [],
      garnishes: [],
    }),
  }
}

async function addStoreTypes({ db }: Context, storeId: string, slugs: string[]): Promise<void> {
  for (const [position, slug] of slugs.entries()) {
    const art = json({ picture: slug, vessel: 'plate' as const })
    const name = slug.charAt(0).toUpperCase() + slug.slice(1)
    const usual = USUAL_CUISINES.find((each) => each.slug === slug)
    await db
      .insertInto('store_type')
      .values({ slug, name, welsh_name: usual?.welshName ?? '', art, position: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await db
      .insertInto('store_cuisine')
      .values({ store_id: storeId, store_type_slug: slug, position })
      .execute()
  }
}

async function addTestZone(
  { db }: Context,
  store: { id: string; latitude: number; longitude: number },
  zone: TestZone,
  position: number,
): Promise<string> {
  const { prefixes = [], radiusMiles = null } = zone
  const { id } = await db
    .insertInto('delivery_zone')
    .values({
      store_id: store.id,
      position,
      name: zone.name ?? `Zone ${zoneLetter(position)}`,
      radius_miles: radiusMiles,
      reach: radiusMiles === null ? null : reachOf(store, radiusMiles),
      fee_tiers: json(zone.feeTiers ?? [{ fromPence: 0, feePence: 399 }]),
      minimum_order_pence: zone.minimumOrderPence ?? 1200,
      min_minutes: zone.minMinutes ?? 15,
      max_minutes: zone.maxMinutes ?? 25,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (prefixes.length > 0) {
    const rows = prefixes.map((prefix) => ({ prefix, store_id: store.id, zone_id: id }))
    await db.insertInto('delivery_zone_prefix').values(rows).execute()
  }
  return id
}
