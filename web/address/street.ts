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

function split(address: Address): { street: string; rest: string } {
  const parts = address.address
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const known = placeNames(address)
  const isPlace = (part: string) => known.has(plain(part))
  const from = parts.findIndex(isPlace)
  const cut = from === -1 ? parts.length : from
  return { street: parts.slice(0, cut).join(', '), rest: parts.slice(cut).join(', ') }
}

/** Everything that a part of an address may be without being a street. */
function placeNames({ area, city, postCode, country }: Address): Set<string> {
  const names = [area, city].filter(Boolean)
  const withPostcode = names.map((name) => `${name} ${postCode}`)
  const countries = [country, 'UK', 'United Kingdom']
  return new Set([...names, ...withPostcode, postCode, ...countries].filter(Boolean).map(plain))
}

const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim()
