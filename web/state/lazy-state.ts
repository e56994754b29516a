import { useSyncExternalStore } from 'react'
import { fetchPart } from '#web/calls/request/connection.ts'
import type { AppState } from './store.ts'

/* The state is personal, so the server renders no page from it, and the first pages that visitors see need it
   for little. They load it once the page runs; pages that depend on the state have it from the start and read
   it as usual. */
type FirstActs = typeof import('./first-acts.ts')

/* The module itself, once it is loaded: React reads the state synchronously, and an import is never
   synchronous. */
let acts: FirstActs | undefined

async function load(): Promise<FirstActs> {
  acts = await fetchPart(() => import('./first-acts.ts'))
  return acts
}

/** Runs an action with the state as soon as it is loaded, which may be when there is a network again. */
export async function withState(act: (acts: FirstActs) => unknown): Promise<void> {
  await act(acts ?? (await load()))
}

/** A part of the state; undefined on the server and until the state is loaded. */
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
