import type { QueryOf } from '#contract/call.ts'
import type { getPlace } from '#contract/address.ts'
import { ApiError } from '#api/http/api-error.ts'
import type { MapsPort, Place } from '#api/outside/maps/maps.port.ts'

export type PlaceAnswer = { data: { place_id: string } & Place }

/**
 * The one place a chosen suggestion, a finished text or a coordinate means, with its address parts.
 * Throws PLACE_NOT_FOUND when there is none in the UK.
 */
export async function findPlace(
  maps: MapsPort,
  asked: QueryOf<typeof getPlace>,
): Promise<PlaceAnswer> {
  const place = await placeMeant(maps, asked)
  if (!place) throw new ApiError('PLACE_NOT_FOUND')
  return { data: { place_id: place.placeId, ...place } }
}

async function placeMeant(maps: MapsPort, asked: QueryOf<typeof getPlace>): Promise<Place | null> {
  const { placeId, search, latitude, longitude, sessionToken } = asked
  if (placeId !== undefined) return maps.details(placeId, { sessionToken })
  if (search !== undefined) return maps.place(search)
  if (latitude === undefined || longitude === undefined) return null
  return maps.at({ latitude, longitude })
}
