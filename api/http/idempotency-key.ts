import type { FastifyRequest } from 'fastify'
import { IDEMPOTENCY_KEY_HEADER } from '#contract/constants.ts'
import { ApiError } from './api-error.ts'

const longest = 255

/** The idempotency key of a request; null: it has none. Throws UNREADABLE_REQUEST. */
export function idempotencyKeyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const key = headers[IDEMPOTENCY_KEY_HEADER]
  if (key === undefined || key === '') return null
  if (typeof key !== 'string' || key.length > longest) throw new ApiError('UNREADABLE_REQUEST')
  return key
}
