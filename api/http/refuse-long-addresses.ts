import type { FastifyInstance } from 'fastify'
import { ApiError } from './api-error.ts'

/**
 * Of a path with its query, in characters. The longest that a page or call of ours is ever asked at is
 * a list of stores by twenty cuisines.
 */
const LONGEST_ADDRESS = 4000

/** Refuses addresses that nobody has from us, before anything is done or remembered for them. */
export function refuseLongAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.url.length > LONGEST_ADDRESS ? new ApiError('ADDRESS_TOO_LONG') : undefined)
  })
}
