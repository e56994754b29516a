import type { Stripe } from 'stripe'
import type { Endpoint, StripeCall } from '#sandbox/stripe/wire/endpoint.ts'
import { LIST_PARAMETERS, listOf } from '#sandbox/stripe/wire/list.ts'
import { missing } from '#sandbox/stripe/wire/refusal.ts'

export const EVENT_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'GET',
    path: 'events',
    takes: [...LIST_PARAMETERS, 'type', 'types'],
    answer({ state, params }) {
      const type = params.text('type')
      const types = type === null ? params.texts('types') : [type]
      const events = state.all('event').filter((event) => isOneOf(event, types))
      return listOf(events, params, '/v1/events')
    },
  },
  { method: 'GET', path: 'events/:id', takes: [], answer: retrieve },
]

function retrieve({ state, id }: StripeCall): Stripe.Event {
  const event = state.find('event', id)
  if (!event) throw missing('event', id)
  return event
}

function isOneOf({ type }: Stripe.Event, types: readonly string[]): boolean {
  return (
    types.length === 0 || types.some((requested) => requested === type || fits(requested, type))
  )
}

/** `charge.*` is every event of a charge. */
function fits(pattern: string, type: string): boolean {
  return pattern.endsWith('.*') && type.startsWith(pattern.slice(0, -1))
}
