import type { Places } from '#sandbox/stripe/wire/endpoint.ts'

type NextAction = {
  type: string
  redirect_to_url?: { url: string; return_url: string }
  use_stripe_sdk?: { type: string; stripe_js: string }
}

/**
 * Where the customer authenticates: a redirect to the page and back, or, for Stripe.js, the page in
 * a frame, which sends a message when it is done.
 */
export function nextActionOf(
  { threeDSecureUrl }: Places,
  intentId: string,
  returnUrl: string | null,
  isForScript: boolean,
): NextAction {
  const url = threeDSecureUrl(intentId)
  if (returnUrl !== null && !isForScript) {
    return { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } }
  }
  const use_stripe_sdk = { type: 'three_d_secure_redirect', stripe_js: `${url}?framed=yes` }
  return { type: 'use_stripe_sdk', use_stripe_sdk }
}
