import type { Stripe } from 'stripe'
import { newId } from '#sandbox/stripe/state/ids.ts'
import type { StripeState } from '#sandbox/stripe/state/stripe-state.ts'
import { API_VERSION } from '#sandbox/stripe/wire/api-version.ts'

/** The type of event for each type of object. */
type EventOf = Stripe.Event['type']

/** Keeps an event of what just happened to `object`, and sets it on its way to each endpoint. */
export function recordEvent(state: StripeState, type: EventOf, object: object): void {
  const endpoints = state.all('webhook_endpoint').filter((endpoint) => listensTo(endpoint, type))
  // One of the union's members, by the callers' choice of type and object.
  const event = {
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: state.now(),
    data: { object },
    livemode: false,
    pending_webhooks: endpoints.length,
    request: { id: state.cause?.id ?? null, idempotency_key: state.cause?.idempotency_key ?? null },
    type,
  } as Stripe.Event
  state.put('event', event)
  for (const endpoint of endpoints) {
    state.put('delivery', {
      id: `${event.id}.${endpoint.id}`,
      eventId: event.id,
      endpointId: endpoint.id,
      tries: 0,
    })
  }
}

function listensTo({ enabled_events, status }: Stripe.WebhookEndpoint, type: string): boolean {
  return status === 'enabled' && (enabled_events.includes('*') || enabled_events.includes(type))
}
