import type { Params } from '#sandbox/stripe/wire/params.ts'

const FUTURE_USAGES = ['on_session', 'off_session'] as const
const REQUESTS = ['automatic', 'any', 'challenge'] as const

/** What `payment_method_options[card]` wishes for, as far as the sandbox has it. */
export function readCardOptions(params: Params) {
  const options = params.part('payment_method_options')
  options?.refuseUnknown(['card'])
  const card = options?.part('card') ?? null
  card?.refuseUnknown(['request_three_d_secure', 'setup_future_usage'])
  const request = card?.choice('request_three_d_secure', REQUESTS) ?? 'automatic'
  return {
    isAuthenticationRequested: request !== 'automatic',
    setupFutureUsage: card?.choice('setup_future_usage', FUTURE_USAGES) ?? null,
  }
}
