import type { Diet } from '#contract/menu.ts'
import type { StoreCard } from '#contract/stores/stores.ts'
import type { BagRule, Nation } from '#rules/cart/bag-charge.ts'
import type { DeliveryZone } from '#rules/delivery/choose-zone.ts'
import type { Service } from '#rules/orders/service.ts'
import type { LifecycleState } from '#rules/stores/store-lifecycle.ts'
import type { PauseReason } from '#rules/stores/pause.ts'
import type { StarCounts, StoreRating } from '#rules/reviews/store-rating.ts'
import type { OpeningHours } from '#rules/stores/opening-hours.ts'
import type { StoreTab } from '#rules/stores/store-tab.ts'

/** Where a store stands for a service and a zone, as it travels, and until when that stays so. */
export interface StoreState {
  tab: StoreTab
  opensAt: string | null
  closesAt: string | null
  isPaused: boolean
  nextSlotAt: string | null
  /** Of an order placed now, with the extra minutes of a busy store. */
  preparationMinutes: number
  /** True at instants from the first to before the second, in milliseconds since 1970. */
  fromMs: number
  untilMs: number
}

/** A store with all that rules ask about it, but its menu. Shared between requests: never changed. */
export interface StoreRecord {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly legalName: string
  /** Of whoever sells the food by law, in one line; null: the restaurant's own. */
  readonly legalAddress: string | null
  /** Null: not a company, or not known. */
  readonly companyNumber: string | null
  /** Null: the store has said nothing of VAT. The rate is in thousandths of a price before VAT; null: not known. */
  readonly vat: { readonly number: string; readonly rate: number | null } | null
  readonly description: string
  readonly address: string
  readonly city: string
  readonly area: string
  readonly postCode: string
  readonly latitude: number
  readonly longitude: number
  readonly nation: Nation
  readonly phone: string
  /** Where its emails go. */
  readonly email: string
  readonly hygiene: StoreCard['hygiene']
  readonly storeTypes: Readonly<StoreCard['storeTypes']>
  readonly services: readonly Service[]
  readonly hours: OpeningHours
  readonly zones: readonly DeliveryZone[]
  readonly preparationMinutes: number
  readonly preparationByHour: ReadonlyMap<number, number>
  readonly lastOrderMinutes: number
  readonly preOrderDays: number
  readonly collectionMinimumPence: number
  /** Orders that it takes on for one slot; null: as many as come. */
  readonly slotOrders: number | null
  readonly bag: BagRule
  /** How long the store has to answer an order. */
  readonly acceptMinutes: number
  /** After how long its staff are emailed that an order still waits; null: never. */
  readonly waitingEmailMinutes: number | null
  /** Customers find it and order from it only while it is live. */
  readonly lifecycle: LifecycleState
  readonly pausedUntil: Date | null
  /** Whether orders for after the pause are taken while it runs. */
  readonly pauseTakesPreOrders: boolean
  readonly pauseReason: PauseReason
  /** Why its whole area is paused, as customers read it; empty for every other pause. */
  readonly pauseNote: string
  readonly busyMinutes: number
  readonly busyUntil: Date | null
  readonly starCounts: StarCounts
  /** What they come to. */
  readonly rating: StoreRating
  readonly art: StoreCard['art']
  /** How many dishes that it sells are for a diet; one that is left out has none. */
  readonly dietDishes: Readonly<Partial<Record<Diet, number>>>
  /** What `stateOf` has found for each service and zone, remembered for a minute. */
  readonly states: Map<string, StoreState>
}

/** A store's address in one line. */
export function postalAddress({ address, city, postCode }: StoreRecord): string {
  return `${address}, ${city} ${postCode}`
}

/** The address of whoever sells the food, which the law wants beside their name. */
export const sellerAddress = (store: StoreRecord): string =>
  store.legalAddress ?? postalAddress(store)
