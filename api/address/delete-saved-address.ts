import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { deleteSavedAddressRow } from './saved-addresses.queries.ts'

/**
 * Forgets a saved address; after the default there is none until one is chosen. Throws
 * NONEXISTING_ADDRESS, also for the address of somebody else.
 */
export async function deleteSavedAddress(
  { db }: Context,
  accountId: string,
  id: string,
): Promise<void> {
  if (!(await deleteSavedAddressRow(db, accountId, id))) throw new ApiError('NONEXISTING_ADDRESS')
}
