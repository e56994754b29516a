import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '#api/http/api-error.ts'
import { networkOf } from '#api/http/network-of.ts'

/** As many as a visitor may look places up by the API; see address.routes.ts. */
const PER_MINUTE = 600

/**
 * Limits how many pages are rendered for one visitor: each costs milliseconds of a processor, and one
 * of a place may ask a maps service, which costs money. What is cached is not counted. What our pages
 * ask of the API is not limited there, because it is asked for all visitors.
 * @returns counts one page; throws TOO_MANY_REQUESTS
 */
export async function limitRenders(
  app: FastifyInstance,
  isLimited: boolean,
): Promise<(request: FastifyRequest) => Promise<void>> {
  if (!isLimited) return () => Promise.resolve()
  await app.register(rateLimit, { global: false, keyGenerator: ({ ip }) => networkOf(ip) })
  const count = app.createRateLimit({ max: PER_MINUTE, timeWindow: 60_000 })
  return async (request) => {
    const counted = await count(request)
    if (!counted.isAllowed && counted.isExceeded)
      throw new ApiError('TOO_MANY_REQUESTS', { retryAfterSeconds: counted.ttlInSeconds })
  }
}
