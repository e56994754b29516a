import type { Coordinates } from '#rules/address/distance.ts'

/** Why the browser does not say where it is. */
export type LocationProblem = 'locationRefused' | 'locationFailed'

const timeoutMs = 10_000
const goodForMs = 300_000
const refused = 1

/** To a metre: nobody's sensor is better, and the same place is asked for once. */
const about = (degrees: number) => Math.round(degrees * 1e5) / 1e5

/** Where the browser is. Rejects with a `LocationProblem`. */
export function askBrowserForLocation(): Promise<Coordinates> {
  return new Promise((resolve, reject: (problem: LocationProblem) => void) => {
    if (!('geolocation' in navigator)) return reject('locationFailed')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ latitude: about(coords.latitude), longitude: about(coords.longitude) }),
      ({ code }) => reject(code === refused ? 'locationRefused' : 'locationFailed'),
      { timeout: timeoutMs, maximumAge: goodForMs },
    )
  })
}
