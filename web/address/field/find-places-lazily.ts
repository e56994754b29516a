import type { Found } from '#web/address/find-places.ts'
import { fetchNow } from '#web/calls/request/connection.ts'

type Ways = typeof import('#web/address/find-places.ts')

/** The ways to find a location, loaded when somebody types or presses. */
export const fetchWays = (): Promise<Ways> => fetchNow(() => import('#web/address/find-places.ts'))

/** Calls one of them; a lost network is a failed look-up. */
export async function go(way: (ways: Ways) => Promise<Found>): Promise<Found> {
  try {
    return await way(await fetchWays())
  } catch {
    return { problem: 'address_api_error' }
  }
}
