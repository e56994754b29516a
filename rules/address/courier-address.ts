import { streetAddressOf, type AddressText } from './street.ts'

/** Where an order goes: an address, and the flat, floor or business that was typed beside it. */
export interface Destination {
  address: AddressText
  addressLine: string
}

/**
 * The lines of an address in the order in which a courier finds the door: the flat before the street,
 * then the district, then the town with its postcode, without the country. A saved address has its
 * flat after the district, where the extra line is inserted; this moves it to the front.
 */
export function courierAddressLines({ address, addressLine }: Destination): string[] {
  const { street, addressLine: saved, place } = streetAddressOf(address)
  const known = [street, saved].flatMap((part) => part.toLowerCase().split(', '))
  const typed = addressLine.trim()
  const isKnown = known.includes(typed.toLowerCase())
  const streetAddress = [isKnown ? '' : typed, saved, street].filter((line) => line !== '')
  return [...streetAddress, ...placeLines(address, place.address)]
}

/** The same in one line: "Flat 2, 14 Mare Street, Hackney, London E8 1AA". */
export function courierAddress(destination: Destination): string {
  return courierAddressLines(destination).join(', ')
}

/** The district and the town, whose postcode stands beside it however it was written. */
function placeLines({ city, postCode, country }: AddressText, place: string): string[] {
  const countries = new Set(['uk', 'united kingdom', country.toLowerCase()])
  const lines = place
    .split(',')
    .map((line) => line.replace(postCode, '').trim())
    .filter((line) => line !== '' && !countries.has(line.toLowerCase()))
  const town = lines.pop() ?? city
  return [...lines, `${town} ${postCode}`.trim()]
}
