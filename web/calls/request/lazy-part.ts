import { lazy } from 'react'
import { fetchPart } from './connection.ts'

/**
 * A component that is fetched when it is first drawn, within a `Suspense`. Without a connection it is
 * drawn as soon as there is one: React's own `lazy` would break the page, and stay broken.
 */
export const lazyPart: typeof lazy = (fetchOnce) => lazy(() => fetchPart(fetchOnce))
