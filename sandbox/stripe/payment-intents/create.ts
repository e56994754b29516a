import type { Stripe } from 'stripe'
import { readCustomer } from '#sandbox/stripe/customers/find-customer.ts'
import { recordEvent } from '#sandbox/stripe/events/record-event.ts'
import { readPaymentMethod } from '#sandbox/stripe/payment-methods/find-payment-method.ts'
import { newClientSecret, newId } from '#sandbox/stripe/state/ids.ts'
import type { StripeCall } from '#sandbox/stripe/wire/endpoint.ts'
import type { Params } from '#sandbox/stripe/wire/params.ts'
import { confirmIntent } from './confirm.ts'
import { readAmount, readCurrency } from './read-amount.ts'
import { readCardOptions } from './read-card-options.ts'
import { readApplicationFee, readTransferData } from './read-transfer.ts'
import { readTypes } from './read-types.ts'

export const CONFIRM_PARAMETERS = [
  'allowed_payment_method_types',
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
  'application_fee_amount',
  'automatic_payment_methods',
  'capture_method',
  'confirm',
  'confirmation_method',
  'currency',
  'customer',
  'description',
  'metadata',
  'statement_descriptor_suffix',
  'transfer_data',
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
  const amount = readAmount(params, currency)
  const transfer_data = readTransferData(state, params)
  return {
    ...NOTHING_ELSE,
    id,
    object: 'payment_intent',
    amount,
    application_fee_amount: readApplicationFee(params, { amount, transfer_data }),
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
    payment_method_options: { card: CARD_OPTIONS },
    receipt_email: params.text('receipt_email'),
    setup_future_usage: readFutureUsage(params),
    statement_descriptor_suffix: params.text('statement_descriptor_suffix'),
    status: paymentMethod ? 'requires_confirmation' : 'requires_payment_method',
    transfer_data,
  }
}

function readFutureUsage(params: Params) {
  const { setupFutureUsage } = readCardOptions(params)
  return params.choice('setup_future_usage', ['on_session', 'off_session']) ?? setupFutureUsage
}

const CARD_OPTIONS: Stripe.PaymentIntent.PaymentMethodOptions.Card = {
  installments: null,
  mandate_options: null,
  network: null,
  request_three_d_secure: 'automatic',
}

const NOTHING_ELSE = {
  amount_capturable: 0,
  amount_details: { tip: {} },
  amount_received: 0,
  application: null,
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
  transfer_group: null,
}
