import type { PaymentIntentResult, Stripe, StripeElements } from '@stripe/stripe-js'
import type { PaymentIntent } from '#contract/payments/payments.ts'
import { readConfirmation, type Confirmation } from './payment-confirmation.ts'

/** Asks the provider to authorise the money of an order. */
export type Confirm = (intent: PaymentIntent) => Promise<Confirmation>

/** The payer's details, as typed at checkout: the card's form does not ask for them again. */
export interface Payer {
  name: string
  email: string
  phone: string
}

/** The details that the provider gets: it refuses an empty name or number. */
export function billingOf({ name, email, phone }: Payer): Partial<Payer> {
  return { ...(name && { name }), ...(email && { email }), ...(phone && { phone }) }
}

/** Where a bank redirects back to from its own page. */
export type ReturnUrlOf = (orderId: string) => string

/** With the card's form, or the wallet whose sheet is open. */
export function confirmByElements(
  stripe: Stripe,
  elements: StripeElements,
  returnUrlOf: ReturnUrlOf,
  payer: Payer | null,
): Confirm {
  return ({ clientSecret, orderId }) =>
    answered(() =>
      stripe.confirmPayment({
        elements,
        clientSecret,
        confirmParams: {
          return_url: returnUrlOf(orderId),
          ...(payer && { payment_method_data: { billing_details: billingOf(payer) } }),
        },
        redirect: 'if_required',
      }),
    )
}

/** With the saved card that was chosen for the cart. */
export function confirmBySavedCard(stripe: Stripe, returnUrlOf: ReturnUrlOf): Confirm {
  return async ({ clientSecret, orderId, paymentMethodId }) => {
    if (paymentMethodId === null) return { kind: 'refused', why: 'missing' }
    return answered(() =>
      stripe.confirmPayment({
        clientSecret,
        confirmParams: { return_url: returnUrlOf(orderId), payment_method: paymentMethodId },
        redirect: 'if_required',
      }),
    )
  }
}

/** If the script fails on the way, the result is unknown. */
async function answered(ask: () => Promise<PaymentIntentResult>): Promise<Confirmation> {
  try {
    return readConfirmation(await ask())
  } catch {
    return { kind: 'unclear', why: 'unknown' }
  }
}
