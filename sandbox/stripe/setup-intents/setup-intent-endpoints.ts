import type { Stripe } from 'stripe'
import { readCustomer } from '#sandbox/stripe/customers/find-customer.ts'
import { recordEvent } from '#sandbox/stripe/events/record-event.ts'
import { readPaymentMethod } from '#sandbox/stripe/payment-methods/find-payment-method.ts'
import { readTypes } from '#sandbox/stripe/payment-intents/read-types.ts'
import { newClientSecret, newId } from '#sandbox/stripe/state/ids.ts'
import type { Endpoint, StripeCall } from '#sandbox/stripe/wire/endpoint.ts'
import { BROWSER_PARAMETERS } from '#sandbox/stripe/wire/endpoint.ts'
import { LIST_PARAMETERS, listOf } from '#sandbox/stripe/wire/list.ts'
import { confirmSetup } from './confirm-setup.ts'
import { requestedSetup, unexpectedSetupState } from './find-setup.ts'

const CONFIRM_PARAMETERS = [
  'allowed_payment_method_types',
  'payment_method',
  'payment_method_data',
  'payment_method_options',
  'return_url',
  'use_stripe_sdk',
]
const CREATE_PARAMETERS = [
  ...CONFIRM_PARAMETERS,
  'automatic_payment_methods',
  'confirm',
  'customer',
  'description',
  'metadata',
  'usage',
]

export const SETUP_INTENT_ENDPOINTS: readonly Endpoint[] = [
  { method: 'POST', path: 'setup_intents', takes: CREATE_PARAMETERS, answer: create },
  {
    method: 'GET',
    path: 'setup_intents',
    takes: [...LIST_PARAMETERS, 'customer'],
    answer: ({ state, params }) => {
      const customer = params.text('customer')
      const setups = state
        .all('setup_intent')
        .filter((setup) => customer === null || setup.customer === customer)
      return listOf(setups, params, '/v1/setup_intents')
    },
  },
  {
    method: 'GET',
    path: 'setup_intents/:id',
    isForBrowsers: true,
    takes: BROWSER_PARAMETERS,
    answer: requestedSetup,
  },
  {
    method: 'POST',
    path: 'setup_intents/:id/confirm',
    isForBrowsers: true,
    takes: [...CONFIRM_PARAMETERS, ...BROWSER_PARAMETERS],
    answer: (call) => confirmSetup(call, requestedSetup(call)),
  },
  {
    method: 'POST',
    path: 'setup_intents/:id/cancel',
    takes: ['cancellation_reason'],
    answer: cancel,
  },
]

function create(call: StripeCall): Stripe.SetupIntent {
  const { state, params } = call
  const id = newId('seti')
  const customer = readCustomer(state, params)
  const isConfirmed = params.flag('confirm') ?? false
  const paymentMethod = isConfirmed ? null : readPaymentMethod(state, params, customer)
  const setup = state.put('setup_intent', {
    id,
    object: 'setup_intent',
    ...readTypes(params),
    application: null,
    cancellation_reason: null,
    client_secret: newClientSecret(id),
    created: state.now(),
    customer,
    description: params.text('description'),
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: params.metadata(),
    next_action: null,
    on_behalf_of: null,
    payment_method: paymentMethod?.id ?? null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    single_use_mandate: null,
    status: paymentMethod ? 'requires_confirmation' : 'requires_payment_method',
    usage: params.choice('usage', ['off_session', 'on_session']) ?? 'off_session',
  })
  recordEvent(state, 'setup_intent.created', setup)
  return isConfirmed ? confirmSetup(call, setup) : setup
}

function cancel(call: StripeCall): Stripe.SetupIntent {
  const { state, params } = call
  const setup = requestedSetup(call)
  if (setup.status === 'succeeded' || setup.status === 'canceled') {
    const why = `because it has a status of ${setup.status}`
    throw unexpectedSetupState(setup, `You cannot cancel this SetupIntent ${why}.`)
  }
  const reasons = ['abandoned', 'duplicate', 'requested_by_customer'] as const
  state.remove('authentication', setup.id)
  const canceled = state.put('setup_intent', {
    ...setup,
    cancellation_reason: params.choice('cancellation_reason', reasons),
    next_action: null,
    status: 'canceled',
  })
  recordEvent(state, 'setup_intent.canceled', canceled)
  return canceled
}
