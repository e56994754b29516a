import type { Stripe } from 'stripe'
import type { Decline } from '#sandbox/stripe/cards/declines.ts'
import { chargeIntent, failIntent } from '#sandbox/stripe/payment-intents/charge-intent.ts'
import { idOf } from '#sandbox/stripe/state/ids.ts'
import { failSetup, finishSetup } from '#sandbox/stripe/setup-intents/finish-setup.ts'
import type { StripeState } from '#sandbox/stripe/state/stripe-state.ts'

export type Waiting =
  | { intent: Stripe.PaymentIntent; paymentMethod: Stripe.PaymentMethod }
  | { intent: Stripe.SetupIntent; paymentMethod: Stripe.PaymentMethod }

type Intent = Stripe.PaymentIntent | Stripe.SetupIntent

/** The payment or setup that waits for its customer; null if none does by now. */
export function waitingIntent(state: StripeState, id: string): Waiting | null {
  const intent: Intent | null = state.find('payment_intent', id) ?? state.find('setup_intent', id)
  if (intent?.status !== 'requires_action') return null
  const paymentMethod = state.find('payment_method', idOf(intent.payment_method))
  if (!paymentMethod) return null
  return intent.object === 'payment_intent' ? { intent, paymentMethod } : { intent, paymentMethod }
}

/** What the customer did on the page takes the intent on; answers it as it is then. */
export function finishAuthentication(
  state: StripeState,
  { intent, paymentMethod }: Waiting,
  isAuthenticated: boolean,
): Intent {
  state.remove('authentication', intent.id)
  if (intent.object === 'payment_intent') {
    return isAuthenticated
      ? chargeIntent(state, intent, paymentMethod, true)
      : failIntent(state, intent, {
          type: 'invalid_request_error',
          ...failure('payment_intent_authentication_failure'),
          payment_method: paymentMethod,
        })
  }
  return isAuthenticated
    ? finishSetup(state, intent, paymentMethod)
    : failSetup(
        state,
        intent,
        paymentMethod,
        failure('setup_intent_authentication_failure'),
        'invalid_request_error',
      )
}

function failure(code: string): Decline {
  return {
    code,
    message:
      'The payment method could not be authenticated. Choose another one, or try again with it.',
  }
}
