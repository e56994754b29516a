import type { MapsPort, Place } from '#api/outside/maps/maps.port.ts'
import { milesBetween, type Coordinates } from '#rules/address/distance.ts'
import {
  formatPostcode,
  parsePostcode,
  postcodePrefixes,
  type Postcode,
} from '#rules/address/postcode.ts'

/** A postcode, whole or partial, and its position in the gazetteer. */
export interface KnownPostcode {
  postcode: Postcode
  position: Coordinates
}

/** The same for a postcode that the gazetteer may lack: then there is no position. */
interface ClaimedPostcode {
  postcode: Postcode
  position: Coordinates | null
}

/** Nearly all sectors are smaller than this. */
const ALWAYS_BELIEVED_MILES = 3
/**
 * An address may be nearer to a neighbouring postcode's centre, and then its own is about as far; where
 * postcodes are far apart, all of them are large. Of the centres of all sectors, measured from their outward
 * codes, this leaves out 3 in 1,000: those of large users with a box far away.
 */
const TIMES_THE_NEAREST = 3
/** The distance between postcodes where the gazetteer has none around: the far north, and the sea. */
const REMOTE_MILES = 10

/** The position of a typed postcode; null when the gazetteer lacks it. */
export async function findPostcode(
  gazetteer: MapsPort,
  typed: Postcode,
  text: string,
): Promise<KnownPostcode | null> {
  const found = await gazetteer.place(text)
  const postcode = found && parsePostcode(found.postCode)
  if (!postcode) return null
  // The gazetteer decides whether "E81" is a district or the sector E8 1.
  if (bare(postcode) === bare(typed)) return { postcode, position: positionOf(found) }
  // Of "SW1" it has parts; it may take "LE" for the start of a town far from there.
  const requested = typed.sector ?? formatPostcode(typed)
  const isThere = postcodePrefixes(postcode).includes(requested)
  return isThere ? { postcode: typed, position: positionOf(found) } : null
}

const bare = (postcode: Postcode) => formatPostcode(postcode).replace(' ', '')

/** A postcode that is not in the gazetteer may be newer than it: then it is near its outward code. */
export async function asNewPostcode(
  gazetteer: MapsPort,
  postcode: Postcode,
): Promise<ClaimedPostcode> {
  const { outward } = postcode
  const found = outward === null ? null : await gazetteer.place(outward)
  return { postcode, position: found?.postCode === outward ? positionOf(found) : null }
}

/** Whether an address with this postcode can be at this position. */
export async function canBeAt(
  gazetteer: MapsPort,
  { postcode, position }: ClaimedPostcode,
  place: Coordinates,
): Promise<boolean> {
  const miles = position ? milesBetween(position, place) : Infinity
  if (miles <= ALWAYS_BELIEVED_MILES) return true
  const nearest = await gazetteer.at(place)
  const claimed = postcode.sector ?? formatPostcode(postcode)
  if (nearest && postcodePrefixes(nearest.postCode).includes(claimed)) return true
  const milesToNearest = nearest ? milesBetween(positionOf(nearest), place) : REMOTE_MILES
  return miles <= ALWAYS_BELIEVED_MILES + TIMES_THE_NEAREST * milesToNearest
}

const positionOf = ({ latitude, longitude }: Place | Coordinates): Coordinates => ({
  latitude,
  longitude,
})
