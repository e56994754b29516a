import { useEffect, useRef, type FocusEvent } from 'react'

/**
 * Calls back when the focus leaves an element for good: not to something within, and not to a submit button,
 * whose form validates everything itself. After a press with a pointer it waits for the release, because a
 * message that appears before would move what is being pressed.
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
    // Safari does not focus a pressed button; the event's target is the button.
    const target = pressed.current ?? relatedTarget
    if (target instanceof Element) {
      if (currentTarget.contains(target) || target.closest('[type=submit]')) return
    }
    const leave = () => latest.current()
    if (pressed.current) document.addEventListener('mouseup', leave, { once: true })
    else leave()
  }
}
