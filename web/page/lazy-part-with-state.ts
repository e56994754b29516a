import type { ComponentType } from 'react'
import { lazyPart } from '#web/calls/request/lazy-part.ts'

/** A component that is loaded with the state that it depends on; see lazy-part.ts. */
export const lazyPartWithState = <Props extends object>(
  fetchOnce: () => Promise<ComponentType<Props>>,
) =>
  lazyPart(async () => {
    const [Part, { partWithState }] = await Promise.all([fetchOnce(), import('./with-state.tsx')])
    return { default: partWithState(Part) }
  })
