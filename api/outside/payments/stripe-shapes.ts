import type Stripe from 'stripe'
import { z } from 'zod'
import type {
  AccountEvent,
  Intent,
  IntentStatus,
  ProviderCard,
  WebhookEvent,
} from './payments.port.ts'

const INTENT_STATUSES: Readonly<Record<string, IntentStatus>> = {
  requires_payment_method: 'awaiting',
  requires_confirmation: 'awaiting',
  requires_action: 'awaiting',
  processing: 'processing',
  requires_capture: 'authorised',
  succeeded: 'captured',
  canceled: 'cancelled',
}

/** An intent of Stripe's, with its charge if it was requested. */
export function intentOf(intent: Stripe.PaymentIntent): Intent {
  const charge = expanded(intent.latest_charge)
  return {
    id: intent.id,
    // A status that the API has added since must not cause any action.
    status: INTENT_STATUSES[intent.status] ?? 'processing',
    amountPence: intent.amount,
    capturedPence: intent.amount_received,
    refundedPence: charge ? refundedOf(charge) : 0,
    feePence: expanded(charge?.balance_transaction)?.fee ?? null,
    clientSecret: intent.client_secret ?? '',
    orderId: intent.metadata['orderId'] ?? null,
    card: cardOfIntent(intent, charge),
    transfer: charge && transferOf(charge),
    createdAt: new Date(intent.created * 1000),
  }
}

/** Stripe transfers all of a charge, and takes the marketplace's part of it back at once. */
function transferOf(charge: Stripe.Charge): Intent['transfer'] {
  const transferId = idOf(charge.transfer)
  if (transferId === null) return null
  const { amount_captured: capturedPence, application_fee_amount: feePence } = charge
  return { transferId, transferredPence: Math.max(0, capturedPence - (feePence ?? 0)) }
}

/** The refunded amount; Stripe also counts what was held and never captured. */
function refundedOf({ amount, amount_captured, amount_refunded }: Stripe.Charge): number {
  return Math.max(0, amount_refunded - (amount - amount_captured))
}

/** Only a card that holds, has held or paid: not one that was refused. */
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

/** Stripe's id of an object, or the type of objects. */
const name = z.string().regex(/^[\w.-]{1,255}$/)
const named = name.nullish().catch(null)

/** Any type of object may come; only the fields that nearly all have are read. */
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

/** The subject of an event: an intent, an object of one, or an unknown one. Null: it is no event. */
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

const accountEvent = z.object({
  id: name,
  type: z.string().max(255),
  related_object: z
    .object({ id: name, type: z.literal('v2.core.account') })
    .nullish()
    .catch(null),
})

/** The subject of an event about an account. Null: it is no event. */
export function accountEventOf(body: unknown): AccountEvent | null {
  const { data: read } = accountEvent.safeParse(body)
  return read ? { id: read.id, type: read.type, accountId: read.related_object?.id ?? null } : null
}

function expanded<Whole extends object>(value: string | Whole | null | undefined): Whole | null {
  return typeof value === 'object' ? value : null
}

function idOf(value: string | { id: string } | null | undefined): string | null {
  return typeof value === 'object' ? (value?.id ?? null) : (value ?? null)
}
