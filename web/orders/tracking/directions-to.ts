interface Location {
  latitude: number
  longitude: number
}

/**
 * The address of the way to a location, by the map that its reader has: on Apple's devices Apple's,
 * everywhere else Google's. Both are https, open the app where there is one, and are a page where there is
 * none. `geo:` would be nobody's choice on a desktop and does nothing on an iPhone.
 * https://developer.apple.com/library/archive/featuredarticles/iPhoneURLScheme_Reference/MapLinks/MapLinks.html
 * https://developers.google.com/maps/documentation/urls/get-started
 */
export function directionsTo({ latitude, longitude }: Location, userAgent: string): string {
  const destination = `${latitude},${longitude}`
  return /iPhone|iPad|Macintosh/.test(userAgent)
    ? `https://maps.apple.com/?daddr=${destination}`
    : `https://www.google.com/maps/dir/?api=1&destination=${destination}`
}
