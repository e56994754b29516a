import { ApiError } from '#api/http/api-error.ts'
import type { MapsPort, Place } from '#api/outside/maps/maps.port.ts'

/** A finished text, or the id of a suggestion that was chosen. */
export type PlaceQuestion = { search: string } | { placeId: string }

export type PlaceAnswer = { data: { place_id: string } & Place }

/**
 * The one place a text or a chosen suggestion means, with its address parts.
 * Throws PLACE_NOT_FOUND when there is none in the UK.
 */
export async function findPlace(maps: MapsPort, question: PlaceQuestion): Promise<PlaceAnswer> {
  const place =
    'placeId' in question ? await maps.details(question.placeId) : await maps.place(question.search)
  if (!place) throw new ApiError('PLACE_NOT_FOUND')
  return { data: { place_id: place.placeId, ...place } }
}
