import type {
  changeSavedAddress as changeSavedAddressCall,
  SavedAddress,
} from '#contract/address.ts'
import type { BodyOf } from '#contract/call.ts'
import { becomesDefault } from '#rules/account/default-choice.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { savedAddressOf } from './list-saved-addresses.ts'
import {
  deleteSavedAddressRow,
  dropDefault,
  findSameAddress,
  findSavedAddress,
  lockAddressBook,
  updateSavedAddress,
} from './saved-addresses.queries.ts'
import { readAddressToSave } from './validate-address.ts'

/**
 * Replaces a saved address. If it becomes the same street address as another, the two become one, which is
 * the default if either was. Throws a FieldError for an incomplete one, and NONEXISTING_ADDRESS, also for
 * somebody else's address.
 */
export async function changeSavedAddress(
  context: Context,
  accountId: string,
  { id, body }: { id: string; body: BodyOf<typeof changeSavedAddressCall> },
): Promise<SavedAddress> {
  const address = await readAddressToSave(context, body)
  const row = await inTransaction(context.db, async (transaction) => {
    await lockAddressBook(transaction, accountId)
    if (!(await findSavedAddress(transaction, accountId, id)))
      throw new ApiError('NONEXISTING_ADDRESS')
    const same = await findSameAddress(transaction, accountId, address)
    const other = same?.id === id ? undefined : same
    const replacesDefault = other?.is_default === true
    const isDefault = becomesDefault({ isChosen: body.isDefault, replacesDefault })
    if (other) await deleteSavedAddressRow(transaction, accountId, other.id)
    if (isDefault) await dropDefault(transaction, accountId)
    return updateSavedAddress(transaction, accountId, id, { ...address, is_default: isDefault })
  })
  return savedAddressOf(row)
}
