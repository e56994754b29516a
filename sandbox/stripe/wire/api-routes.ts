import type { Route } from '#sandbox/http/stand-in.ts'
import { answerCall } from './answer-call.ts'
import type { StripeApi } from './answer-call.ts'

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Stripe-Version, Idempotency-Key',
  'Access-Control-Max-Age': '600',
}

/** Stripe's REST API below `/v1/` and `/v2/`. */
export function stripeApiRoutes(api: StripeApi): Route[] {
  const path = /^\/v1\/(.+)$/
  const isForOtherSites = true
  const methods = ['GET', 'POST', 'DELETE'] as const
  const versions = [path, /^\/(v2\/.+)$/]
  return [
    ...versions.flatMap((path) =>
      methods.map((method): Route => ({
        method,
        path,
        isForOtherSites,
        answer: (call) => answerCall(api, method, call),
      })),
    ),
    {
      method: 'OPTIONS',
      path,
      isForOtherSites,
      answer({ response }) {
        response.writeHead(204, CORS).end()
      },
    },
  ]
}
