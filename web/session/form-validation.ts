import type { FieldValues, UseFormRegister } from 'react-hook-form'

let isPressed = false

if (typeof document !== 'undefined') {
  document.addEventListener('mousedown', () => (isPressed = true), true)
  document.addEventListener('mouseup', () => (isPressed = false), true)
}

/** Right away, or once the button of the mouse is up again and what it pressed has been told. */
function afterPress(): Promise<void> {
  if (!isPressed) return Promise.resolve()
  return new Promise((resolve) => {
    document.addEventListener('mouseup', () => setTimeout(resolve), { once: true, capture: true })
  })
}

/**
 * Registers fields that are checked when they are left, but not while something else is being
 * pressed: a sentence that appears beneath a field would move it away from under the pointer.
 */
export function checkedAfterPress<Fields extends FieldValues>(
  register: UseFormRegister<Fields>,
): UseFormRegister<Fields> {
  return (name, options) => {
    const field = register(name, options)
    return {
      ...field,
      onBlur: async (event) => {
        await afterPress()
        await field.onBlur(event)
      },
    }
  }
}
