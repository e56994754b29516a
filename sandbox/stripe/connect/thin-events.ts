import { newId } from '#sandbox/stripe/state/ids.ts'
import type { StripeState } from '#sandbox/stripe/state/stripe-state.ts'

export const CAPABILITY_EVENT = 'v2.core.account[configuration.recipient].capability_status_updated'
export type ThinEventType = 'v2.core.account.created' | typeof CAPABILITY_EVENT

/** The event destination of the marketplace that the sandbox was started with, in place of an earlier one. */
export function registerDestination(state: StripeState, url: string, secret: string): void {
  state.inOneGo(() => state.put('event_destination', { id: 'ed_sandbox', url, secret }))
}

/** Says that something happened to an account, and not what: whoever is told reads the account. */
export function recordThinEvent(state: StripeState, type: ThinEventType, accountId: string): void {
  const event = state.put('thin_event', {
    id: newId('evt'),
    object: 'v2.core.event',
    type,
    livemode: false,
    created: new Date(state.nowMs()).toISOString(),
    related_object: {
      id: accountId,
      type: 'v2.core.account',
      url: `/v2/core/accounts/${accountId}`,
    },
  })
  for (const { id: endpointId } of state.all('event_destination'))
    state.put('delivery', {
      id: `${event.id}.${endpointId}`,
      eventId: event.id,
      endpointId,
      tries: 0,
    })
}
