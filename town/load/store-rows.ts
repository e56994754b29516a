import type { Insertable } from 'kysely'
import type { Database } from '#api/database/tables.ts'
import { boundingBox } from '#rules/address/distance.ts'
import { parsePostcodePrefix } from '#rules/address/postcode.ts'
import { addDays, londonInstant, londonParts } from '#rules/time/london.ts'
import { partnerEmail } from '#town/demonstration-accounts.ts'
import type { StoreSeed, ZoneSeed } from '#town/town-data.ts'
import { newId } from './batch-ids.ts'
import { starCounts } from './star-counts.ts'

type Row<Table extends keyof Database> = Insertable<Database[Table]>

export interface StoreRows {
  storeId: string
  store: Row<'store'>
  cuisines: Row<'store_cuisine'>[]
  zones: Row<'delivery_zone'>[]
  prefixes: Row<'delivery_zone_prefix'>[]
}

/** Older than the oldest review. */
const DAYS_OPEN = 400

/** A store as rows, all but the parts that stores share. @throws on a prefix that is no postcode */
export function storeRows(
  seed: StoreSeed,
  { now, idPrefix }: { now: Date; idPrefix: string },
): StoreRows {
  const id = newId(idPrefix)
  const { isoDate: today } = londonParts(now)
  const zones = seed.zones.map((zone) => ({ zone, id: newId(idPrefix) }))
  return {
    storeId: id,
    store: { id, ...storeColumns(seed, today) },
    cuisines: seed.storeTypes.map((slug, position) => ({
      store_id: id,
      store_type_slug: slug,
      position,
    })),
    zones: zones.map(({ zone, id: zoneId }, index) => ({
      id: zoneId,
      store_id: id,
      position: index + 1,
      ...zoneColumns(zone, seed.address),
    })),
    prefixes: zones.flatMap(({ zone, id: zoneId }) =>
      zone.prefixes.map((text) => ({ prefix: canonical(text), store_id: id, zone_id: zoneId })),
    ),
  }
}

function storeColumns(seed: StoreSeed, today: string): Row<'store'> {
  const { slug, name, description, address, nation, phone, hygiene, services, bag, art } = seed
  return {
    slug,
    name,
    state: 'live' as const,
    legal_name: seed.legalName,
    description,
    address: address.address,
    city: address.city,
    area: address.area,
    post_code: address.postCode,
    latitude: address.latitude,
    longitude: address.longitude,
    nation,
    phone,
    email: partnerEmail(slug),
    hygiene_rating: hygiene.rating,
    hygiene_inspected_on: addDays(today, -hygiene.inspectedDaysAgo),
    services,
    preparation_minutes: seed.preparationMinutes,
    pre_order_days: seed.preOrderDays,
    collection_minimum_pence: seed.collectionMinimumPence,
    bag_pence: bag.pencePerBag,
    bags_per_order: bag.bagsPerOrder,
    no_bag_allowed: bag.noBagAllowed,
    accept_minutes: seed.acceptMinutes,
    slot_orders: seed.slotOrders,
    star_counts: starCounts(seed.rating, []),
    art,
    ...vatOf(slug),
    created_at: londonInstant(addDays(today, -DAYS_OPEN), 12 * 60),
  }
}

/** Two thirds are registered: by the check digits, but in a range that begins with 000. */
function vatOf(slug: string): Pick<Row<'store'>, 'vat_number' | 'vat_rate'> {
  const count = [...slug].reduce(
    (sum, letter, place) => (sum * 31 + letter.charCodeAt(0) + place) % 10_000,
    7,
  )
  if (count % 3 === 0) return { vat_number: null, vat_rate: null }
  const digits = String(count).padStart(4, '0')
  const sum = [...digits].reduce((before, digit, at) => before + (5 - at) * Number(digit), 0)
  const check = String(97 - (sum % 97)).padStart(2, '0')
  return { vat_number: `GB 000 ${digits} ${check}`, vat_rate: 200 }
}

function zoneColumns(zone: ZoneSeed, address: StoreSeed['address']) {
  return {
    name: zoneName(zone),
    radius_miles: zone.radiusMiles,
    fee_tiers: [...zone.feeTiers],
    minimum_order_pence: zone.minimumOrderPence,
    min_minutes: zone.minMinutes,
    max_minutes: zone.maxMinutes,
    reach: zone.radiusMiles === null ? null : reachOf(address, zone.radiusMiles),
  }
}

/** What a kitchen would call it: what it names, or how far it reaches. */
function zoneName({ prefixes, radiusMiles }: ZoneSeed): string {
  if (radiusMiles !== null) return `Within ${radiusMiles} ${radiusMiles === 1 ? 'mile' : 'miles'}`
  const named = prefixes.map(canonical)
  const [first = '', ...others] = named
  if (named.length > 3) return `${first} and around`
  return others.length === 0 ? first : `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`
}

/** As PostgreSQL writes a box: two opposite corners, longitude before latitude. */
function reachOf(address: StoreSeed['address'], miles: number): string {
  const { south, north, west, east } = boundingBox(address, miles)
  return `(${east},${north}),(${west},${south})`
}

const known = new Map<string, string>()

/** Zones of a country name the same prefixes again and again. */
function canonical(text: string): string {
  const prefix = known.get(text) ?? parsePostcodePrefix(text)
  if (prefix === null) throw new Error(`"${text}" is not the beginning of a postcode.`)
  known.set(text, prefix)
  return prefix
}
