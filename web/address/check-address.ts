import type { Address, Suggestion } from '#contract/address.ts'
import { ADDRESS_TYPED_MINIMUM } from '#contract/constants.ts'
import type { FieldCode } from '#contract/errors.ts'
import { isFullPostcode } from '#rules/address/postcode.ts'

export interface Suggestions {
  /** The text that these are suggestions for. */
  typed: string
  items: readonly Suggestion[]
  hasFailed: boolean
}

/** Whether a text is long enough to search for; a shorter one clears the address. */
export const isEnoughTyped = (text: string) => text.trim().length >= ADDRESS_TYPED_MINIMUM

/**
 * The problem of an address; null if there is none. A list of stores needs a town and a postcode of any
 * length; a street address needs a whole postcode.
 */
export function addressFault(address: Address, isPrecise: boolean): FieldCode | null {
  const [firstPart = ''] = address.address.split(',')
  if (!address.city || !(address.area || firstPart.trim())) return 'required_address'
  if (!address.postCode) return 'required_address'
  if (isPrecise && !isFullPostcode(address.postCode)) return 'required_city_postcode'
  return null
}

/**
 * The problem of a typed text when its field loses focus without a choice; null if there is none, or while
 * the suggestions for it are loading.
 */
export function faultOnLeaving(text: string, suggestions: Suggestions): FieldCode | null {
  const typed = text.trim()
  if (!typed) return null
  if (!isEnoughTyped(typed)) return 'required_address'
  if (suggestions.typed !== typed) return null
  if (suggestions.hasFailed) return 'address_api_error'
  return suggestions.items.length === 0 ? 'required_address' : null
}
