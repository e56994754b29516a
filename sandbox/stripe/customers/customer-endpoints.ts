import type { Stripe } from 'stripe'
import { recordEvent } from '#sandbox/stripe/events/record-event.ts'
import { listOfCustomer } from '#sandbox/stripe/payment-methods/list-payment-methods.ts'
import { newId, randomText } from '#sandbox/stripe/state/ids.ts'
import type { Endpoint, StripeCall } from '#sandbox/stripe/wire/endpoint.ts'
import { LIST_PARAMETERS, listOf } from '#sandbox/stripe/wire/list.ts'
import { missing } from '#sandbox/stripe/wire/refusal.ts'
import { detachAll } from '#sandbox/stripe/payment-methods/detach.ts'
import { readAddress } from './read-address.ts'
import { findCustomer } from './find-customer.ts'

const TAKES = ['name', 'email', 'phone', 'description', 'address', 'metadata', 'preferred_locales']

export const CUSTOMER_ENDPOINTS: readonly Endpoint[] = [
  { method: 'POST', path: 'customers', takes: TAKES, answer: create },
  { method: 'GET', path: 'customers', takes: [...LIST_PARAMETERS, 'email'], answer: list },
  { method: 'GET', path: 'customers/:id', takes: [], answer: retrieve },
  { method: 'POST', path: 'customers/:id', takes: TAKES, answer: update },
  { method: 'DELETE', path: 'customers/:id', takes: [], answer: remove },
  {
    method: 'GET',
    path: 'customers/:id/payment_methods',
    takes: [...LIST_PARAMETERS, 'type', 'allow_redisplay'],
    answer: ({ state, params, id }) => {
      const customer = existing({ state, id })
      return listOfCustomer(state, params, customer.id, `/v1/customers/${id}/payment_methods`)
    },
  },
]

function create({ state, params }: StripeCall): Stripe.Customer {
  const customer: Stripe.Customer = {
    id: newId('cus'),
    object: 'customer',
    address: readAddress(params.part('address')),
    balance: 0,
    created: state.now(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: params.text('description'),
    discount: null,
    email: params.text('email'),
    invoice_prefix: randomText(8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: params.metadata(),
    name: params.text('name'),
    next_invoice_sequence: 1,
    phone: params.text('phone'),
    preferred_locales: params.texts('preferred_locales'),
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  }
  state.put('customer', customer)
  recordEvent(state, 'customer.created', customer)
  return customer
}

function list({ state, params }: StripeCall): object {
  const email = params.text('email')
  const customers = state
    .all('customer')
    .filter((each) => !each.deleted && (email === null || each.email === email))
  return listOf(customers, params, '/v1/customers')
}

/** A deleted customer can still be retrieved. */
function retrieve({ state, id }: StripeCall): object {
  return state.find('customer', id) ?? existing({ state, id })
}

function update({ state, params, id }: StripeCall): Stripe.Customer {
  const before = existing({ state, id })
  const text = (name: 'name' | 'email' | 'phone' | 'description') =>
    params.has(name) ? params.text(name) : (before[name] ?? null)
  const customer: Stripe.Customer = {
    ...before,
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    description: text('description'),
    address: params.has('address') ? readAddress(params.part('address')) : (before.address ?? null),
    metadata: params.metadata(before.metadata),
  }
  state.put('customer', customer)
  recordEvent(state, 'customer.updated', customer)
  return customer
}

/** Its cards are deleted with it; its payments stay. */
function remove({ state, id }: StripeCall): Stripe.DeletedCustomer {
  const customer = existing({ state, id })
  detachAll(state, id)
  const deleted: Stripe.DeletedCustomer = { id, object: 'customer', deleted: true }
  state.put('customer', deleted)
  recordEvent(state, 'customer.deleted', customer)
  return deleted
}

function existing({ state, id }: Pick<StripeCall, 'state' | 'id'>): Stripe.Customer {
  const customer = findCustomer(state, id)
  if (!customer) throw missing('customer', id)
  return customer
}
