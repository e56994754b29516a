import type { saveAddress } from '#contract/address.ts'
import type { BodyOf } from '#contract/call.ts'
import type { FieldFault } from '#contract/errors.ts'
import { insertAddressLine } from '#rules/address/place-data.ts'
import { isFullPostcode } from '#rules/address/postcode.ts'
import type { Context } from '#api/context.ts'
import { findDeliveryLocation } from './delivery-location.ts'
import { FieldError } from '#api/http/api-error.ts'
import type { AddressToSave } from './saved-addresses.queries.ts'

/** The maximum length of an address, so that it can be sent again. */
const LONGEST_ADDRESS = 300
const COUNTRY = 'United Kingdom'

/**
 * A customer's address as it is stored: its extra line merged in, the postcode in its usual spelling, and the
 * delivery position. Throws a FieldError that names everything that a courier lacks.
 */
export async function readAddressToSave(
  context: Context,
  given: BodyOf<typeof saveAddress>,
): Promise<AddressToSave> {
  const address = oneLine(insertAddressLine(oneLine(given.address), oneLine(given.addressLine)))
  const faults: FieldFault[] = []
  if (given.address === '') faults.push({ field: 'address', code: 'required_field' })
  else if (address.length > LONGEST_ADDRESS) faults.push({ field: 'addressLine', code: 'too_long' })
  if (given.city === '') faults.push({ field: 'city', code: 'required_address' })
  const place = isFullPostcode(given.postCode) ? await findDeliveryLocation(context, given) : null
  if (!place?.postCode) faults.push({ field: 'postCode', code: 'required_city_postcode' })
  if (!place?.postCode || faults.length > 0) throw new FieldError(faults)
  return {
    address,
    city: given.city,
    area: given.area,
    post_code: place.postCode,
    country: given.country || COUNTRY,
    place_id: given.placeId,
    label: given.label,
    courier_note: given.courierNote,
    ...place.coordinates,
  }
}

/** A text pasted from several lines, or with two spaces, is the same address. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
