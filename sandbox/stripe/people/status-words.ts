import type { Stripe } from 'stripe'
import { moneyOf } from './money.ts'

const WORDS: Readonly<Record<string, string>> = {
  requires_payment_method: 'Waiting for a card',
  requires_confirmation: 'Waiting for confirmation',
  requires_action: 'Waiting for 3-D Secure',
  processing: 'In progress',
  requires_capture: 'Held, not charged yet',
  succeeded: 'Paid',
  canceled: 'Cancelled',
}

/** How a payment stands, in words. */
export function statusWords(intent: Stripe.PaymentIntent, charge: Stripe.Charge | null): string {
  const back = charge?.captured ? charge.amount_refunded : 0
  if (back > 0 && charge?.refunded) return 'Refunded'
  if (back > 0) return `Paid, ${moneyOf(back, intent.currency)} refunded`
  if (intent.last_payment_error) return 'Declined, waiting for another card'
  return WORDS[intent.status] ?? intent.status
}
