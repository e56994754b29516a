import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { isOrderToken } from './order-token.ts'
import { loadOrder, type OrderRow } from './orders.queries.ts'
import type { FastifyRequest } from 'fastify'
import { ORDER_TOKEN_HEADER } from '#contract/constants.ts'
import type { Who } from '#api/http/asker.ts'

/** Who says that an order is theirs: its customer, or a guest who shows its token. */
export interface Claimant {
  accountId: string | null
  orderToken: string | null
}

/** An order that is the claimant's. Throws NONEXISTING_ORDER for any other, as if there were none. */
export async function findOwnOrder(
  { configuration, db }: Context,
  orderId: string,
  { accountId, orderToken }: Claimant,
): Promise<OrderRow> {
  const row = await loadOrder(db, orderId)
  const isTheirs = row !== undefined && row.accountId !== null && row.accountId === accountId
  const isShown = orderToken !== null && isOrderToken(configuration, orderId, orderToken)
  if (!row || !(isTheirs || isShown)) throw new ApiError('NONEXISTING_ORDER')
  return row
}

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
