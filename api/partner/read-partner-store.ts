import { STORE_TABS } from '#contract/stores/stores.ts'
import type { PartnerStore } from '#contract/partner/partner.ts'
import { storeTab } from '#rules/stores/store-tab.ts'
import type { Context } from '#api/context.ts'
import { countDoneToday } from '#api/orders/reading/list-store-orders.ts'
import { printersInTrouble } from '#api/printing/list-printers.ts'
import { findStore } from '#api/stores/record/find-store.ts'
import { storeMoment } from '#api/stores/record/store-state.ts'
import { listStoreMessages } from './messages/store-messages.ts'
import { selectLink } from './hygiene/hygiene.queries.ts'
import { selectSettings } from './settings/settings.queries.ts'
import { postalAddress, type StoreRecord } from '#api/stores/record/store-record.ts'

/** A store as its board shows it. An override that has run out is none. Throws NONEXISTING_STORE. */
export async function readPartnerStore(context: Context, storeId: string): Promise<PartnerStore> {
  const [store, doneToday, inTrouble, messages, link, { kitchen }] = await Promise.all([
    findStore(context, { id: storeId }),
    countDoneToday(context, storeId),
    printersInTrouble(context, storeId),
    listStoreMessages(context, storeId),
    selectLink(context.db, storeId),
    selectSettings(context.db, storeId),
  ])
  const now = context.now()
  const { id, slug, name, preparationMinutes, acceptMinutes, pausedUntil, busyUntil } = store
  const isPaused = store.lifecycle === 'live' && pausedUntil !== null && pausedUntil > now
  const isBusy = store.busyMinutes > 0 && busyUntil !== null && busyUntil > now
  return {
    id,
    slug,
    name,
    lifecycle: store.lifecycle,
    tab: tabOf(store, now),
    address: postalAddress(store),
    phone: store.phone,
    email: store.email,
    services: [...store.services],
    hygiene: store.hygiene,
    hygieneCheckedAt: link?.checkedAt.toISOString() ?? null,
    preparationMinutes,
    acceptMinutes,
    pausedUntil: isPaused ? pausedUntil.toISOString() : null,
    pauseReason: isPaused ? store.pauseReason : null,
    pauseTakesPreOrders: isPaused && store.pauseTakesPreOrders,
    busyMinutes: isBusy ? store.busyMinutes : 0,
    busyUntil: isBusy ? busyUntil.toISOString() : null,
    waitColours: {
      soonMinutes: kitchen.waitingSoonMinutes,
      urgentMinutes: kitchen.waitingUrgentMinutes,
    },
    cookColours: {
      soonMinutes: kitchen.cookingSoonMinutes,
      urgentMinutes: kitchen.cookingUrgentMinutes,
    },
    printersInTrouble: inTrouble,
    messages,
    doneToday,
    undoSeconds: context.configuration.undoSeconds,
  }
}

/** The best tab that the store is in for any of its services. */
function tabOf(store: StoreRecord, now: Date): PartnerStore['tab'] {
  const tabs = store.services.map(
    (service) => storeTab(storeMoment(store, { service, zone: null }, now)).tab,
  )
  const those = new Set(tabs)
  return STORE_TABS.find((tab) => those.has(tab)) ?? 'closed'
}
