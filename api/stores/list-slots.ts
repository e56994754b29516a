import type { OutputOf, QueryOf } from '#contract/call.ts'
import type { listSlots as listSlotsCall } from '#contract/stores.ts'
import type { Context } from '#api/context.ts'
import { findDeliveryPlace, zoneAt } from '#api/delivery/delivery-place.ts'
import { slots } from '#rules/stores/slots.ts'
import { storeTab } from '#rules/stores/store-tab.ts'
import { findStore } from './find-store.ts'
import { storeMoment } from './store-moment.ts'

/**
 * Whether a store takes orders for as soon as possible, and every quarter hour it takes orders for:
 * of 30 days at most. None of both where it does not offer the service. Delivery counts the way to
 * the place; without one, with one that is unknown, or outside its zones, the way to the zone
 * reached soonest. Throws NONEXISTING_STORE.
 */
export async function listSlots(
  context: Context,
  slug: string,
  { service, ...given }: QueryOf<typeof listSlotsCall>,
): Promise<OutputOf<typeof listSlotsCall>> {
  const store = await findStore(context, { slug })
  const place = service === 'delivery' ? await findDeliveryPlace(context, given) : null
  const zone = place && zoneAt(store, place)
  const moment = storeMoment(store, { service, zone }, context.now())
  return {
    isAsapOffered: storeTab(moment).tab === 'available',
    items: slots(moment).map(({ startAt, endAt }) => ({
      startAt: startAt.toISOString(),
      endAt: endAt.toISOString(),
      isFull: false,
    })),
  }
}
