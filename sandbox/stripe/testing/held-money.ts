import type { Stripe } from 'stripe'
import { RETURN_URL } from './test-stripe.ts'

type Params = Partial<Stripe.PaymentIntentCreateParams>

export const PAID_BY_VISA = { payment_method: 'pm_card_visa', return_url: RETURN_URL }

/** A payment of £12.50 that waits to be paid, to be captured by hand. */
export const createPayment = (stripe: Stripe, more: Params = {}) =>
  stripe.paymentIntents.create({
    amount: 1250,
    currency: 'gbp',
    capture_method: 'manual',
    allowed_payment_method_types: ['card'],
    ...more,
  })

/** The same, confirmed with a card. */
export const holdMoney = (stripe: Stripe, more: Params = {}) =>
  createPayment(stripe, { ...PAID_BY_VISA, confirm: true, ...more })
