import type { Service } from '#rules/orders/service.ts'
import type { StoreRecord } from './store-record.ts'

/**
 * What rules about time ask of a store for a service at an instant. While a store is busy, its
 * extra minutes are a part of the preparation.
 */
export function storeMoment(store: StoreRecord, service: Service, now: Date) {
  const isBusy = store.busyUntil !== null && store.busyUntil > now
  return {
    hours: store.hours,
    service,
    isServiceOffered: store.services.includes(service),
    now,
    pausedUntil: store.pausedUntil,
    preOrderDays: store.preOrderDays,
    preparationMinutes: store.preparationMinutes + (isBusy ? store.busyMinutes : 0),
  }
}
