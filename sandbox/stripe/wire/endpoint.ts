import type { StripeState } from '#sandbox/stripe/state/stripe-state.ts'
import type { Params } from './params.ts'

/** Where pages of the sandbox are, once it listens. */
export type Places = {
  threeDSecureUrl(intentId: string): string
  onboardingUrl(linkId: string): string
}

export type StripeCall = {
  state: StripeState
  places: Places
  params: Params
  /** The value of `:id` in the path. */
  id: string
  /** Called with the secret key; else with the publishable one. */
  isSecret: boolean
}

export type Endpoint = {
  method: 'GET' | 'POST' | 'DELETE'
  /** Below `/v1/`, or whole for the second version, with `:id` for an id: `payment_intents/:id/confirm`. */
  path: string
  /** May also be called by a browser of any site, with the publishable key. */
  isForBrowsers?: true
  /** Names of all parameters it takes, beside `expand`. Any other one is refused. */
  takes: readonly string[]
  answer(call: StripeCall): object
}

/** Parameters that Stripe.js sends with every call, and that change nothing. */
export const BROWSER_PARAMETERS = [
  'key',
  'client_secret',
  '_stripe_version',
  'client_attribution_metadata',
]
