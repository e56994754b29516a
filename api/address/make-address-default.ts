import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import {
  dropDefault,
  findSavedAddress,
  lockAddressBook,
  updateSavedAddress,
} from './saved-addresses.queries.ts'

/** Makes a saved address the default. Throws NONEXISTING_ADDRESS, also for somebody else's. */
export async function makeAddressDefault(
  { db }: Context,
  accountId: string,
  id: string,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await lockAddressBook(transaction, accountId)
    if (!(await findSavedAddress(transaction, accountId, id)))
      throw new ApiError('NONEXISTING_ADDRESS')
    await dropDefault(transaction, accountId)
    await updateSavedAddress(transaction, accountId, id, { is_default: true })
  })
}
