/** The final state: in the database, at the provider and in the mailbox. */
export interface Facts {
  orders: OrderFact[]
  events: EventFact[]
  payments: PaymentFact[]
  refunds: RefundFact[]
  transfers: TransferFact[]
  uses: UseFact[]
  carts: CartFact[]
  places: PlaceFact[]
  discrepancies: { kind: string; subject: string; orderId: string | null }[]
  intents: IntentFact[]
  /** Customers as the provider has them, and the cards that it has of anybody. */
  customers: { id: string; metadata: { accountId?: string } }[]
  paymentMethods: { id: string; customer: string | null }[]
  savedCards: SavedCardFact[]
  /** How many copies of each email came, by Message-ID. */
  letters: ReadonlyMap<string, number>
}

export interface OrderFact {
  id: string
  cartToken: string
  status: string
  method: 'cash' | 'online'
  totalPence: number
  subtotalPence: number
  discountPence: number
  deliveryFeePence: number
  platformFeePence: number
  plasticBagChargePence: number
  tipPence: number
  linesPence: number
  hasSlot: boolean
}

export interface EventFact {
  orderId: string
  act: string
  by: string
}

export interface PaymentFact {
  orderId: string
  status: string
  amountPence: number
  refundedPence: number
  feePence: number | null
  intentId: string | null
}

export interface RefundFact {
  id: string
  orderId: string
  status: string
  amountPence: number
  payer: string
  /** Who requested it; null: nobody, it came with a cancellation. */
  requestedBy: string | null
  providerId: string | null
}

export interface TransferFact {
  orderId: string
  kind: string
  refundId: string | null
  debit: string
  credit: string
  amountPence: number
}

/** Something limited: how much of it is used up, and how much orders have. */
export interface UseFact {
  what: string
  gone: number
  inOrders: number
}

export interface SavedCardFact {
  accountId: string
  paymentMethodId: string
}

export interface CartFact {
  token: string
  isOrdered: boolean
}

export interface PlaceFact {
  cartToken: string
  isOfOrder: boolean
}

/** A payment as the provider has it. */
export interface IntentFact {
  id: string
  status: string
  amount: number
  amount_received: number
  metadata: { orderId?: string }
  charges: {
    id: string
    captured: boolean
    paid: boolean
    amount_captured: number
    balance_transaction: { fee: number } | null
  }[]
  refunds: {
    id: string
    status: string
    amount: number
    metadata: { refundId?: string } | null
    balance_transaction: unknown
  }[]
}

/** The provider's answer. */
export type ProviderFacts = Pick<Facts, 'intents' | 'customers' | 'paymentMethods'>

/** A violation, with its evidence. */
export interface Violation {
  rule: string
  evidence: unknown
}

/** Statuses in which an order belongs to the store, or did until the food was handed over. */
const LIVE = new Set(['pending', 'accepted', 'outfordelivery', 'readyforpickup', 'completed'])
const ACCEPTED = new Set(['accepted', 'outfordelivery', 'readyforpickup', 'completed'])

export const isLive = ({ status }: OrderFact) => LIVE.has(status)
export const isAccepted = ({ status }: OrderFact) => ACCEPTED.has(status)

export const sum = <Item>(items: readonly Item[], of: (item: Item) => number) =>
  items.reduce((total, item) => total + of(item), 0)

/** What the provider has really refunded: a voided authorisation is no refund. */
export const givenBack = ({ refunds }: IntentFact) =>
  refunds.filter(
    ({ status, balance_transaction }) => status === 'succeeded' && balance_transaction !== null,
  )
