import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { isOrderToken } from './order-token.ts'
import { loadOrder, type OrderRow } from './orders.queries.ts'

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
