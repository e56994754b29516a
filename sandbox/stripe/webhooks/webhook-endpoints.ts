import type { Stripe } from 'stripe'
import { newId } from '#sandbox/stripe/state/ids.ts'
import type { StripeState } from '#sandbox/stripe/state/stripe-state.ts'
import { API_VERSION } from '#sandbox/stripe/wire/api-version.ts'
import type { Endpoint, StripeCall } from '#sandbox/stripe/wire/endpoint.ts'
import { LIST_PARAMETERS, listOf } from '#sandbox/stripe/wire/list.ts'
import type { Params } from '#sandbox/stripe/wire/params.ts'
import { invalidParameter, missing } from '#sandbox/stripe/wire/refusal.ts'

const TAKES = ['url', 'enabled_events', 'description', 'metadata']

export const WEBHOOK_ENDPOINT_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'POST',
    path: 'webhook_endpoints',
    takes: [...TAKES, 'api_version'],
    answer: create,
  },
  {
    method: 'GET',
    path: 'webhook_endpoints',
    takes: LIST_PARAMETERS,
    answer: ({ state, params }) =>
      listOf(state.all('webhook_endpoint').map(withoutSecret), params, '/v1/webhook_endpoints'),
  },
  {
    method: 'GET',
    path: 'webhook_endpoints/:id',
    takes: [],
    answer: (call) => withoutSecret(existing(call)),
  },
  {
    method: 'POST',
    path: 'webhook_endpoints/:id',
    takes: [...TAKES, 'disabled'],
    answer: update,
  },
  {
    method: 'DELETE',
    path: 'webhook_endpoints/:id',
    takes: [],
    answer(call): Stripe.DeletedWebhookEndpoint {
      const { id } = existing(call)
      call.state.remove('webhook_endpoint', id)
      return { id, object: 'webhook_endpoint', deleted: true }
    },
  },
]

/**
 * The endpoint of the marketplace that the sandbox was started with, in place of an earlier one.
 * What did not reach that one is tried anew.
 */
export function registerEndpoint(state: StripeState, url: string, secret: string): void {
  const about = { url, secret, enabled_events: ['*'], description: 'Registered at the start' }
  state.inOneGo(() => {
    const { id } = state.put('webhook_endpoint', { ...blank(state, 'we_sandbox'), ...about })
    const waiting = state.all('delivery').filter(({ endpointId }) => endpointId === id)
    waiting.forEach((delivery) => state.put('delivery', { ...delivery, tries: 0 }))
  })
}

/** Its secret is shown only here. */
function create({ state, params }: StripeCall): Stripe.WebhookEndpoint {
  return state.put('webhook_endpoint', {
    ...blank(state, newId('we')),
    description: params.text('description'),
    enabled_events: readEvents(params),
    metadata: params.metadata(),
    secret: newId('whsec'),
    url: readUrl(params),
  })
}

function update(call: StripeCall): Stripe.WebhookEndpoint {
  const { state, params } = call
  const before = existing(call)
  const isDisabled = params.flag('disabled') ?? before.status === 'disabled'
  const updated = state.put('webhook_endpoint', {
    ...before,
    description: params.has('description') ? params.text('description') : before.description,
    enabled_events: params.has('enabled_events') ? readEvents(params) : before.enabled_events,
    metadata: params.metadata(before.metadata),
    status: isDisabled ? 'disabled' : 'enabled',
    url: params.has('url') ? readUrl(params) : before.url,
  })
  return withoutSecret(updated)
}

function blank(state: StripeState, id: string): Stripe.WebhookEndpoint {
  return {
    id,
    object: 'webhook_endpoint',
    api_version: API_VERSION,
    application: null,
    created: state.now(),
    description: null,
    enabled_events: [],
    livemode: false,
    metadata: {},
    status: 'enabled',
    url: '',
  }
}

function readEvents(params: Params): string[] {
  const events = params.texts('enabled_events')
  if (events.length > 0) return events
  throw invalidParameter('enabled_events', 'Name the events to be told of, or *.')
}

function readUrl(params: Params): string {
  const url = params.neededText('url')
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return url
  throw invalidParameter('url', 'Invalid URL: it begins with http:// or https://.', 'url_invalid')
}

function existing({ state, id }: StripeCall): Stripe.WebhookEndpoint {
  const endpoint = state.find('webhook_endpoint', id)
  if (!endpoint) throw missing('webhook endpoint', id)
  return endpoint
}

function withoutSecret(endpoint: Stripe.WebhookEndpoint): Stripe.WebhookEndpoint {
  const { secret: _, ...shown } = endpoint
  return shown
}
