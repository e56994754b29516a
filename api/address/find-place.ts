import type { getPlace } from '#contract/address.ts'
import type { QueryOf } from '#contract/call.ts'
import type { Coordinates } from '#rules/address/distance.ts'
import { ApiError } from '#api/http/api-error.ts'
import type { MapsPort, Place, Suggestion } from '#api/outside/maps/maps.port.ts'

/** The number that fits under a field on a phone without scrolling. */
const SUGGESTIONS = 5

export type PlaceAnswer = { data: { place_id: string } & Place }

/**
 * The place of a chosen suggestion, a finished text or a coordinate, with its address parts. Throws
 * PLACE_NOT_FOUND when there is none in the UK.
 */
export async function findPlace(
  maps: MapsPort,
  query: QueryOf<typeof getPlace>,
): Promise<PlaceAnswer> {
  const place = await placeMeant(maps, query)
  if (!place) throw new ApiError('PLACE_NOT_FOUND')
  return { data: { place_id: place.placeId, ...place } }
}

async function placeMeant(maps: MapsPort, query: QueryOf<typeof getPlace>): Promise<Place | null> {
  const { placeId, search, latitude, longitude, sessionToken } = query
  if (placeId !== undefined) return maps.details(placeId, { sessionToken })
  if (search !== undefined) return maps.place(search)
  if (latitude === undefined || longitude === undefined) return null
  return maps.at({ latitude, longitude })
}

/**
 * The area name at a coordinate. Throws PLACE_NOT_FOUND for a point that is in the sea or abroad.
 */
export async function findDistrict(
  maps: MapsPort,
  coordinates: Coordinates,
): Promise<{ district: string }> {
  const place = await maps.at(coordinates)
  if (!place) throw new ApiError('PLACE_NOT_FOUND')
  return { district: place.area }
}

/** Places for unfinished typing, best first; an empty list when none matches. */
export async function suggestPlaces(
  maps: MapsPort,
  { input, sessionToken }: { input: string; sessionToken?: string | undefined },
): Promise<{ items: Suggestion[] }> {
  return { items: await maps.suggest(input, { limit: SUGGESTIONS, sessionToken }) }
}
