import { createHash } from 'node:crypto'
import type { Stripe } from 'stripe'
import { namedCard, readCard } from '#sandbox/stripe/cards/read-card.ts'
import type { ReadCard } from '#sandbox/stripe/cards/read-card.ts'
import { NO_ADDRESS, readAddress } from '#sandbox/stripe/customers/read-address.ts'
import { newId } from '#sandbox/stripe/state/ids.ts'
import type { StripeState } from '#sandbox/stripe/state/stripe-state.ts'
import type { Params } from '#sandbox/stripe/wire/params.ts'
import { invalidParameter } from '#sandbox/stripe/wire/refusal.ts'

export const PAYMENT_METHOD_PARAMETERS = [
  'type',
  'card',
  'billing_details',
  'allow_redisplay',
  'metadata',
]
const REDISPLAY = ['always', 'limited', 'unspecified'] as const
const NOBODY = { address: NO_ADDRESS, email: null, name: null, phone: null, tax_id: null }

/** Makes a payment method of what a form says of a card. */
export function createPaymentMethod(state: StripeState, params: Params): Stripe.PaymentMethod {
  const type = params.neededText('type')
  if (type !== 'card') {
    throw invalidParameter(params.nameOf('type'), `The sandbox has cards only, not ${type}.`)
  }
  const read = readCard(params.neededPart('card'), state.nowMs())
  return store(state, read, {
    billing_details: readNewBilling(params.part('billing_details')),
    allow_redisplay: params.choice('allow_redisplay', REDISPLAY) ?? 'unspecified',
    metadata: params.metadata(),
  })
}

/** Makes a payment method of a published name such as `pm_card_visa`; null for any other text. */
export function createNamedPaymentMethod(state: StripeState, name: string) {
  const read = name.startsWith('pm_card_') ? namedCard(name, state.nowMs()) : null
  return (
    read &&
    store(state, read, { billing_details: NOBODY, allow_redisplay: 'unspecified', metadata: {} })
  )
}

/** Of a new one, nothing can be unset, which an empty text would mean. */
function readNewBilling(params: Params | null): Stripe.PaymentMethod.BillingDetails {
  for (const name of ['email', 'name', 'phone']) {
    if (params?.has(name) && params.text(name) === null) {
      const param = params.nameOf(name)
      const message = `'${param}' is empty, which would unset it. Leave it out, or give it a value.`
      throw invalidParameter(param, message, 'parameter_invalid_empty')
    }
  }
  return readBilling(params)
}

export function readBilling(params: Params | null): Stripe.PaymentMethod.BillingDetails {
  params?.refuseUnknown(['address', 'email', 'name', 'phone', 'tax_id'])
  if (!params) return NOBODY
  return {
    address: readAddress(params.part('address')) ?? NO_ADDRESS,
    email: params.text('email'),
    name: params.text('name'),
    phone: params.text('phone'),
    tax_id: params.text('tax_id'),
  }
}

type About = Required<
  Pick<Stripe.PaymentMethod, 'billing_details' | 'allow_redisplay' | 'metadata'>
>

function store(state: StripeState, read: ReadCard, about: About): Stripe.PaymentMethod {
  const id = newId('pm')
  state.put('card', {
    id,
    number: read.card.number,
    isWallet: read.wallet !== null,
    hasCvc: read.hasCvc,
    isSetUp: read.card.threeDSecure === 'alreadySetUp',
    isSpent: false,
  })
  return state.put('payment_method', {
    id,
    object: 'payment_method',
    card: shownCard(read, about.billing_details),
    created: state.now(),
    customer: null,
    customer_account: null,
    livemode: false,
    type: 'card',
    ...about,
  })
}

function shownCard(
  { card, expMonth, expYear, hasCvc, wallet }: ReadCard,
  { address }: Stripe.PaymentMethod.BillingDetails,
): Stripe.PaymentMethod.Card {
  const last4 = card.number.slice(-4)
  return {
    brand: card.brand,
    checks: {
      address_line1_check: address?.line1 ? 'pass' : null,
      address_postal_code_check: address?.postal_code ? 'pass' : null,
      cvc_check: hasCvc ? card.cvcCheck : null,
    },
    country: card.country,
    display_brand: card.brand,
    exp_month: expMonth,
    exp_year: expYear,
    // It identifies the same card across payment methods.
    fingerprint: createHash('sha256').update(card.number).digest('hex').slice(0, 16),
    funding: card.funding,
    generated_from: null,
    last4,
    networks: { available: [card.brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: card.threeDSecure !== 'unsupported' },
    wallet: wallet && { type: wallet, [wallet]: {}, dynamic_last4: last4 },
  }
}
