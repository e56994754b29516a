/** What the parts of an address are called, and its text, which is made of them. */
export interface AddressText {
  address: string
  area: string
  city: string
  postCode: string
  country: string
}

/**
 * The beginning of an address that names the door, as "12 Mare Street" in "12 Mare Street, Hackney,
 * London E8 1AA, UK"; empty where the address is a postcode or an area alone.
 */
export function streetOf(address: AddressText): string {
  return split(address).street
}

/** The rest: "Hackney, London", without street, postcode and country. */
export function localityOf({ area, city }: Pick<AddressText, 'area' | 'city'>): string {
  return [...new Set([area, city])].filter(Boolean).join(', ')
}

/** The same address with this street in front, instead of the one it had. */
export function withStreet<Address extends AddressText>(address: Address, street: string): Address {
  const { rest } = split(address)
  return { ...address, address: [street.trim(), rest].filter(Boolean).join(', ') }
}

/** The parts of an address that a person types, and the place without them. */
export interface StreetAddress<Address extends AddressText> {
  place: Address
  street: string
  /** A flat, floor or business. */
  addressLine: string
}

/**
 * Takes an address apart that was put together from a place, a street and an extra line, which stands
 * before the last two parts. Put together again it is the same.
 */
export function streetAddressOf<Address extends AddressText>(
  address: Address,
): StreetAddress<Address> {
  const parts = partsOf(address)
  const [from, to] = [beginOfLine(parts, isPlaceOf(address)), parts.length - 2]
  const without = { ...address, address: parts.toSpliced(from, to - from).join(', ') }
  const addressLine = parts.slice(from, to).join(', ')
  return { place: withStreet(without, ''), street: streetOf(without), addressLine }
}

/** Where the extra line begins; where the last two parts do if there is none. */
function beginOfLine(parts: readonly string[], isPlace: (part: string) => boolean): number {
  const end = Math.max(parts.length - 2, 0)
  const area = parts.slice(0, end).findLastIndex(isPlace)
  // Behind an area stands nothing else, whatever commas it has.
  if (area !== -1) return area + 1
  // Behind a street it is the last part, unless a number begins it or a street is all there is.
  return end > 1 && !/^\d/.test(parts[end - 1] ?? '') ? end - 1 : end
}

function split(address: AddressText): { street: string; rest: string } {
  const parts = partsOf(address)
  const from = parts.findIndex(isPlaceOf(address))
  const cut = from === -1 ? parts.length : from
  return { street: parts.slice(0, cut).join(', '), rest: parts.slice(cut).join(', ') }
}

function partsOf({ address }: Pick<AddressText, 'address'>): string[] {
  return address
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}

function isPlaceOf(address: AddressText): (part: string) => boolean {
  const known = placeNames(address)
  return (part) => known.has(plain(part))
}

/** Everything that a part of an address may be without being a street. */
function placeNames({ area, city, postCode, country }: AddressText): Set<string> {
  const places = [area, city].flatMap((name) => [name, `${name} ${postCode}`])
  return new Set([...places, postCode, country, 'UK', 'United Kingdom'].map(plain))
}

const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim()
