import type { Address } from '#contract/address.ts'

/**
 * The beginning of an address that names the door, as "12 Mare Street" in "12 Mare Street, Hackney,
 * London E8 1AA, UK"; empty where the address is a postcode or an area alone.
 */
export function streetOf(address: Address): string {
  return split(address).street
}

/** The rest: "Hackney, London", without street, postcode and country. */
export function localityOf(address: Address): string {
  const { area, city } = address
  return [...new Set([area, city])].filter(Boolean).join(', ')
}

/** The same address with this street in front, instead of the one it had. */
export function withStreet(address: Address, street: string): Address {
  const { rest } = split(address)
  return { ...address, address: [street.trim(), rest].filter(Boolean).join(', ') }
}

/** The parts of an address that a person types, and the place without them. */
export interface Door {
  place: Address
  street: string
  /** A flat, floor or business. */
  addressLine: string
}

/**
 * Takes an address apart that was put together from a place, a street and an extra line, which stands
 * before the last two parts. Put together again it is the same.
 */
export function doorOf(address: Address): Door {
  const parts = partsOf(address)
  const at = parts.length - 3
  const line = at > 0 ? (parts[at] ?? '') : ''
  // Where a street is all there is, or a number begins it, nothing was put in.
  const addressLine = /^\d/.test(line) || isPlaceOf(address)(line) ? '' : line
  const without = addressLine
    ? { ...address, address: parts.filter((_, index) => index !== at).join(', ') }
    : address
  return { place: withStreet(without, ''), street: streetOf(without), addressLine }
}

function split(address: Address): { street: string; rest: string } {
  const parts = partsOf(address)
  const from = parts.findIndex(isPlaceOf(address))
  const cut = from === -1 ? parts.length : from
  return { street: parts.slice(0, cut).join(', '), rest: parts.slice(cut).join(', ') }
}

function partsOf({ address }: Address): string[] {
  return address
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}

function isPlaceOf(address: Address): (part: string) => boolean {
  const known = placeNames(address)
  return (part) => known.has(plain(part))
}

/** Everything that a part of an address may be without being a street. */
function placeNames({ area, city, postCode, country }: Address): Set<string> {
  const names = [area, city].filter(Boolean)
  const withPostcode = names.map((name) => `${name} ${postCode}`)
  const countries = [country, 'UK', 'United Kingdom']
  return new Set([...names, ...withPostcode, postCode, ...countries].filter(Boolean).map(plain))
}

const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim()
