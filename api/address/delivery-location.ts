import type { Context } from '#api/context.ts'
import { milesBetween, type Coordinates } from '#rules/address/distance.ts'
import { formatPostcode, parsePostcode } from '#rules/address/postcode.ts'
import { chooseZone, type DeliveryZone } from '#rules/delivery/choose-zone.ts'
import { asNewPostcode, canBeAt, findPostcode, type KnownPostcode } from './find-postcode.ts'
import type { Address } from '#contract/address.ts'

/** A store's location and zones. */
interface Delivering extends Coordinates {
  zones: readonly DeliveryZone[]
}

/** The delivery address as a caller gives it. */
export interface GivenLocation {
  postCode?: string | undefined
  latitude?: number | undefined
  longitude?: number | undefined
}

/** The delivery location as zones need it. */
export interface DeliveryLocation {
  /** Canonical, whole or partial; null if only a position is known. */
  postCode: string | null
  coordinates: Coordinates
  /** False for a whole district or town: a distance from its centre is not precise. */
  isPrecise: boolean
}

/**
 * The location of an address, or null when it is unknown. A postcode without a position gets the gazetteer's,
 * and so does one whose position cannot be right: a false position gets nobody into a radius. A position
 * without a postcode is served by radius zones only.
 */
export async function findDeliveryLocation(
  { gazetteer }: Context,
  given: GivenLocation,
): Promise<DeliveryLocation | null> {
  const { postCode = '' } = given
  const coordinates = coordinatesOf(given)
  if (postCode === '') return coordinates && { postCode: null, coordinates, isPrecise: true }
  const typed = parsePostcode(postCode)
  if (!typed) return null
  const known = await findPostcode(gazetteer, typed, postCode)
  if (!coordinates) return known && placeOf(known)
  const { postcode, position } = known ?? (await asNewPostcode(gazetteer, typed))
  if (await canBeAt(gazetteer, { postcode, position }, coordinates))
    return placeOf({ postcode, position: coordinates })
  return known && placeOf(known)
}

const placeOf = ({ postcode, position }: KnownPostcode): DeliveryLocation => ({
  postCode: formatPostcode(postcode),
  coordinates: position,
  isPrecise: postcode.sector !== null,
})

/** Zeros come from cleared addresses and empty parameters: no location in the United Kingdom. */
function coordinatesOf({ latitude, longitude }: GivenLocation): Coordinates | null {
  if (latitude === undefined || longitude === undefined) return null
  return latitude === 0 && longitude === 0 ? null : { latitude, longitude }
}

/** The zone by which a store delivers to a location; null if it does not. */
export function zoneAt(
  store: Delivering,
  { postCode, coordinates }: DeliveryLocation,
): DeliveryZone | null {
  return chooseZone(store.zones, {
    postCode,
    distanceMiles: milesBetween(store, coordinates),
  })
}

/** The zone by which a store delivers to the address of a cart; null if it does not. */
export function zoneOfAddress(store: Delivering, address: Address): DeliveryZone | null {
  const { postCode, latitude, longitude } = address
  const coordinates = { latitude, longitude }
  return zoneAt(store, { postCode: postCode || null, coordinates, isPrecise: true })
}
