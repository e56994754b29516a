import type { Service } from '#rules/orders/service.ts'
import type { StoredLine, StoredOption } from '#api/database/column-types.ts'
import type { CartRow } from '#api/cart/cart-row.ts'
import { bestDiscount, spread } from './oracle-discount.ts'
import { add, isThere, optionNamed, productNamed, share, type Tables } from './oracle-tables.ts'

/* A cart's price, computed a second time from the bare tables: slowly, one penny at a time, and with none of
   the product's own rules. */

export interface OraclePrice {
  lines: number[]
  lineDiscounts: number[]
  subtotal: number
  discount: number
  deliveryFee: number
  platformFee: number
  bag: number
  tip: number
  total: number
  discountId: string | null
  refusal: string | null
}

export function priceNaively(tables: Tables, cart: CartRow, now: Date): OraclePrice {
  const lines = cart.lines.map((line) => priceOfLine(tables, line, cart.service))
  const subtotal = add(lines)
  const isEmpty = !cart.lines.some((line) => isThere(tables, line))
  const fee = isEmpty ? 0 : deliveryFee(tables, cart, subtotal)
  const isFeeKnown = cart.service === 'collection' || zoneOf(tables, cart) !== undefined
  const bill = { lines, subtotal, fee, isFeeKnown }
  const { best, refusal } = bestDiscount(tables, cart, bill, now)
  const lineDiscounts = best ? spread(best.pence, best.weights) : lines.map(() => 0)
  const discount = best?.pence ?? 0
  const platform = isEmpty ? 0 : platformFee(tables, subtotal, now)
  const bag = isEmpty ? 0 : bagCharge(tables, cart, now)
  const tip = isEmpty || cart.service === 'collection' ? 0 : cart.tip_pence
  return {
    lines,
    lineDiscounts,
    subtotal,
    discount,
    deliveryFee: fee,
    platformFee: platform,
    bag,
    tip,
    total: subtotal - discount + fee + platform + bag + tip,
    discountId: best?.id ?? null,
    refusal,
  }
}

function priceOfLine(tables: Tables, line: StoredLine, service: Service): number {
  let pence = 0
  for (let item = 0; item < line.quantity; item++) pence += priceOfItem(tables, line, service)
  return isThere(tables, line) ? pence : 0
}

function priceOfItem(tables: Tables, line: StoredLine, service: Service): number {
  const { productId, options, parts = [] } = line
  let pence = priceBy(service, productNamed(tables, productId))
  pence += priceOfOptions(tables, options, service)
  for (const part of parts) {
    pence += priceOfOptions(tables, part.options, service)
    const covered = tables.slots.find(({ id }) => id === part.slotId)?.covers_pence ?? null
    const dearer = priceBy(service, productNamed(tables, part.productId)) - (covered ?? 0)
    if (covered !== null && dearer > 0) pence += dearer
  }
  return pence
}

function priceOfOptions(tables: Tables, options: StoredOption[], service: Service): number {
  let pence = 0
  for (const { optionId, quantity } of options)
    for (let time = 0; time < quantity; time++)
      pence += priceBy(service, optionNamed(tables, optionId))
  return pence
}

interface Prices {
  price_pence: number
  collection_pence: number | null
}

function priceBy(service: Service, prices: Prices): number {
  if (service === 'delivery' || prices.collection_pence === null) return prices.price_pence
  return prices.collection_pence
}

function deliveryFee(tables: Tables, cart: CartRow, subtotal: number): number {
  if (cart.service === 'collection' || !cart.address) return 0
  const tiers = zoneOf(tables, cart)?.fee_tiers ?? []
  let fee = 0
  for (const tier of tiers.toSorted((a, b) => a.fromPence - b.fromPence))
    if (subtotal >= tier.fromPence) fee = tier.feePence
  return fee
}

function zoneOf(tables: Tables, { store_id, address }: CartRow) {
  if (!address) return undefined
  const store = tables.stores.find(({ id }) => id === store_id)
  if (!store) return undefined
  const zones = tables.zones.filter((zone) => zone.store_id === store_id)
  const { postCode } = address
  // "E8 1AA" is in itself, E8 1, E8 and E.
  for (const prefix of [
    postCode,
    postCode.slice(0, -2),
    postCode.split(' ')[0],
    postCode.replace(/\d.*/, ''),
  ]) {
    const named = tables.prefixes.find(
      (each) => each.store_id === store_id && each.prefix === prefix,
    )
    if (named) return zones.find(({ id }) => id === named.zone_id)
  }
  return zones
    .filter(({ radius_miles }) => radius_miles !== null && miles(store, address) <= radius_miles)
    .toSorted((a, b) => (a.radius_miles ?? 0) - (b.radius_miles ?? 0))[0]
}

type Position = { latitude: number; longitude: number }

function miles(one: Position, other: Position): number {
  const north = (one.latitude - other.latitude) * 69.05
  const east = (one.longitude - other.longitude) * 69.17 * Math.cos((one.latitude * Math.PI) / 180)
  return Math.hypot(north, east)
}

function platformFee(tables: Tables, subtotal: number, now: Date): number {
  const begun = tables.fees.filter(({ effective_from }) => +effective_from <= +now)
  const fee = begun.toSorted((a, b) => +b.effective_from - +a.effective_from)[0]
  if (!fee) return 0
  const pence = fee.fixed_pence + share(subtotal, fee.percent)
  return fee.cap_pence !== null && pence > fee.cap_pence ? fee.cap_pence : pence
}

const today = (now: Date) => now.toLocaleDateString('en-CA', { timeZone: 'Europe/London' })

function bagCharge(tables: Tables, { store_id, no_bag }: CartRow, now: Date): number {
  const store = tables.stores.find(({ id }) => id === store_id)
  if (!store || (no_bag !== false && store.no_bag_allowed)) return 0
  const begun = tables.bagMinimums.filter(
    ({ nation, from_day }) => nation === store.nation && from_day <= today(now),
  )
  const least = begun.toSorted((a, b) => b.from_day.localeCompare(a.from_day))[0]?.pence_per_bag
  return Math.max(store.bag_pence, least ?? 10) * store.bags_per_order
}
