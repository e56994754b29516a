import type { AllergenMarks } from '#rules/menu/allergens.ts'
import type { AllergenVerdict } from '#rules/menu/allergen-verdict.ts'
import type { Address } from '#contract/address.ts'
import type { Contact } from '#contract/cart.ts'
import type { Order, OrderLine } from '#contract/orders.ts'
import type { DishArt, StoreCard } from '#contract/stores.ts'

/** What the jsonb columns hold. */
export type FeeTiers = { fromPence: number; feePence: number }[]

export type DaySpans = { startMinute: number; durationMinutes: number }[]

export type TableArt = StoreCard['art']

export type Dish = DishArt

export type Allergens = AllergenMarks

export type CartAddress = Address

export type CartContact = Contact

/**
 * A line as the cart keeps it: what was chosen, never what it costs. The names are those at the time,
 * to say what a line was whose product or option has left the menu.
 */
export type KeptLine = {
  id: string
  productId: string
  name: string
  quantity: number
  note: string
  options: { optionId: string; groupName: string; name: string; quantity: number }[]
}

/** What an order promised beyond its amounts. */
export type OrderSnapshot = Pick<
  Order,
  'store' | 'contact' | 'address' | 'addressLine' | 'deliveryNote' | 'allergyNote'
> & {
  allergens: AllergenVerdict
  /** From the placing to the hand-over, as it was said then. */
  preparationMinutes: number
  deliveryMinutes: number
}

export type OrderLineSnapshot = Pick<
  OrderLine,
  'art' | 'options' | 'note' | 'kcal' | 'allergens' | 'isAgeRestricted'
>
