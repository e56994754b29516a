import { fetchNow } from '../calls/connection.ts'
import type { Found } from './found.ts'

type Ways = typeof import('./find-places.ts')

/** The ways to a place, which no page needs before somebody types or presses. */
export const fetchWays = (): Promise<Ways> => fetchNow(() => import('./find-places.ts'))

/** Goes one of them; a network that is gone is a look-up that failed. */
export async function go(way: (ways: Ways) => Promise<Found>): Promise<Found> {
  try {
    return await way(await fetchWays())
  } catch {
    return { problem: 'address_api_error' }
  }
}
