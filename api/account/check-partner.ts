import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { worksFor, worksOn } from './check-partner.queries.ts'

/** Throws NONEXISTING_STORE unless the account works for the store, as if there were none. */
export async function checkStoreOf(
  { db }: Context,
  accountId: string,
  storeId: string,
): Promise<void> {
  if (!(await worksFor(db, accountId, storeId))) throw new ApiError('NONEXISTING_STORE')
}

/** Throws NONEXISTING_ORDER unless the order is for a store that the account works for. */
export async function checkOrderOf(
  { db }: Context,
  accountId: string,
  orderId: string,
): Promise<void> {
  if (!(await worksOn(db, accountId, orderId))) throw new ApiError('NONEXISTING_ORDER')
}
