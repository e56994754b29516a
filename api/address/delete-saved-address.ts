import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { deleteSavedAddressRow } from './saved-addresses.queries.ts'

/**
 * Deletes a saved address; without its default, the account has none until one is chosen. Throws
 * NONEXISTING_ADDRESS, also for somebody else's address.
 */
export async function deleteSavedAddress(
  { db }: Context,
  accountId: string,
  id: string,
): Promise<void> {
  if (!(await deleteSavedAddressRow(db, accountId, id))) throw new ApiError('NONEXISTING_ADDRESS')
}
