import type { Service } from '#rules/orders/service.ts'
import type { StoreMoment } from '#rules/stores/store-moment.ts'
import type { StoreRecord } from './store-record.ts'

/** What rules about time ask of a store for a service at an instant. */
export function storeMoment(store: StoreRecord, service: Service, now: Date): StoreMoment {
  const { busyMinutes: minutes, busyUntil: until } = store
  return {
    hours: store.hours,
    service,
    isServiceOffered: store.services.includes(service),
    now,
    pausedUntil: store.pausedUntil,
    preOrderDays: store.preOrderDays,
    preparationMinutes: store.preparationMinutes,
    busy: until && { minutes, until },
  }
}
