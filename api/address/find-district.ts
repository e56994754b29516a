import { ApiError } from '#api/http/api-error.ts'
import type { MapsPort } from '#api/outside/maps/maps.port.ts'
import type { Coordinates } from '#rules/address/distance.ts'

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
