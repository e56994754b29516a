import type { CommissionTerms } from '#rules/payments/commission.ts'
import type { InvoiceLine } from '#rules/payments/invoice.ts'
import type { AllergenDeclarations } from '#rules/menu/allergens.ts'
import type { IfSoldOut } from '#rules/cart/if-sold-out.ts'
import type { MenuDocument } from '#rules/menu/document/menu-document.ts'
import type { VatShare } from '#rules/menu/vat.ts'
import type { AllergenVerdict } from '#rules/menu/allergen-verdict.ts'
import type { Address } from '#contract/address.ts'
import type { Contact } from '#contract/cart/cart.ts'
import type { Order, OrderLine } from '#contract/orders.ts'
import type { OrderPayment, OrderRefund } from '#contract/payments/order-payment.ts'
import type { Statement } from '#contract/payments/statement.ts'
import type { ProblemLine } from '#contract/problems/problem-report.ts'
import type { AppliedDiscount } from '#contract/discount.ts'
import type { SoldWhen } from '#contract/menu.ts'
import type { DishArt, StoreCard } from '#contract/stores/stores.ts'

/** The types of the jsonb columns. */
export type FeeTiers = { fromPence: number; feePence: number }[]

export type DaySpans = { startMinute: number; durationMinutes: number }[]

export type TableArt = StoreCard['art']

export type Dish = DishArt
export type { MenuPhoto } from '#rules/menu/document/menu-document.ts'

export type Allergens = AllergenDeclarations

export type CartAddress = Address

export type CartContact = Contact

/**
 * A line as the cart stores it: the choices, never the price. The names are those at the time, for a line
 * whose product or option has left the menu.
 */
export type StoredLine = {
  id: string
  productId: string
  name: string
  quantity: number
  note: string
  options: StoredOption[]
  /** For a meal deal; other lines, and those from before there were any, have none. */
  parts?: StoredPart[]
  /** The member of a shared cart who added it; the owner's lines have none. */
  memberId?: string
  /** Missing until it was chosen. */
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

/** A friend in a shared cart, identified by the SHA-256 of a token that only they have. */
export type CartMember = { id: string; name: string; tokenHash: string }

export type SoldWhenColumn = SoldWhen

export type MenuColumn = MenuDocument

/** What an order promised besides its amounts. */
export type OrderSnapshot = Pick<
  Order,
  'contact' | 'address' | 'addressLine' | 'deliveryNote' | 'allergyNote'
> & {
  /** Orders from before a seller could have another address than the restaurant have none. */
  store: Omit<Order['store'], 'sellerAddress'> & { sellerAddress?: string }
  allergens: AllergenVerdict
  /** From the placing to the hand-over, as it was promised then. */
  preparationMinutes: number
  deliveryMinutes: number
  /** The store's, as it was then; orders from before receipts showed it have none. */
  vat?: { number: string; rate: number | null } | null
  /** That it was priced by; orders from before menus had versions have none. */
  menuVersion?: number
  /** Orders from before restaurants could give it have none. */
  companyNumber?: string | null
  /** What the store agreed to pay the marketplace when the order was placed; missing: nothing. */
  commission?: CommissionTerms
  /** Orders from before there were discounts have none. */
  discount?: AppliedDiscount
  /** Orders from before customers chose have none of these. */
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
  /** What of one falls under which rate of VAT; left out: all under that of the order. */
  vat?: VatShare[] | undefined
}

/** What is written on an invoice, or on a credit note. */
export type InvoiceSnapshot = {
  seller: { legalName: string; address: string; companyNumber: string; vatNumber: string }
  buyer: {
    name: string
    legalName: string
    address: string
    companyNumber: string | null
    vatNumber: string | null
  }
  /** Thousandths of a price before VAT. */
  vatRate: number
  lines: InvoiceLine[]
  /** Of a credit note that corrects an invoice: that one's number, and why. */
  corrects: { number: string; reason: string } | null
}

/** A numbered statement of a store for a month: who issued it, and its head. */
export type MonthlyStatementSnapshot = {
  issuer: InvoiceSnapshot['seller'] & { marketplace: string }
  head: Pick<Statement, 'from' | 'to' | 'store' | 'totals'> & { slug: string }
}

/** A line of an order before or after a change: what it costs and what is in it, and nothing of a person. */
export type ChangedLine = {
  productId: string
  name: string
  /** 0: it was taken out. */
  quantity: number
  unitPricePence: number
  linePence: number
  discountPence: number
  parts?: OrderLine['parts'] | undefined
} & Pick<OrderLineSnapshot, 'art' | 'options' | 'kcal' | 'allergens' | 'isAgeRestricted' | 'vat'>

/** The card that pays for an order. */
export type PaidCard = NonNullable<OrderPayment['card']>

/** A quantity of a line of an order that was refunded. */
export type RefundedLine = NonNullable<OrderRefund['lines']>[number]

/** A quantity of a line of an order, and its problem. */
export type ReportedLine = ProblemLine

type OrderedOption = {
  optionId?: string | undefined
  groupName: string
  name: string
  quantity: number
}
