import type { SavedAddress } from '#contract/address.ts'
import type { SavedAddressRow } from './saved-addresses.queries.ts'

/** A kept address as it travels. */
export function savedAddressOf(row: SavedAddressRow): SavedAddress {
  const { post_code: postCode, place_id: placeId, is_default: isDefault, ...named } = row
  const { courier_note: courierNote, ...rest } = named
  return { ...rest, postCode, placeId, isDefault, courierNote }
}
