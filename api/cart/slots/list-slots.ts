import type { OutputOf, QueryOf } from '#contract/call.ts'
import type { listSlots as listSlotsCall } from '#contract/stores/slots.ts'
import type { Context } from '#api/context.ts'
import type { StoredLine } from '#api/database/column-types.ts'
import { findDeliveryLocation, zoneAt } from '#api/address/delivery-location.ts'
import { findMenu } from '#api/menu/find-menu.ts'
import { isSlotFull } from '#rules/stores/slot-capacity.ts'
import { slots, type Slot } from '#rules/stores/slots.ts'
import { storeTab } from '#rules/stores/store-tab.ts'
import { findStore } from '#api/stores/record/find-store.ts'
import { storeMoment } from '#api/stores/record/store-state.ts'
import type { StoreRecord } from '#api/stores/record/store-record.ts'
import { slotItemsOfLines, slotLimitsOf } from './slot-limits.ts'
import { selectSlotUsage } from './slot-usage.queries.ts'

/** The cart that wants a place; without one, a slot that takes anything at all is not full. */
interface CartLooking {
  token: string
  lines: readonly StoredLine[]
}

type SlotQuery = QueryOf<typeof listSlotsCall>
type SlotList = OutputOf<typeof listSlotsCall>

/** `slotsOfStore` for a store by its name in addresses. Throws NONEXISTING_STORE. */
export async function listSlots(
  context: Context,
  slug: string,
  query: SlotQuery,
): Promise<SlotList> {
  return slotsOfStore(context, await findStore(context, { slug }), query, null)
}

/**
 * Whether a store takes orders for as soon as possible, and every quarter hour it takes orders for,
 * full ones too: of 30 days at most. None of both where it does not offer the service. Delivery
 * counts the way to the place; without one, with one that is unknown, or outside its zones, the way
 * to the zone reached soonest.
 */
export async function slotsOfStore(
  context: Context,
  store: StoreRecord,
  { service, ...given }: SlotQuery,
  cart: CartLooking | null,
): Promise<SlotList> {
  const place = service === 'delivery' ? await findDeliveryLocation(context, given) : null
  const zone = place && zoneAt(store, place)
  const now = context.now()
  const moment = storeMoment(store, { service, zone }, now)
  const found = slots(moment)
  const isFull = await fullSlots(context, store, found, cart, now)
  return {
    isAsapOffered: storeTab(moment).tab === 'available',
    items: found.map(({ startAt, endAt }) => ({
      startAt: startAt.toISOString(),
      endAt: endAt.toISOString(),
      isFull: isFull(startAt),
    })),
  }
}

async function fullSlots(
  context: Context,
  store: StoreRecord,
  found: readonly Slot[],
  cart: CartLooking | null,
  now: Date,
): Promise<(startAt: Date) => boolean> {
  const menu = await findMenu(context, store.id)
  const limits = slotLimitsOf(store, menu)
  const [first] = found
  const last = found.at(-1)
  if (!limits || !first || !last) return () => false
  const span = { storeId: store.id, from: first.startAt, to: last.startAt }
  const places = await selectSlotUsage(context.db, span, now, cart?.token ?? null)
  const bySlot = Map.groupBy(places, ({ startsAt }) => startsAt.getTime())
  const requested = slotItemsOfLines(limits, menu, cart?.lines ?? [])
  return (startAt) => isSlotFull(limits, bySlot.get(startAt.getTime()) ?? [], requested)
}
