import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'
import type { AddressField } from './use-address-field.ts'

/** Takes over what was typed before the page could run, or kept by the browser over a reload. */
export function useTypedBefore(box: RefObject<HTMLElement | null>, field: AddressField): void {
  const take = useEffectEvent(() => {
    const typed = box.current?.querySelector('input')?.value
    if (typed && typed !== field.text) field.type(typed)
  })
  // Before anything is drawn anew, which would write over it.
  useLayoutEffect(() => take(), [])
}
