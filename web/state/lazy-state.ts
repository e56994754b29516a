import { useSyncExternalStore } from 'react'
import { PERSISTENCE_KEY } from '#contract/constants.ts'
import { fetchPart } from '#web/calls/request/connection.ts'
import { storageOf } from './persistence/browser-storage.ts'
import type { AppState } from './store.ts'

/* The state is personal, so the server renders no page from it, and the first pages that visitors see need it
   for little. They load it once the page runs if this browser has stored some. On a first visit there is none,
   which needs no loading: it is loaded with the first touch or key. Pages that depend on the state have it from
   the start and read it as usual. */
type FirstActs = typeof import('./first-acts.ts')

/* The module itself, once it is loaded: React reads the state synchronously, and an import is never
   synchronous. */
let acts: FirstActs | undefined

/** The event of the window by which those who wait for the state hear that others have loaded it. */
const LOADED = 'state-loaded'

/* Without a network it says so once, however many wait for it. */
let loading: Promise<FirstActs> | undefined

function load(): Promise<FirstActs> {
  loading ??= fetchPart(() => import('./first-acts.ts')).then((loaded) => {
    acts = loaded
    dispatchEvent(new Event(LOADED))
    return loaded
  })
  return loading
}

/** Runs an action with the state as soon as it is loaded, which may be when there is a network again. */
export async function withState(act: (acts: FirstActs) => unknown): Promise<void> {
  await act(acts ?? (await load()))
}

/**
 * Runs an action with the state, on a first visit not before the visitor acts.
 * @param signal ends the waiting
 */
export async function withStateWhenNeeded(
  act: (acts: FirstActs) => unknown,
  signal?: AbortSignal,
): Promise<void> {
  await untilNeeded(signal)
  await withState(act)
}

/**
 * A part of the state; undefined on the server and until the state is loaded.
 * @param ofFirstVisit the part where nothing is stored
 */
export function useStateLater<Part>(
  select: (state: AppState) => Part,
  ofFirstVisit?: Part,
): Part | undefined {
  return useSyncExternalStore(
    follow,
    () => (acts ? select(acts.store.getState()) : isStored() ? undefined : ofFirstVisit),
    () => undefined,
  )
}

function follow(onChange: () => void): () => void {
  const over = new AbortController()
  void withStateWhenNeeded(({ store }) => {
    if (over.signal.aborted) return
    const stop = store.subscribe(onChange)
    over.signal.addEventListener('abort', stop)
    onChange()
  }, over.signal)
  return () => over.abort()
}

/** Resolves when something is stored, when the visitor acts, or when the state is loaded for something else. */
function untilNeeded(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (acts || isStored()) return resolve()
    const options = { capture: true, ...(signal && { signal }) }
    for (const event of ['pointerdown', 'keydown', 'click', LOADED])
      addEventListener(event, () => resolve(), options)
    // By another tab, or by another page while this one was in the back/forward cache.
    for (const event of ['storage', 'pageshow'])
      addEventListener(event, () => isStored() && resolve(), options)
  })
}

const isStored = () =>
  (['localStorage', 'sessionStorage'] as const).some(
    (kind) => storageOf(kind).getItem(PERSISTENCE_KEY) !== null,
  )
