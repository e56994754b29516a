import type { Stripe } from 'stripe'

/** What the sandbox knows of a card beside what it shows: which published test card it is. */
export type StoredCard = {
  /** The id of its payment method. */
  id: string
  /** Always one of the published numbers: any other is refused before it is stored. */
  number: string
  /** A wallet has authenticated its owner already. */
  isWallet: boolean
  hasCvc: boolean
  /** Set up for payments without the customer being there. */
  isSetUp: boolean
  /** Used up: a card that belongs to no customer pays once. */
  isSpent: boolean
}

/** What waits for a customer who is being authenticated; `id` is that of the intent. */
export type Authentication = {
  id: string
  returnUrl: string | null
}

/** One event on its way to one webhook endpoint; deleted once it has arrived. */
export type Delivery = {
  /** `{event}.{endpoint}`, and `.again` for a duplicate. */
  id: string
  eventId: string
  endpointId: string
  /** How often it was refused so far. */
  tries: number
}

/** A link by which a connected account introduces itself, once. */
export type AccountLink = {
  id: string
  accountId: string
  refreshUrl: string
  returnUrl: string | null
  /** Milliseconds since 1970. */
  expiresAtMs: number
  isUsed: boolean
}

/** An event of the second version of the API: it names what changed, and nothing else. */
export type ThinEvent = {
  id: string
  object: 'v2.core.event'
  type: string
  livemode: false
  /** An instant in ISO 8601. */
  created: string
  related_object: { id: string; type: string; url: string }
}

/** Where thin events are sent. */
export type EventDestination = { id: string; url: string; secret: string }

/** The answer to a call with an idempotency key; `id` is the key. */
export type StoredAnswer = {
  id: string
  fingerprint: string
  requestId: string
  status: number
  body: string
  /** Milliseconds since 1970. */
  atMs: number
}

/** Everything that is stored. Objects refer to each other by id. */
export type StoredObjects = {
  account: Stripe.V2.Core.Account
  account_link: AccountLink
  customer: Stripe.Customer | Stripe.DeletedCustomer
  payment_method: Stripe.PaymentMethod
  payment_intent: Stripe.PaymentIntent
  setup_intent: Stripe.SetupIntent
  charge: Stripe.Charge
  balance_transaction: Stripe.BalanceTransaction
  refund: Stripe.Refund
  transfer: Stripe.Transfer
  transfer_reversal: Stripe.TransferReversal
  application_fee: Stripe.ApplicationFee
  event: Stripe.Event
  webhook_endpoint: Stripe.WebhookEndpoint
  thin_event: ThinEvent
  event_destination: EventDestination
  card: StoredCard
  authentication: Authentication
  delivery: Delivery
  answer: StoredAnswer
}

export type Kind = keyof StoredObjects

export const KINDS: readonly Kind[] = [
  'account',
  'account_link',
  'customer',
  'payment_method',
  'payment_intent',
  'setup_intent',
  'charge',
  'balance_transaction',
  'refund',
  'transfer',
  'transfer_reversal',
  'application_fee',
  'event',
  'webhook_endpoint',
  'thin_event',
  'event_destination',
  'card',
  'authentication',
  'delivery',
  'answer',
]
