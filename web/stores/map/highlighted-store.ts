import {
  createContext,
  useContext,
  useSyncExternalStore,
  useEffect,
  type FocusEvent,
  type PointerEvent,
} from 'react'
import type { StoreCard } from '#contract/stores/stores.ts'

const storeAround = (element: Element) =>
  element.closest('.results [data-store]')?.getAttribute('data-store') ?? null

interface Highlight {
  /** The stores in the list, in its order. */
  stores: readonly StoreCard[]
  /** The id of the store that is hovered or focused, on either side. */
  highlighted: string | null
  /** The id of the store that was pressed on the map. */
  chosen: string | null
}

/**
 * What the list and the map share. It is outside their components, so that hovering one card renders two
 * cards again and not all of them.
 */
export interface HighlightedStore {
  get: () => Highlight
  set: (change: Partial<Highlight>) => void
  follow: (onChange: () => void) => () => void
}

export function createHighlightedStore(stores: readonly StoreCard[]): HighlightedStore {
  let state: Highlight = { stores, highlighted: null, chosen: null }
  const followers = new Set<() => void>()
  return {
    get: () => state,
    set(change) {
      const keys = Object.keys(change) as (keyof Highlight)[] // a Partial<Highlight> has no others
      if (keys.every((key) => change[key] === state[key])) return
      state = { ...state, ...change }
      for (const follower of followers) follower()
    },
    follow(onChange) {
      followers.add(onChange)
      return () => followers.delete(onChange)
    },
  }
}

/** The store whose card is over the map on a phone: at first the best of the list. */
export function chosenOf({ stores, chosen }: Highlight): StoreCard | null {
  return stores.find(({ id }) => id === chosen) ?? stores[0] ?? null
}

const HighlightContext = createContext<HighlightedStore | null>(null)

export const HighlightProvider = HighlightContext.Provider

/** Null for cards in a list without a map. */
export const useHighlightedStore = (): HighlightedStore | null => useContext(HighlightContext)

const nothing = { follow: () => () => {}, get: () => null }

/** Renders again only when the selected value changes. */
export function useHighlight<Part>(select: (state: Highlight) => Part): Part | null {
  const { follow, get } = useContext(HighlightContext) ?? nothing
  const part = () => {
    const state = get()
    return state && select(state)
  }
  return useSyncExternalStore(follow, part, part)
}

/** Tells the map what the list shows, and which card is hovered or focused. */
export function useHighlightFromList(stores: readonly StoreCard[]) {
  const state = useHighlightedStore()
  useEffect(() => state?.set({ stores }), [state, stores])
  const highlight = (target: EventTarget | null) =>
    state?.set({ highlighted: target instanceof Element ? storeAround(target) : null })
  return {
    // A finger that scrolls hovers nothing.
    onPointerOver: ({ pointerType, target }: PointerEvent) =>
      pointerType === 'mouse' && highlight(target),
    onPointerLeave: () => highlight(document.activeElement),
    onFocus: ({ target }: FocusEvent) => highlight(target),
    onBlur: () => highlight(null),
  }
}
