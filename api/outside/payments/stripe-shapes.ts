import type Stripe from 'stripe'
import { z } from 'zod'
import type { Intent, IntentStatus, ProviderCard, WebhookEvent } from './payments.port.ts'

const INTENT_STATUSES: Readonly<Record<string, IntentStatus>> = {
  requires_payment_method: 'awaiting',
  requires_confirmation: 'awaiting',
  requires_action: 'awaiting',
  processing: 'processing',
  requires_capture: 'authorised',
  succeeded: 'captured',
  canceled: 'cancelled',
}

/** An intent of Stripe's, with its charge where it was requested. */
export function intentOf(intent: Stripe.PaymentIntent): Intent {
  const charge = expanded(intent.latest_charge)
  return {
    id: intent.id,
    // One that the API has learnt since is nothing that we may act on.
    status: INTENT_STATUSES[intent.status] ?? 'processing',
    amountPence: intent.amount,
    capturedPence: intent.amount_received,
    refundedPence: charge ? refundedOf(charge) : 0,
    feePence: expanded(charge?.balance_transaction)?.fee ?? null,
    clientSecret: intent.client_secret ?? '',
    orderId: intent.metadata['orderId'] ?? null,
    card: cardOfIntent(intent, charge),
    createdAt: new Date(intent.created * 1000),
  }
}

/** What was refunded; Stripe also counts what was held and never captured. */
function refundedOf({ amount, amount_captured, amount_refunded }: Stripe.Charge): number {
  return Math.max(0, amount_refunded - (amount - amount_captured))
}

/** Only a card that holds, has held or paid: one that was refused is nobody's. */
function cardOfIntent(intent: Stripe.PaymentIntent, charge: Stripe.Charge | null): Intent['card'] {
  const card = charge?.payment_method_details?.card
  // A charge succeeds with the hold, and stays so when that is voided.
  if (!card || charge.status !== 'succeeded') return null
  return {
    paymentMethodId: charge.payment_method ?? '',
    fingerprint: card.fingerprint ?? '',
    brand: card.brand ?? 'card',
    last4: card.last4 ?? '',
    expiryMonth: card.exp_month,
    expiryYear: card.exp_year,
    wallet: card.wallet?.type ?? null,
    customerId: idOf(intent.customer),
  }
}

/** A payment method that is a card; null for any other. */
export function cardOf(method: Stripe.PaymentMethod): ProviderCard | null {
  const { card } = method
  if (!card) return null
  return {
    paymentMethodId: method.id,
    fingerprint: card.fingerprint ?? method.id,
    brand: card.brand,
    last4: card.last4,
    expiryMonth: card.exp_month,
    expiryYear: card.exp_year,
    customerId: idOf(method.customer),
  }
}

/** What Stripe calls a thing, or a kind of things. */
const name = z.string().regex(/^[\w.-]{1,255}$/)
const named = name.nullish().catch(null)

/** Every kind of object may come; of each only what nearly all have is looked at. */
const event = z.object({
  id: name,
  type: name,
  data: z
    .object({
      object: z.object({
        object: named,
        id: named,
        payment_intent: z
          .union([name, z.object({ id: name }).transform(({ id }) => id)])
          .nullish()
          .catch(null),
        metadata: z.object({ orderId: z.string() }).nullish().catch(null),
      }),
    })
    .nullish()
    .catch(null),
})

/** What an event is about: an intent, what hangs on one, or nothing that we know. Null: it is none. */
export function webhookEventOf(body: unknown): WebhookEvent | null {
  const { data: read } = event.safeParse(body)
  if (!read) return null
  const about = read.data?.object
  const isIntent = about?.object === 'payment_intent'
  return {
    id: read.id,
    type: read.type,
    intentId: (isIntent ? about.id : about?.payment_intent) ?? null,
    orderId: about?.metadata?.orderId ?? null,
  }
}

function expanded<Whole extends object>(value: string | Whole | null | undefined): Whole | null {
  return typeof value === 'object' ? value : null
}

function idOf(value: string | { id: string } | null | undefined): string | null {
  return typeof value === 'object' ? (value?.id ?? null) : (value ?? null)
}
