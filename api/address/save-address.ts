import type { saveAddress as saveAddressCall, SavedAddress } from '#contract/address.ts'
import type { BodyOf } from '#contract/call.ts'
import { SAVED_ADDRESSES_MAXIMUM } from '#contract/constants.ts'
import { becomesDefault } from '#rules/account/default-choice.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { savedAddressOf } from './list-saved-addresses.ts'
import {
  countSavedAddresses,
  dropDefault,
  findSameAddress,
  insertSavedAddress,
  lockAddressBook,
  updateSavedAddress,
} from './saved-addresses.queries.ts'
import { readAddressToSave } from './validate-address.ts'

/**
 * Saves an address of a customer. One that is saved already stays, and takes a label, a note for the courier
 * and being the default from the request, if given. The first one is the default. Throws a FieldError for an
 * incomplete one, ADDRESS_BOOK_FULL, and UNAUTHORIZED when the account no longer exists.
 */
export async function saveAddress(
  context: Context,
  accountId: string,
  body: BodyOf<typeof saveAddressCall>,
): Promise<SavedAddress> {
  const { isDefault } = body
  const address = await readAddressToSave(context, body)
  const row = await inTransaction(context.db, async (transaction) => {
    if (!(await lockAddressBook(transaction, accountId))) throw new ApiError('UNAUTHORIZED')
    const same = await findSameAddress(transaction, accountId, address)
    // Label and note are only replaced by others, never cleared.
    const words = {
      label: address.label || same?.label || '',
      courier_note: address.courier_note || same?.courier_note || '',
    }
    const isAsItWas = words.label === same?.label && words.courier_note === same.courier_note
    if (same && isAsItWas && (same.is_default || !isDefault)) return same
    const count = await countSavedAddresses(transaction, accountId)
    if (!same && count >= SAVED_ADDRESSES_MAXIMUM)
      throw new ApiError('ADDRESS_BOOK_FULL', { maximum: SAVED_ADDRESSES_MAXIMUM })
    const isNewDefault = becomesDefault({ isChosen: isDefault, isFirst: count === 0 })
    if (isNewDefault && !same?.is_default) await dropDefault(transaction, accountId)
    const change = { ...words, is_default: isNewDefault || same?.is_default === true }
    if (same) return updateSavedAddress(transaction, accountId, same.id, change)
    return insertSavedAddress(transaction, accountId, { ...address, ...change }, context.now())
  })
  return savedAddressOf(row)
}
