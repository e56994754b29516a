import type { PaidCard } from '#api/database/column-types.ts'

/** Where the provider has the money of an intent. */
export type IntentStatus =
  /** No card has been held yet; a card may have been refused. */
  | 'awaiting'
  /** The provider is at work on it. */
  | 'processing'
  /** Held on the card, not taken. */
  | 'authorised'
  | 'captured'
  | 'cancelled'

/** The payment of an order, as the provider has it now. */
export interface Intent {
  id: string
  status: IntentStatus
  amountPence: number
  capturedPence: number
  refundedPence: number
  /** The provider's fee for the capture; null while it does not say. */
  feePence: number | null
  /** Lets a browser pay it. */
  clientSecret: string
  /** The order it was made for; null: none of ours. */
  orderId: string | null
  /** The card that pays; null while none does. */
  card: (PaidCard & ProviderCard) | null
  createdAt: Date
}

/** A card as the provider has it. */
export interface ProviderCard {
  paymentMethodId: string
  /** The same for the same card, however often it is given. */
  fingerprint: string
  brand: string
  last4: string
  expiryMonth: number
  expiryYear: number
  /** Whose it is with the provider; null: it is nobody's. */
  customerId: string | null
}

export interface ProviderRefund {
  id: string
  status: 'pending' | 'succeeded' | 'failed'
}

/** What a verified message of the provider is about. */
export interface WebhookEvent {
  /** The same however often it arrives. */
  id: string
  type: string
  intentId: string | null
  orderId: string | null
}

export interface NewIntent {
  orderId: string
  /** Of a tip that is given after delivery; none: it is the order's own money. */
  tipId?: string
  /** For the statement of the card and the provider's own pages. */
  orderNumber: string
  storeName: string
  amountPence: number
  /** Whose card it may be; null for guests. */
  customerId: string | null
  /** Whether the card is to be saved for the customer. */
  savesCard: boolean
}

/**
 * Who takes money online. Every call may be repeated: what it asks for happens once. Each throws
 * `PaymentsUnreachable` when the provider gives no (sensible) answer, or not at all while it has been
 * found down, and `PaymentsRefused` when it says no.
 */
export interface PaymentsPort {
  /** What the browser needs to load the provider's script. */
  publishableKey: string
  scriptUrl: string
  isSandbox: boolean
  /** The least it takes. */
  minimumPence: number
  /** False while it has been found down. */
  isAvailable(): boolean
  createIntent(intent: NewIntent): Promise<Intent>
  findIntent(intentId: string): Promise<Intent>
  /** Takes what is held. Refused when nothing is (any more), also when it was taken already. */
  captureIntent(intentId: string): Promise<Intent>
  /** Lets go what is held, and takes nothing any more. Refused when it was taken already. */
  cancelIntent(intentId: string): Promise<Intent>
  refund(refund: {
    refundId: string
    intentId: string
    amountPence: number
  }): Promise<ProviderRefund>
  /** How far one is that the provider was still at work on. */
  findRefund(providerRefundId: string): Promise<ProviderRefund>
  /** The refund that was made under our own name of it; null: none was. */
  findRefundOf(intentId: string, refundId: string): Promise<ProviderRefund | null>
  /** Those made since an instant, the newest first, a page at a time. */
  listIntents(since: Date, after: string | null): Promise<{ items: Intent[]; hasMore: boolean }>
  createCustomer(customer: { accountId: string; email: string; name: string }): Promise<string>
  createSetupIntent(customerId: string): Promise<{ setupIntentId: string; clientSecret: string }>
  /** The card of a setup that is done; null while it is not. */
  findSetupCard(setupIntentId: string): Promise<ProviderCard | null>
  detachCard(paymentMethodId: string): Promise<void>
  /** With all its cards; payments made stay. */
  deleteCustomer(customerId: string): Promise<void>
  /**
   * Reads a message of the provider. Throws `PaymentsRefused` with the code `signature` when it is not
   * the provider's, and `unreadable` when it is, and says nothing.
   */
  readWebhookEvent(body: Buffer, signature: string): Promise<WebhookEvent>
}

/** Nobody knows whether it happened: to be tried again. */
export class PaymentsUnreachable extends Error {
  override name = 'PaymentsUnreachable'
}

/** The same, as the provider is still at work on that very thing: it is there for everyone else. */
export class PaymentsBusy extends PaymentsUnreachable {
  override name = 'PaymentsBusy'
}

/** It did not happen; `code` is the provider's. */
export class PaymentsRefused extends Error {
  override name = 'PaymentsRefused'
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}
