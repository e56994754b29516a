import type { SlotItems, SlotLimits } from '#rules/stores/slot-capacity.ts'
import type { CartRow } from '#api/cart/cart-row.ts'

/** The place that a cart wants in a slot of a store that takes on only so much for one. */
export interface WantedPlace {
  storeId: string
  storeName: string
  startsAt: Date
  limits: SlotLimits
  items: SlotItems
}

/** What of a cart decides about its place. */
export type TimedCart = Pick<
  CartRow,
  'token' | 'store_id' | 'service' | 'service_time' | 'address' | 'lines'
>
