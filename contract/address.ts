import { z } from 'zod'
import { formatPostcode, isFullPostcode, parsePostcode } from '#rules/address/postcode.ts'
import { call } from './call.ts'
import {
  because,
  id,
  latitude,
  line,
  longitude,
  optionalLine,
  optionalText,
  page,
  pence,
  text,
} from './fields.ts'

/** A whole postcode in any spelling, as it is usually written. */
export const wholePostcode = text(10)
  .refine(isFullPostcode, because('invalid_postcode'))
  .overwrite((typed) => {
    const postcode = parsePostcode(typed)
    return postcode ? formatPostcode(postcode) : typed
  })

/** An address as it travels; a cleared one has empty strings and zero coordinates. */
export const address = z.object({
  address: line(300),
  city: line(100),
  area: line(100),
  postCode: line(10),
  country: line(60),
  placeId: line(300),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})
export type Address = z.output<typeof address>

export const suggestion = z.object({
  placeId: z.string(),
  label: z.string(),
  secondary: z.string(),
})
export type Suggestion = z.output<typeof suggestion>

/** A saved address; its text already has the flat or floor. */
export const savedAddress = address.extend({
  id,
  isDefault: z.boolean(),
  /** What the customer calls it, such as "Home"; may be empty. */
  label: z.string(),
  /** A note for the courier; may be empty. */
  courierNote: z.string(),
})
export type SavedAddress = z.output<typeof savedAddress>

export const feeTier = z.object({ fromPence: pence, feePence: pence })

export const deliveryZone = z.object({
  storeId: id,
  zoneId: id,
  feeTiers: z.array(feeTier),
  /** The fee for a basket at the minimum order. */
  deliveryFeePence: pence,
  minimumOrderPence: pence,
  minMinutes: z.int(),
  maxMinutes: z.int(),
})

/** One bout of typing and its choice: what a maps service bills as one. Made by the client. */
const sessionToken = z.uuid(because('invalid_value')).optional()

export const getPlace = call({
  id: 'getPlace',
  method: 'GET',
  path: '/address/place',
  summary:
    'The place that a text, a chosen suggestion or a coordinate means, with its address parts',
  permission: 'public',
  query: z
    .object({
      search: text(200).optional(),
      placeId: text(300).optional(),
      latitude: latitude.optional(),
      longitude: longitude.optional(),
      sessionToken,
    })
    .refine(
      ({ search, placeId, latitude, longitude }) =>
        (search ?? placeId) !== undefined || (latitude !== undefined && longitude !== undefined),
      { path: ['search'], error: 'required_field' },
    ),
  output: z.object({ data: address.extend({ place_id: z.string() }) }),
  errors: ['PLACE_NOT_FOUND', 'ADDRESS_API_ERROR'],
})

export const getDistrict = call({
  id: 'getDistrict',
  method: 'GET',
  path: '/address/district',
  summary: 'The area name at a coordinate',
  permission: 'public',
  query: z.object({ latitude, longitude }),
  output: z.object({ district: z.string() }),
  errors: ['PLACE_NOT_FOUND', 'ADDRESS_API_ERROR'],
})

export const suggestAddresses = call({
  id: 'suggestAddresses',
  method: 'GET',
  path: '/address/suggestions',
  summary: 'UK places for unfinished typing, best first',
  permission: 'public',
  query: z.object({ input: line(200), sessionToken }),
  output: z.object({ items: z.array(suggestion) }),
  errors: ['ADDRESS_API_ERROR'],
})

const named = z.object({ id })

/** An address to save: a courier has to find it, so it needs a whole postcode. */
const addressToSave = address.extend({
  /** A flat, floor or business; goes before the last two comma-separated parts of the address. */
  addressLine: optionalLine(100),
  isDefault: z.boolean().default(false),
  label: optionalLine(40),
  courierNote: optionalText(300),
})

export const listSavedAddresses = call({
  id: 'listSavedAddresses',
  method: 'GET',
  path: '/address',
  summary: 'The addresses that the signed-in customer keeps, the default first',
  permission: 'customer',
  output: page(savedAddress),
  errors: [],
})

export const saveAddress = call({
  id: 'saveAddress',
  method: 'POST',
  path: '/address',
  summary: 'Keeps an address; one that is kept already is answered as it is kept',
  permission: 'customer',
  body: addressToSave,
  output: savedAddress,
  status: 201,
  errors: ['ADDRESS_BOOK_FULL'],
})

export const changeSavedAddress = call({
  id: 'changeSavedAddress',
  method: 'PUT',
  path: '/address/:id',
  summary: 'Replaces a saved address; being the default takes that from the one before',
  permission: 'customer',
  params: named,
  body: addressToSave,
  output: savedAddress,
  errors: ['NONEXISTING_ADDRESS'],
})

export const makeAddressDefault = call({
  id: 'makeAddressDefault',
  method: 'PUT',
  path: '/address/:id/default',
  summary: 'Makes a saved address the default',
  permission: 'customer',
  params: named,
  errors: ['NONEXISTING_ADDRESS'],
})

export const deleteSavedAddress = call({
  id: 'deleteSavedAddress',
  method: 'DELETE',
  path: '/address/:id',
  summary: 'Forgets a saved address',
  permission: 'customer',
  params: named,
  errors: ['NONEXISTING_ADDRESS'],
})

export const getDeliveryZone = call({
  id: 'getDeliveryZone',
  method: 'GET',
  path: '/delivery/zone',
  summary: 'The zone by which a store delivers to a postcode',
  permission: 'public',
  query: z.object({
    storeId: id,
    postcode: text(10),
    ...oneCoordinate(),
  }),
  output: deliveryZone,
  errors: ['NONEXISTING_STORE', 'PLACE_NOT_FOUND', 'ADDRESS_OUTSIDE_DELIVERY_ZONES'],
})

/** The coordinate of a known place; without it the postcode's own is looked up. */
function oneCoordinate() {
  return { latitude: latitude.optional(), longitude: longitude.optional() }
}

export const addressCalls = {
  getPlace,
  getDistrict,
  suggestAddresses,
  listSavedAddresses,
  saveAddress,
  changeSavedAddress,
  makeAddressDefault,
  deleteSavedAddress,
  getDeliveryZone,
}
