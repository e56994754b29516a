import type { Stripe } from 'stripe'
import type { Endpoint, StripeCall } from '#sandbox/stripe/wire/endpoint.ts'
import { BROWSER_PARAMETERS } from '#sandbox/stripe/wire/endpoint.ts'
import { LIST_PARAMETERS, listOf } from '#sandbox/stripe/wire/list.ts'
import { CANCELLABLE, cancelIntent } from './cancel.ts'
import { captureIntent } from './capture.ts'
import { confirmIntent } from './confirm.ts'
import { CONFIRM_PARAMETERS, CREATE_PARAMETERS, createIntent } from './create.ts'
import { requestedIntent, currentIntent, unexpectedState } from './find-intent.ts'
import { UPDATE_PARAMETERS, updateIntent } from './update.ts'

export const PAYMENT_INTENT_ENDPOINTS: readonly Endpoint[] = [
  { method: 'POST', path: 'payment_intents', takes: CREATE_PARAMETERS, answer: createIntent },
  {
    method: 'GET',
    path: 'payment_intents',
    takes: [...LIST_PARAMETERS, 'customer'],
    answer: list,
  },
  {
    method: 'GET',
    path: 'payment_intents/:id',
    isForBrowsers: true,
    takes: BROWSER_PARAMETERS,
    answer: requestedIntent,
  },
  {
    method: 'POST',
    path: 'payment_intents/:id',
    takes: UPDATE_PARAMETERS,
    answer: updateIntent,
  },
  {
    method: 'POST',
    path: 'payment_intents/:id/confirm',
    isForBrowsers: true,
    takes: [...CONFIRM_PARAMETERS, ...BROWSER_PARAMETERS],
    answer: (call) => confirmIntent(call, requestedIntent(call)),
  },
  {
    method: 'POST',
    path: 'payment_intents/:id/capture',
    takes: ['amount_to_capture', 'application_fee_amount'],
    answer: captureIntent,
  },
  {
    method: 'POST',
    path: 'payment_intents/:id/cancel',
    takes: ['cancellation_reason'],
    answer: cancel,
  },
]

function cancel(call: StripeCall): Stripe.PaymentIntent {
  const intent = requestedIntent(call)
  if (!CANCELLABLE.includes(intent.status)) {
    throw unexpectedState(
      intent,
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
    )
  }
  const reason = call.params.choice('cancellation_reason', [
    'abandoned',
    'duplicate',
    'fraudulent',
    'requested_by_customer',
  ])
  return cancelIntent(call.state, intent, reason)
}

function list({ state, params }: StripeCall): object {
  const customer = params.text('customer')
  const intents = state
    .all('payment_intent')
    .filter((intent) => customer === null || intent.customer === customer)
  const { data, ...rest } = listOf(intents, params, '/v1/payment_intents')
  return { ...rest, data: data.map((intent) => currentIntent(state, intent.id) ?? intent) }
}
