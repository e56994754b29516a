import type { Found } from '#web/address/find-places.ts'
import { fetchNow } from '#web/calls/request/connection.ts'

type Ways = typeof import('#web/address/find-places.ts')

/** The ways to a place, which no page needs before somebody types or presses. */
export const fetchWays = (): Promise<Ways> => fetchNow(() => import('#web/address/find-places.ts'))

/** Goes one of them; a network that is gone is a look-up that failed. */
export async function go(way: (ways: Ways) => Promise<Found>): Promise<Found> {
  try {
    return await way(await fetchWays())
  } catch {
    return { problem: 'address_api_error' }
  }
}
