import type { Address } from '#contract/address.ts'
import { streetAddressOf, localityOf } from '#rules/address/street.ts'

/** A saved address in one line: "12 Mare Street, Flat 3, E8 1AA". */
export function shortSavedAddress(address: Address): string {
  return [doorWords(address), address.postCode].filter(Boolean).join(', ')
}

/** The same with its label: "Home: 12 Mare Street, Flat 3". */
export function labelledAddress(address: Address & { label: string }): string {
  return [address.label, doorWords(address)].filter(Boolean).join(': ')
}

/** Street and flat: "12 Mare Street, Flat 3"; the area if there is no street. */
export function doorWords(address: Address): string {
  const { street, addressLine } = streetAddressOf(address)
  return [street, addressLine].filter(Boolean).join(', ') || localityOf(address)
}

/** Area, town and postcode: "Hackney, London E8 1AA". */
export function whereaboutsWords(address: Address): string {
  const { area, city } = address
  const town = `${city} ${address.postCode}`.trim()
  return area && area !== city ? `${area}, ${town}` : town
}
