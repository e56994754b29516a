import type { Address } from '#contract/address.ts'
import { isFullPostcode } from '#rules/address/postcode.ts'
import type { StoreListPlace } from '#web/links.ts'

/** The text that finds an address again, and that a person reads in the address bar. */
export function locationOf({ address, postCode, area, city }: Address): string {
  if (isFullPostcode(postCode)) return postCode
  return address || [area, city].filter(Boolean).join(', ')
}

/** The list of stores for an address. */
export function placeOf(address: Address): StoreListPlace {
  const [firstPart = ''] = address.address.split(',')
  return {
    city: address.city,
    area: address.area || firstPart.trim(),
    location: locationOf(address),
  }
}

/** An address on one short line: "Hackney, E8 1AA". */
export function shortAddress({ address, area, city, postCode }: Address): string {
  const [firstPart = ''] = address.split(',')
  const name = firstPart.trim() || area || city
  return name && postCode && !name.includes(postCode) ? `${name}, ${postCode}` : name || postCode
}
