import type { StoreCard } from '#contract/stores/stores.ts'
import { allInPrice } from '#rules/cart/all-in-price.ts'
import { unavoidableBagPence } from '#rules/cart/bag-charge.ts'
import type { DeliveryZone } from '#rules/delivery/choose-zone.ts'
import { deliveryFeePence } from '#rules/delivery/delivery-fee.ts'
import { minimumOrderPence } from '#rules/delivery/minimum-order.ts'
import { soonestZone } from '#rules/delivery/choose-zone.ts'
import type { Service } from '#rules/orders/service.ts'
import { expectedMinutes } from '#rules/stores/ready-minutes.ts'
import { bagOf, type Charges } from '#api/stores/record/charges.ts'
import type { StoreRecord } from '#api/stores/record/store-record.ts'
import { stateOf } from '#api/stores/record/store-state.ts'

export interface CardRequest {
  service: Service
  now: Date
  charges: Charges
  /** The zone that serves the place asked for; null without a place, or outside all zones. */
  zone: DeliveryZone | null
  /** Null where the place is not known precisely enough. */
  distanceMiles: number | null
}

/**
 * A store as lists show it. For delivery without a zone the terms are those one surely meets: the
 * lowest minimum of all zones, and the fees of the zone reached soonest; the fee itself is null.
 * Minutes are said only of a store that takes orders now, to a place it is known to serve.
 */
export function storeCardOf(store: StoreRecord, request: CardRequest): StoreCard {
  const { service, now, charges, zone, distanceMiles } = request
  const state = stateOf(store, request, now)
  const hasEstimate = state.tab === 'available' && (zone !== null || service === 'collection')
  return {
    id: store.id,
    slug: store.slug,
    name: store.name,
    storeTypes: [...store.storeTypes],
    services: [...store.services],
    area: store.area,
    city: store.city,
    postCode: store.postCode,
    latitude: store.latitude,
    longitude: store.longitude,
    rating: roundedRating(store.rating),
    hygiene: store.hygiene,
    art: store.art,
    unavoidableBagPence: unavoidableBagPence(bagOf(store, charges)),
    tab: state.tab,
    opensAt: state.opensAt,
    closesAt: state.closesAt,
    isPaused: state.isPaused,
    nextSlotAt: state.nextSlotAt,
    distanceMiles: distanceMiles === null ? null : Math.round(distanceMiles * 100) / 100,
    ...termsOf(store, service, zone),
    platformFee: charges.platformFee,
    allIn: allInOf(store, request),
    minutes: hasEstimate ? expectedMinutes(state.preparationMinutes, zone) : null,
  }
}

function allInOf(store: StoreRecord, { service, zone, charges }: CardRequest) {
  return allInPrice({
    service,
    feeTiers: zone && zone.feeTiers,
    minimumOrderPence: minimumOrderPence(store, service, zone),
    platformFee: charges.platformFee,
    unavoidableBagPence: unavoidableBagPence(bagOf(store, charges)),
  })
}

type Terms = Pick<StoreCard, 'deliveryFeePence' | 'feeTiers' | 'minimumOrderPence'>

function termsOf(store: StoreRecord, service: Service, zone: DeliveryZone | null): Terms {
  const minimumPence = minimumOrderPence(store, service, zone)
  if (service === 'collection')
    return { deliveryFeePence: 0, feeTiers: [], minimumOrderPence: minimumPence }
  const { feeTiers = [] } = zone ?? soonestZone(store.zones) ?? {}
  return {
    deliveryFeePence: zone && deliveryFeePence(feeTiers, minimumPence),
    feeTiers: [...feeTiers],
    minimumOrderPence: minimumPence,
  }
}

function roundedRating({ average, count }: StoreRecord['rating']): StoreCard['rating'] {
  return { average: average === null ? null : Math.round(average * 10) / 10, count }
}
