import type { Address } from '#contract/address.ts'
import { doorOf, localityOf } from '#rules/address/street.ts'

/** A saved address in one line, to name it by: "12 Mare Street, Flat 3, E8 1AA". */
export function shortDoor(address: Address): string {
  return [doorWords(address), address.postCode].filter(Boolean).join(', ')
}

/** The same with what its owner calls it: "Home: 12 Mare Street, Flat 3". */
export function labelledDoor(address: Address & { label: string }): string {
  return [address.label, doorWords(address)].filter(Boolean).join(': ')
}

/** Which door it is: "12 Mare Street, Flat 3"; the area where no street is known. */
export function doorWords(address: Address): string {
  const { street, addressLine } = doorOf(address)
  return [street, addressLine].filter(Boolean).join(', ') || localityOf(address)
}

/** Where that door is: "Hackney, London E8 1AA". */
export function whereaboutsWords(address: Address): string {
  const { area, city } = address
  const town = `${city} ${address.postCode}`.trim()
  return area && area !== city ? `${area}, ${town}` : town
}
