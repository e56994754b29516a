import { useEffect, useRef, type FocusEvent } from 'react'

/**
 * Says when the focus leaves an element for good: not to something within, and not to a button that
 * sends the form, which settles everything itself. After a press with a pointer it is said when the
 * pointer is up, because a sentence that appears before would move what is being pressed.
 */
export function useLeave(onLeave: () => void) {
  const pressed = useRef<EventTarget | null>(null)
  const latest = useRef(onLeave)
  useEffect(() => {
    latest.current = onLeave
  })

  useEffect(() => {
    const down = ({ target }: MouseEvent) => void (pressed.current = target)
    const up = () => void (pressed.current = null)
    document.addEventListener('mousedown', down, true)
    document.addEventListener('mouseup', up, true)
    return () => {
      document.removeEventListener('mousedown', down, true)
      document.removeEventListener('mouseup', up, true)
    }
  }, [])

  return ({ currentTarget, relatedTarget }: FocusEvent) => {
    // Safari gives no focus to a button that is pressed; the press itself says which it is.
    const target = pressed.current ?? relatedTarget
    if (target instanceof Element) {
      if (currentTarget.contains(target) || target.closest('[type=submit]')) return
    }
    const leave = () => latest.current()
    if (pressed.current) document.addEventListener('mouseup', leave, { once: true })
    else leave()
  }
}
