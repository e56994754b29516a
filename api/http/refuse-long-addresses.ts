import type { FastifyInstance } from 'fastify'
import { ApiError } from './api-error.ts'

/** The length of a path with its query, in characters. Our longest is a list of stores by twenty cuisines. */
const LONGEST_ADDRESS = 4000

/** Refuses addresses longer than any of ours, before anything is done or cached for them. */
export function refuseLongAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.url.length > LONGEST_ADDRESS ? new ApiError('ADDRESS_TOO_LONG') : undefined)
  })
}
