import type { FastifyRequest } from 'fastify'
import { ORDER_TOKEN_HEADER } from '#contract/constants.ts'
import type { Who } from '#api/http/asker.ts'
import type { Claimant } from './find-own-order.ts'

/** Who asks about an order, by their session and by the token of the order that they show. */
export function claimantOf({
  who,
  request,
}: {
  who: Who | null
  request: FastifyRequest
}): Claimant {
  const shown = request.headers[ORDER_TOKEN_HEADER]
  return {
    accountId: who?.accountId ?? null,
    orderToken: typeof shown === 'string' ? shown : null,
  }
}
