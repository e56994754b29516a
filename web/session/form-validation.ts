import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormRegister } from 'react-hook-form'

/** Waits until the mouse button is up again and what it pressed has been handled. */
function afterPress(): Promise<void> {
  return new Promise((resolve) => {
    document.addEventListener('mouseup', () => setTimeout(resolve), { once: true, capture: true })
  })
}

/**
 * Registers fields that are validated when they lose focus, but not while something else is being pressed: a
 * message that appears below a field would move it away from under the pointer.
 */
export function useCheckedAfterPress<Fields extends FieldValues>(
  register: UseFormRegister<Fields>,
): UseFormRegister<Fields> {
  const isPressed = useRef(false)
  useEffect(() => {
    const press = () => void (isPressed.current = true)
    const release = () => void (isPressed.current = false)
    document.addEventListener('mousedown', press, true)
    document.addEventListener('mouseup', release, true)
    return () => {
      document.removeEventListener('mousedown', press, true)
      document.removeEventListener('mouseup', release, true)
    }
  }, [])
  return (name, options) => {
    const field = register(name, options)
    return {
      ...field,
      onBlur: async (event) => {
        if (isPressed.current) await afterPress()
        await field.onBlur(event)
      },
    }
  }
}
