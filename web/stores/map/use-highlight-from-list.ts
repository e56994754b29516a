import { useEffect, type FocusEvent, type PointerEvent } from 'react'
import type { StoreCard } from '#contract/stores/stores.ts'
import { useSharedLook } from './highlighted-store.ts'

/** Tells the map what the list shows, and which card is pointed at or has the focus. */
export function useLookFromList(stores: readonly StoreCard[]) {
  const look = useSharedLook()
  useEffect(() => look?.set({ stores }), [look, stores])
  const lookAt = (target: EventTarget | null) =>
    look?.set({ lookedAt: target instanceof Element ? storeAround(target) : null })
  return {
    // A finger that scrolls points at nothing.
    onPointerOver: ({ pointerType, target }: PointerEvent) =>
      pointerType === 'mouse' && lookAt(target),
    onPointerLeave: () => lookAt(document.activeElement),
    onFocus: ({ target }: FocusEvent) => lookAt(target),
    onBlur: () => lookAt(null),
  }
}

const storeAround = (element: Element) =>
  element.closest('.results [data-store]')?.getAttribute('data-store') ?? null
