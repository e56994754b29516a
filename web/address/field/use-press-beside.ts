import { useEffect, useRef, type RefObject } from 'react'

/**
 * Calls `close` for a press beside an open box: not every browser takes the focus away for it. A box
 * that closed as a button goes down could move the button away from under the press, so there it
 * closes with the click. @returns for when the focus leaves the box, which such a press does first
 */
export function usePressBeside(
  box: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): () => void {
  const isPressing = useRef(false)
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })

  useEffect(() => {
    if (!isOpen) return
    const press = ({ type, target }: Event) => {
      if (!(target instanceof Element) || box.current?.contains(target)) return
      isPressing.current = type === 'pointerdown' && target.closest(controls) !== null
      if (!isPressing.current) latest.current()
    }
    for (const type of presses) document.addEventListener(type, press)
    return () => {
      for (const type of presses) document.removeEventListener(type, press)
    }
  }, [isOpen, box])

  return () => {
    if (!isPressing.current) close()
  }
}

const presses = ['pointerdown', 'click']
const controls = 'a, button, input, label'
