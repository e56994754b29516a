import { preparationMinutesAt } from '#rules/stores/ready-minutes.ts'
import { storeTab } from '#rules/stores/store-tab.ts'
import type { StoreRecord, StoreState } from './store-record.ts'
import type { DeliveryZone } from '#rules/delivery/choose-zone.ts'
import { soonestZone } from '#rules/delivery/choose-zone.ts'
import type { Service } from '#rules/orders/service.ts'
import type { StoreMoment } from '#rules/stores/slots.ts'

/** What somebody asks a store for, and where. */
interface ServiceAndZone {
  service: Service
  /** The zone that serves the place; null for collection, without a place, and outside all zones. */
  zone: Pick<DeliveryZone, 'maxMinutes'> | null
}

const MINUTE_MS = 60_000

/**
 * Where a store stands for a service and a zone at an instant; decided once a minute, not for every
 * list.
 */
export function stateOf(store: StoreRecord, requested: ServiceAndZone, now: Date): StoreState {
  const nowMs = now.getTime()
  const key = `${requested.service} ${requested.zone?.maxMinutes ?? ''}`
  const known = store.states.get(key)
  if (known && known.fromMs <= nowMs && nowMs < known.untilMs) return known
  const moment = storeMoment(store, requested, now)
  const { tab, opensAt, closesAt, isPaused, nextSlotAt } = storeTab(moment)
  const state: StoreState = {
    tab,
    opensAt: opensAt?.toISOString() ?? null,
    closesAt: closesAt?.toISOString() ?? null,
    isPaused,
    nextSlotAt: nextSlotAt?.toISOString() ?? null,
    preparationMinutes: preparationMinutesAt(moment, nowMs),
    fromMs: nowMs,
    untilMs: untilMs(store, nowMs),
  }
  store.states.set(key, state)
  return state
}

/**
 * Hours and minutes of preparation are whole minutes, so nothing changes within one but by the end
 * of an override. What is true at the very minute is not always true right after it: the last order
 * at 22:40 is not one at 22:40 and a second.
 */
function untilMs(store: StoreRecord, nowMs: number): number {
  if (nowMs % MINUTE_MS === 0) return nowMs + 1
  const nextMinuteMs = Math.ceil(nowMs / MINUTE_MS) * MINUTE_MS
  const ends = [store.pausedUntil, store.busyUntil].map((end) => end?.getTime() ?? 0)
  return Math.min(nextMinuteMs, ...ends.filter((endMs) => endMs > nowMs))
}

/** What rules about time ask of a store for a service and a zone at an instant. */
export function storeMoment(
  store: StoreRecord,
  requestedOnes: ServiceAndZone,
  now: Date,
): StoreMoment {
  const { service } = requestedOnes
  const { busyMinutes: minutes, busyUntil: until } = store
  return {
    hours: store.hours,
    service,
    isServiceOffered: store.services.includes(service),
    deliveryMinutes: deliveryMinutesTo(store, requestedOnes),
    now,
    pausedUntil: store.pausedUntil,
    pauseTakesPreOrders: store.pauseTakesPreOrders,
    preOrderDays: store.preOrderDays,
    preparationMinutes: store.preparationMinutes,
    preparationByHour: store.preparationByHour,
    lastOrderMinutes: store.lastOrderMinutes,
    busy: until && { minutes, until },
  }
}

/**
 * The minutes of the way there, the most it takes. While the zone is not known they are those of
 * the zone reached soonest: a time that is offered then is one that some customer can have, and it
 * is decided again once the address is known.
 */
function deliveryMinutesTo(store: StoreRecord, { service, zone }: ServiceAndZone): number {
  if (service === 'collection') return 0
  return (zone ?? soonestZone(store.zones))?.maxMinutes ?? 0
}
