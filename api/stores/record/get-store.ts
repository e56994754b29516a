import type { OutputOf, QueryOf } from '#contract/call.ts'
import type { getStore as getStoreCall } from '#contract/stores/stores.ts'
import type { Context } from '#api/context.ts'
import { findDeliveryLocation, zoneAt } from '#api/address/delivery-location.ts'
import { milesBetween } from '#rules/address/distance.ts'
import { findStore } from './find-store.ts'
import type { Dated } from './store-response-cache.ts'
import { bagOf, currentCharges } from './charges.ts'
import { storeCardOf } from '#api/stores/listing/store-card.ts'
import { sellerAddress, type StoreRecord } from './store-record.ts'
import { stateOf } from './store-state.ts'

type Query = QueryOf<typeof getStoreCall>
type Answer = OutputOf<typeof getStoreCall>

const LONGEST_KEPT_MS = 10_000

/**
 * A store with all that its own page says. Without a place, with one that is unknown, or one outside
 * its zones, its fees are as `storeCardOf` says without a zone.
 * Throws NONEXISTING_STORE.
 */
export async function getStore(
  context: Context,
  slug: string,
  query: Query,
): Promise<Dated<Answer>> {
  const store = await findStore(context, { slug })
  const now = context.now()
  const [place, charges] = await Promise.all([
    findDeliveryLocation(context, {
      postCode: query.postCode,
      latitude: query.lat,
      longitude: query.lng,
    }),
    currentCharges(context),
  ])
  const zone = place && query.service === 'delivery' ? zoneAt(store, place) : null
  const distanceMiles = place?.isPrecise ? milesBetween(store, place.coordinates) : null
  const value = {
    ...storeCardOf(store, { service: query.service, now, charges, zone, distanceMiles }),
    ...particularsOf(store),
    pauseNote: store.pausedUntil && store.pausedUntil > now ? store.pauseNote : '',
    bag: bagOf(store, charges),
  }
  const { untilMs } = stateOf(store, { service: query.service, zone }, now)
  return { value, untilMs: Math.min(untilMs, now.getTime() + LONGEST_KEPT_MS) }
}

/** What only its own page says of a store. */
function particularsOf(store: StoreRecord) {
  const { spans, exceptions } = store.hours
  return {
    description: store.description,
    legalName: store.legalName,
    sellerAddress: sellerAddress(store),
    companyNumber: store.companyNumber,
    address: store.address,
    phone: store.phone,
    nation: store.nation,
    hours: {
      spans: [...spans],
      exceptions: exceptions.map((exception) => ({ ...exception, spans: [...exception.spans] })),
    },
    preparationMinutes: store.preparationMinutes,
    preOrderDays: store.preOrderDays,
  }
}
