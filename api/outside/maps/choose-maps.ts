import { isFullPostcode } from '#rules/address/postcode.ts'
import type { Configuration } from '#api/settings/configuration.ts'
import { PLACE_ID_PREFIX } from './gazetteer/found-place.ts'
import type { MapsLog } from './google/google-error.ts'
import { createGoogleMaps } from './google/google-maps.driver.ts'
import type { MapsPort } from './maps.port.ts'

/**
 * The maps driver for searches: Google with a key, else the gazetteer. Also with Google, a plain postcode,
 * and an address that was saved while there was no key, is looked up in the gazetteer, for free and without a
 * request to anybody (docs/decisions/0017-two-maps-drivers.md).
 */
export function chooseMaps(
  { googleMapsApiKey, googleMapsUrl }: Pick<Configuration, 'googleMapsApiKey' | 'googleMapsUrl'>,
  gazetteer: MapsPort,
  log: MapsLog,
): MapsPort {
  if (googleMapsApiKey === null) return gazetteer
  const google = createGoogleMaps({
    apiKey: googleMapsApiKey,
    url: googleMapsUrl,
    log,
    nearest: (coordinates) => gazetteer.at(coordinates),
  })
  return {
    suggest: google.suggest,
    at: google.at,
    async place(search) {
      const known = isFullPostcode(search) ? await gazetteer.place(search) : null
      return known ?? google.place(search)
    },
    async details(placeId, session) {
      const isOfGazetteer = placeId.startsWith(PLACE_ID_PREFIX)
      return isOfGazetteer ? gazetteer.details(placeId) : google.details(placeId, session)
    },
  }
}
