import type { Address } from '#contract/address.ts'
import type { FieldCode } from '#contract/errors.ts'
import { isFullPostcode } from '#rules/address/postcode.ts'

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
