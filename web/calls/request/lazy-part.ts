import { lazy } from 'react'
import { fetchPart } from './connection.ts'

/**
 * A component that is loaded when it is first rendered, within a `Suspense`. Without a connection it renders
 * as soon as there is one: React's own `lazy` would break the page, and stay broken.
 */
export const lazyPart: typeof lazy = (fetchOnce) => lazy(() => fetchPart(fetchOnce))
