import type { Stripe } from 'stripe'
import { readCustomer } from '../customers/find-customer.ts'
import { recordEvent } from '../events/record-event.ts'
import { readPaymentMethod } from '../payment-methods/find-payment-method.ts'
import { newClientSecret, newId } from '../state/ids.ts'
import type { StripeCall } from '../wire/endpoint.ts'
import type { Params } from '../wire/params.ts'
import { invalidParameter } from '../wire/refusal.ts'
import { confirmIntent } from './confirm.ts'
import { readAmount, readCurrency } from './read-amount.ts'
import { readCardOptions } from './read-card-options.ts'

export const CONFIRM_PARAMETERS = [
  'error_on_requires_action',
  'off_session',
  'payment_method',
  'payment_method_data',
  'payment_method_options',
  'receipt_email',
  'return_url',
  'setup_future_usage',
  'use_stripe_sdk',
]

export const CREATE_PARAMETERS = [
  ...CONFIRM_PARAMETERS,
  'amount',
  'automatic_payment_methods',
  'capture_method',
  'confirm',
  'confirmation_method',
  'currency',
  'customer',
  'description',
  'metadata',
  'payment_method_types',
  'statement_descriptor_suffix',
]

export function createIntent(call: StripeCall): Stripe.PaymentIntent {
  const { state, params } = call
  const intent = state.put('payment_intent', readIntent(call))
  recordEvent(state, 'payment_intent.created', intent)
  return params.flag('confirm') ? confirmIntent(call, intent) : intent
}

function readIntent({ state, params }: StripeCall): Stripe.PaymentIntent {
  const id = newId('pi')
  const currency = readCurrency(params)
  const customer = readCustomer(state, params)
  const paymentMethod = params.flag('confirm') ? null : readPaymentMethod(state, params, customer)
  return {
    ...NOTHING_ELSE,
    id,
    object: 'payment_intent',
    amount: readAmount(params, currency),
    ...readTypes(params),
    capture_method:
      params.choice('capture_method', ['automatic', 'automatic_async', 'manual']) ??
      'automatic_async',
    client_secret: newClientSecret(id),
    confirmation_method:
      params.choice('confirmation_method', ['automatic', 'manual']) ?? 'automatic',
    created: state.now(),
    currency,
    customer,
    description: params.text('description'),
    metadata: params.metadata(),
    payment_method: paymentMethod?.id ?? null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } as never },
    receipt_email: params.text('receipt_email'),
    setup_future_usage: readFutureUsage(params),
    statement_descriptor_suffix: params.text('statement_descriptor_suffix'),
    status: paymentMethod ? 'requires_confirmation' : 'requires_payment_method',
  }
}

/** Without a wish, an intent takes whatever the account has; in the sandbox that is cards. */
function readTypes(params: Params) {
  const automatic = params.part('automatic_payment_methods')
  automatic?.refuseUnknown(['enabled', 'allow_redirects'])
  const types = params.texts('payment_method_types')
  if (types.some((type) => type !== 'card')) {
    throw invalidParameter('payment_method_types', 'The sandbox has the type card only.')
  }
  const isAutomatic = automatic?.flag('enabled') ?? types.length === 0
  const allow_redirects = automatic?.choice('allow_redirects', ['always', 'never']) ?? 'always'
  return {
    automatic_payment_methods: isAutomatic ? { enabled: true, allow_redirects } : null,
    payment_method_types: ['card'],
  }
}

function readFutureUsage(params: Params) {
  const { setupFutureUsage } = readCardOptions(params)
  return params.choice('setup_future_usage', ['on_session', 'off_session']) ?? setupFutureUsage
}

const NOTHING_ELSE = {
  allowed_payment_method_types: null,
  amount_capturable: 0,
  amount_received: 0,
  application: null,
  application_fee_amount: null,
  canceled_at: null,
  cancellation_reason: null,
  customer_account: null,
  excluded_payment_method_types: null,
  last_payment_error: null,
  latest_charge: null,
  livemode: false,
  managed_payments: null,
  next_action: null,
  on_behalf_of: null,
  payment_method_configuration_details: null,
  payment_record: null,
  processing: null,
  review: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  transfer_data: null,
  transfer_group: null,
}
