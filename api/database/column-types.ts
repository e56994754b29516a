import type { AllergenDeclarations } from '#rules/menu/allergens.ts'
import type { IfSoldOut } from '#rules/cart/if-sold-out.ts'
import type { AllergenVerdict } from '#rules/menu/allergen-verdict.ts'
import type { Address } from '#contract/address.ts'
import type { Contact } from '#contract/cart/cart.ts'
import type { Order, OrderLine, OrderPayment, OrderRefund } from '#contract/orders.ts'
import type { ProblemLine } from '#contract/problems/problem-report.ts'
import type { AppliedDiscount } from '#contract/discount.ts'
import type { SoldWhen } from '#contract/menu.ts'
import type { DishArt, StoreCard } from '#contract/stores/stores.ts'

/** What the jsonb columns hold. */
export type FeeTiers = { fromPence: number; feePence: number }[]

export type DaySpans = { startMinute: number; durationMinutes: number }[]

export type TableArt = StoreCard['art']

export type Dish = DishArt

export type Allergens = AllergenDeclarations

export type CartAddress = Address

export type CartContact = Contact

/**
 * A line as the cart keeps it: what was chosen, never what it costs. The names are those at the time,
 * to say what a line was whose product or option has left the menu.
 */
export type StoredLine = {
  id: string
  productId: string
  name: string
  quantity: number
  note: string
  options: StoredOption[]
  /** Of a meal deal; other lines, and those of before there were any, have none. */
  parts?: StoredPart[]
  /** Who of a shared cart added it; the owner's have none. */
  memberId?: string
  /** Where somebody has chosen. */
  ifSoldOut?: IfSoldOut
}

export type StoredOption = { optionId: string; groupName: string; name: string; quantity: number }

export type StoredPart = {
  slotId: string
  slotName: string
  productId: string
  name: string
  options: StoredOption[]
}

/** A friend who fills a shared cart, known by the SHA-256 of a token that only they have. */
export type CartMember = { id: string; name: string; tokenHash: string }

export type SoldWhenColumn = SoldWhen

/** What an order promised beyond its amounts. */
export type OrderSnapshot = Pick<
  Order,
  'store' | 'contact' | 'address' | 'addressLine' | 'deliveryNote' | 'allergyNote'
> & {
  allergens: AllergenVerdict
  /** From the placing to the hand-over, as it was promised then. */
  preparationMinutes: number
  deliveryMinutes: number
  /** The store's, as it was then; orders of before receipts showed it have none. */
  vat?: { number: string; rate: number | null } | null
  /** Orders of before there were discounts have none. */
  discount?: AppliedDiscount
  /** Orders of before customers chose have none of these. */
  noBag?: boolean | null
  wantsCutlery?: boolean
  leaveAtDoor?: boolean | null
}

/**
 * Parts, whose it is, what to do if it is sold out and the ids of what was chosen are missing in
 * orders from before they were stored.
 */
export type OrderLineSnapshot = Pick<
  OrderLine,
  'art' | 'note' | 'kcal' | 'allergens' | 'isAgeRestricted'
> & {
  options: OrderedOption[]
  parts?: {
    slotId: string
    slotName: string
    productId: string
    name: string
    options: OrderedOption[]
  }[]
  memberName?: string
  ifSoldOut?: IfSoldOut
}

/** The card that pays for an order. */
export type PaidCard = NonNullable<OrderPayment['card']>

/** So many of a line of an order, given back. */
export type RefundedLine = NonNullable<OrderRefund['lines']>[number]

/** So many of a line of an order, and what was wrong with them. */
export type ReportedLine = ProblemLine

type OrderedOption = { optionId?: string; groupName: string; name: string; quantity: number }
