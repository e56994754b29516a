import type { PaymentIntentResult, Stripe, StripeElements } from '@stripe/stripe-js'
import type { PaymentIntent } from '#contract/payments/payments.ts'
import { readConfirmation, type Confirmation } from './payment-confirmation.ts'

/** Asks the provider to hold the money of an order. */
export type Confirm = (intent: PaymentIntent) => Promise<Confirmation>

/** Who pays, as typed at checkout: the card's form does not ask for it again. */
export interface Payer {
  name: string
  email: string
  phone: string
}

/** What of it the provider gets: it refuses a name or a number that is there and empty. */
export function billingOf({ name, email, phone }: Payer): Partial<Payer> {
  return { ...(name && { name }), ...(email && { email }), ...(phone && { phone }) }
}

/** Where a bank sends somebody back to whom it asked on a page of its own. */
export type ReturnUrlOf = (orderId: string) => string

/** With what is typed into the card's form, or the wallet whose sheet is open. */
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

/** A script that breaks on the way leaves nobody knowing what it had done by then. */
async function answered(ask: () => Promise<PaymentIntentResult>): Promise<Confirmation> {
  try {
    return readConfirmation(await ask())
  } catch {
    return { kind: 'unclear', why: 'unknown' }
  }
}
