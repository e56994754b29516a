import type { Address, Suggestion } from '#contract/address.ts'
import { ADDRESS_TYPED_MINIMUM } from '#contract/constants.ts'
import type { FieldCode } from '#contract/errors.ts'
import { isFullPostcode } from '#rules/address/postcode.ts'

export interface Suggestions {
  /** What these are suggestions for. */
  typed: string
  items: readonly Suggestion[]
  hasFailed: boolean
}

/** Whether a text is long enough to mean a place; a shorter one clears the address. */
export const isEnoughTyped = (text: string) => text.trim().length >= ADDRESS_TYPED_MINIMUM

/**
 * Why an address will not do, or null when it will. A list of stores needs a town and a postcode of
 * any length; a door needs a whole postcode.
 */
export function addressFault(address: Address, isPrecise: boolean): FieldCode | null {
  const [firstPart = ''] = address.address.split(',')
  if (!address.city || !(address.area || firstPart.trim())) return 'required_address'
  if (!address.postCode) return 'required_address'
  if (isPrecise && !isFullPostcode(address.postCode)) return 'required_city_postcode'
  return null
}

/**
 * What is wrong with a typed text, nothing having been chosen, when its field is left; null when
 * nothing is, or as long as the suggestions for it are still on their way.
 */
export function faultOnLeaving(text: string, suggestions: Suggestions): FieldCode | null {
  const typed = text.trim()
  if (!typed) return null
  if (!isEnoughTyped(typed)) return 'required_address'
  if (suggestions.typed !== typed) return null
  if (suggestions.hasFailed) return 'address_api_error'
  return suggestions.items.length === 0 ? 'required_address' : null
}
