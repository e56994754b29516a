import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Configuration } from '#api/settings/configuration.ts'
import { ApiError } from '#api/http/api-error.ts'
import { networkOf } from '#api/http/network-of.ts'
import { languageOfPath } from '#rules/text/languages.ts'

/** The same limit as for looking places up by the API; see address.routes.ts. */
const PER_MINUTE = 600
/** A browser or a crawler requests a few at a time; a whole office has one address. */
const AT_ONCE = 20
/** Pages that look up the place in their address. */
const LOOKS_PLACES_UP = /^\/(?:restaurants|find)(?:[/.?]|$)/i

/** Renders a page for a visitor, unless they have had too many: `mayWait` lets others go first. */
export type LimitedRender = <Page>(
  request: FastifyRequest,
  render: (options: { mayWait: boolean }) => Promise<Page>,
) => Promise<Page>

/**
 * Limits the renders for one visitor: each page costs milliseconds of a processor. After 600 in a minute
 * theirs wait behind everybody else's, so that a crawler gets every page and nobody notices it; more than 20
 * at the same time are refused. A page of a place may call a maps service, which costs money: these are
 * limited to 600 in a minute. Cached pages are not counted. Our pages' calls of the API are not limited
 * there, because they are for all visitors.
 * @returns throws TOO_MANY_REQUESTS
 */
export async function limitRenders(
  app: FastifyInstance,
  { rateLimits, googleMapsApiKey }: Pick<Configuration, 'rateLimits' | 'googleMapsApiKey'>,
): Promise<LimitedRender> {
  if (!rateLimits) return (_request, render) => render({ mayWait: false })
  await app.register(rateLimit, { global: false, keyGenerator: ({ ip }) => networkOf(ip) })
  const count = app.createRateLimit({ max: PER_MINUTE, timeWindow: 60_000 })
  const running = new Map<string, number>()
  return async (request, render) => {
    const network = networkOf(request.ip)
    const others = running.get(network) ?? 0
    if (others >= AT_ONCE) throw new ApiError('TOO_MANY_REQUESTS', { retryAfterSeconds: 1 })
    running.set(network, others + 1)
    try {
      const counted = await count(request)
      const mayWait = !counted.isAllowed && counted.isExceeded
      if (
        mayWait &&
        googleMapsApiKey !== null &&
        LOOKS_PLACES_UP.test(languageOfPath(request.url).path)
      )
        throw new ApiError('TOO_MANY_REQUESTS', { retryAfterSeconds: counted.ttlInSeconds })
      return await render({ mayWait })
    } finally {
      const left = (running.get(network) ?? 1) - 1
      if (left > 0) running.set(network, left)
      else running.delete(network)
    }
  }
}
