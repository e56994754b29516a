import type { PaidCard } from '#api/database/column-types.ts'

/** The state of an intent's money. */
export type IntentStatus =
  /** No card was authorised yet; a card may have been refused. */
  | 'awaiting'
  /** The provider is processing it. */
  | 'processing'
  /** Authorised, not captured. */
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
  /** The provider's fee for the capture; null while it is unknown. */
  feePence: number | null
  /** Allows a browser to pay it. */
  clientSecret: string
  /** The order it was made for; null: none of ours. */
  orderId: string | null
  /** The card that pays; null while none does. */
  card: (PaidCard & ProviderCard) | null
  /** What of it was transferred to the store's account with the capture; null: nothing. */
  transfer: { transferId: string; transferredPence: number } | null
  createdAt: Date
}

/** A card as the provider has it. */
export interface ProviderCard {
  paymentMethodId: string
  /** The same for the same card, however often it is used. */
  fingerprint: string
  brand: string
  last4: string
  expiryMonth: number
  expiryYear: number
  /** The provider's customer who has it; null: none. */
  customerId: string | null
}

export interface ProviderRefund {
  id: string
  status: 'pending' | 'succeeded' | 'failed'
}

/** The subject of a verified webhook event. */
export interface WebhookEvent {
  /** The same however often it arrives. */
  id: string
  type: string
  intentId: string | null
  orderId: string | null
}

export interface NewIntent {
  orderId: string
  /** For a tip after delivery; missing: it is the order's own payment. */
  tipId?: string
  /** For the statement of the card and the provider's own pages. */
  orderNumber: string
  storeName: string
  amountPence: number
  /** Whose card it may be; null for guests. */
  customerId: string | null
  /** Whether the card is to be saved for the customer. */
  savesCard: boolean
  /** The store's account that what is captured goes to; missing: it stays with the marketplace. */
  destination?: { accountId: string; marketplacePence: number } | null
}

/** Whether a store's account may receive money: it may, its details are being checked, or some are missing. */
export type AccountStatus = 'active' | 'pending' | 'restricted'

/** The subject of a verified event about a store's account. */
export interface AccountEvent {
  id: string
  type: string
  /** Null: it is about no account. */
  accountId: string | null
}

/**
 * The payment provider. Every call may be repeated: its effect happens once. Each throws
 * `PaymentsUnreachable` when the provider gives no (valid) answer, or has just been found down, and
 * `PaymentsRefused` when it refuses.
 */
export interface PaymentsPort {
  /** What the browser needs to load the provider's script. */
  publishableKey: string
  scriptUrl: string
  isSandbox: boolean
  /** Whether its keys are for trying it: anybody pays with a card of its documentation, and no money moves. */
  isTestMode: boolean
  /** Its minimum amount. */
  minimumPence: number
  /** False while it has been found down. */
  isAvailable(): boolean
  /**
   * Whether it accepts the keys, and sends every event that the product needs to this address. A key that may not
   * ask about the latter works.
   */
  checkSetUp(webhookUrl: string): Promise<'works' | 'noWebhook' | 'refused'>
  createIntent(intent: NewIntent): Promise<Intent>
  findIntent(intentId: string): Promise<Intent>
  /**
   * Captures so much of what is authorised, and voids the rest. Refused when nothing is (any more), also when
   * it was captured already.
   */
  captureIntent(
    intentId: string,
    amountPence: number,
    /** What the marketplace keeps of it where the rest is transferred; 0: as the intent was made. */
    marketplacePence?: number,
  ): Promise<Intent>
  /** Voids the authorisation and cancels the payment. Refused when it was captured already. */
  cancelIntent(intentId: string): Promise<Intent>
  refund(refund: {
    refundId: string
    intentId: string
    amountPence: number
  }): Promise<ProviderRefund>
  /** The state of a refund that the provider was still processing. */
  findRefund(providerRefundId: string): Promise<ProviderRefund>
  /** The refund that was made under our own id of it; null: none was. */
  findRefundOf(intentId: string, refundId: string): Promise<ProviderRefund | null>
  /** Those made since an instant, the newest first, a page at a time. */
  listIntents(since: Date, after: string | null): Promise<{ items: Intent[]; hasMore: boolean }>
  createCustomer(customer: { accountId: string; email: string; name: string }): Promise<string>
  createSetupIntent(customerId: string): Promise<{ setupIntentId: string; clientSecret: string }>
  /** The card of a finished setup; null until it is. */
  findSetupCard(setupIntentId: string): Promise<ProviderCard | null>
  detachCard(paymentMethodId: string): Promise<void>
  /** With all its cards; payments made stay. */
  deleteCustomer(customerId: string): Promise<void>
  /** Whether stores can be paid by the provider: it tells us what becomes of their accounts. */
  paysStores: boolean
  createAccount(account: { storeId: string; email: string; name: string }): Promise<string>
  /** A page of the provider's, valid once and for minutes, on which a store introduces itself. */
  createOnboardingLink(
    accountId: string,
    links: { returnUrl: string; refreshUrl: string },
  ): Promise<string>
  findAccountStatus(accountId: string): Promise<AccountStatus>
  /** Takes a part of a transfer back from a store's account for a refund. */
  reverseTransfer(reversal: {
    transferId: string
    refundId: string
    amountPence: number
  }): Promise<void>
  /** As `readWebhookEvent`, of an event about a store's account. */
  readAccountEvent(body: Buffer, signature: string): Promise<AccountEvent>
  /**
   * Reads a webhook event. Throws `PaymentsRefused` with the code `signature` when it is not the provider's,
   * and `unreadable` when it is, but cannot be parsed.
   */
  readWebhookEvent(body: Buffer, signature: string): Promise<WebhookEvent>
}

/** It is unknown whether it happened: try again. */
export class PaymentsUnreachable extends Error {
  override name = 'PaymentsUnreachable'
}

/** The same, because the provider is still processing this very thing: it works for everything else. */
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
