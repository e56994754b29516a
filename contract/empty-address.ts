import type { Address } from './address.ts'

/** A cleared address. Apart from the schemas, which do not travel to browsers. */
export const EMPTY_ADDRESS: Address = {
  address: '',
  city: '',
  area: '',
  postCode: '',
  country: '',
  placeId: '',
  latitude: 0,
  longitude: 0,
}
