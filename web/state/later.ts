import { useSyncExternalStore } from 'react'
import { fetchPart } from '#web/calls/request/connection.ts'
import type { AppState } from './store.ts'

/*
 * The state is personal, so no page is drawn from it on the server, and the first pages that people
 * see need it for little. There it is fetched once the page runs; pages that live from the state
 * have it from the start and read it as usual.
 */
type FirstActs = typeof import('./first-acts.ts')

/* The part itself, once it is there: React reads the state at once, and an import is never at once. */
let acts: FirstActs | undefined

async function load(): Promise<FirstActs> {
  acts = await fetchPart(() => import('./first-acts.ts'))
  return acts
}

/** Does something with the state as soon as it is there, which may be when there is a network again. */
export async function withState(act: (acts: FirstActs) => unknown): Promise<void> {
  await act(acts ?? (await load()))
}

/** A part of the state; undefined on the server and until the state is there. */
export function useStateLater<Part>(select: (state: AppState) => Part): Part | undefined {
  return useSyncExternalStore(
    follow,
    () => acts && select(acts.store.getState()),
    () => undefined,
  )
}

function follow(onChange: () => void): () => void {
  let stop = () => {}
  let isOver = false
  void withState(({ store }) => {
    if (isOver) return
    stop = store.subscribe(onChange)
    onChange()
  })
  return () => {
    isOver = true
    stop()
  }
}
