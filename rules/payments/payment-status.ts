export const PAYMENT_METHODS = ['cash', 'online'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/**
 * Where the money of an order is: awaited, held on the card, being captured, captured, no longer held when
 * it was to be captured, being voided, voided.
 */
export const PAYMENT_STATUSES = [
  'awaiting',
  'authorised',
  'capturing',
  'captured',
  'lapsed',
  'voiding',
  'voided',
] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/**
 * What happens to the money of an order. `claim` and `release` are our requests to the provider, when the
 * order is accepted or ends before, and `unclaim` takes the first one back; the others are what the provider
 * has done.
 */
export const PAYMENT_ACTS = [
  'authorise',
  'claim',
  'unclaim',
  'capture',
  'lapse',
  'release',
  'void',
  /** Somebody captured it at the provider itself, after its order had ended. */
  'takeElsewhere',
] as const
export type PaymentAct = (typeof PAYMENT_ACTS)[number]

/** What an order's history says of its money. */
export const PAYMENT_EVENTS = ['capture', 'void', 'refund'] as const
export type PaymentEvent = (typeof PAYMENT_EVENTS)[number]

export interface PaymentTransition {
  from: PaymentStatus
  act: PaymentAct
  to: PaymentStatus
}

/** Every way the money of an order can move. There is no other. */
export const PAYMENT_TRANSITIONS: readonly PaymentTransition[] = [
  { from: 'awaiting', act: 'authorise', to: 'authorised' },
  { from: 'awaiting', act: 'release', to: 'voiding' },
  { from: 'authorised', act: 'claim', to: 'capturing' },
  { from: 'authorised', act: 'release', to: 'voiding' },
  { from: 'capturing', act: 'unclaim', to: 'authorised' },
  { from: 'capturing', act: 'capture', to: 'captured' },
  { from: 'capturing', act: 'lapse', to: 'lapsed' },
  { from: 'voiding', act: 'void', to: 'voided' },
  { from: 'voiding', act: 'takeElsewhere', to: 'captured' },
]

/** Where an act leads to, or null when it is not possible (any more). */
export function nextPaymentStatus(status: PaymentStatus, act: PaymentAct): PaymentStatus | null {
  return PAYMENT_TRANSITIONS.find((way) => way.from === status && way.act === act)?.to ?? null
}

/** Whether no money was taken, and none will be by us. */
export function isNeverCharged(status: PaymentStatus): boolean {
  return status === 'voiding' || status === 'voided' || status === 'lapsed'
}

export const REFUND_PAYERS = ['store', 'marketplace'] as const
export type RefundPayer = (typeof REFUND_PAYERS)[number]

export const REFUND_STATUSES = ['requested', 'succeeded', 'failed'] as const
export type RefundStatus = (typeof REFUND_STATUSES)[number]

/**
 * The accounts of the ledger; provider is what the payment provider holds for us, bank what was paid to stores
 * from the marketplace's own account.
 */
export const LEDGER_ACCOUNTS = [
  'customer',
  'store',
  'marketplace',
  'provider',
  'providerFee',
  'bagCharge',
  'tip',
  'bank',
] as const
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number]
