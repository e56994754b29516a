import type { DeliveryZone } from '#rules/delivery/choose-zone.ts'
import { soonestZone } from '#rules/delivery/soonest-zone.ts'
import type { Service } from '#rules/orders/service.ts'
import type { StoreMoment } from '#rules/stores/store-moment.ts'
import type { StoreRecord } from './store-record.ts'

/** What somebody asks a store for, and where. */
export interface Wanted {
  service: Service
  /** The zone that serves the place; null for collection, without a place, and outside all zones. */
  zone: Pick<DeliveryZone, 'maxMinutes'> | null
}

/** What rules about time ask of a store for a service and a zone at an instant. */
export function storeMoment(store: StoreRecord, wanted: Wanted, now: Date): StoreMoment {
  const { service } = wanted
  const { busyMinutes: minutes, busyUntil: until } = store
  return {
    hours: store.hours,
    service,
    isServiceOffered: store.services.includes(service),
    deliveryMinutes: deliveryMinutesTo(store, wanted),
    now,
    pausedUntil: store.pausedUntil,
    preOrderDays: store.preOrderDays,
    preparationMinutes: store.preparationMinutes,
    busy: until && { minutes, until },
  }
}

/**
 * The minutes of the way there, the most it takes. While the zone is not known they are those of
 * the zone reached soonest: a time that is offered then is one that some customer can have, and it
 * is decided again once the address is known.
 */
export function deliveryMinutesTo(store: StoreRecord, { service, zone }: Wanted): number {
  if (service === 'collection') return 0
  return (zone ?? soonestZone(store.zones))?.maxMinutes ?? 0
}
