import type { SavedAddress } from '#contract/address.ts'
import { SAVED_ADDRESSES_MAXIMUM } from '#contract/constants.ts'
import type { Context } from '#api/context.ts'
import { type SavedAddressRow, selectSavedAddresses } from './saved-addresses.queries.ts'

/** A customer's saved addresses: the default first, then in the order of saving. */
export async function listSavedAddresses(
  { db }: Context,
  accountId: string,
): Promise<{ items: SavedAddress[]; nextCursor: null }> {
  const rows = await selectSavedAddresses(db, accountId, SAVED_ADDRESSES_MAXIMUM)
  return { items: rows.map(savedAddressOf), nextCursor: null }
}

/** A saved address as it is sent. */
export function savedAddressOf(row: SavedAddressRow): SavedAddress {
  const { post_code: postCode, place_id: placeId, is_default: isDefault, ...named } = row
  const { courier_note: courierNote, ...rest } = named
  return { ...rest, postCode, placeId, isDefault, courierNote }
}
