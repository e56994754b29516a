import { useEffect, useEffectEvent } from 'react'

/**
 * A form that a button has opened: focuses its first field, and Escape closes only the form, not the dialog
 * around it.
 */
export function useOpenedForm(fieldId: string, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const field = document.getElementById(fieldId)
    field?.focus()
    const form = field?.closest('form')
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      event.preventDefault()
      event.stopPropagation()
      close()
    }
    form?.addEventListener('keydown', press)
    return () => form?.removeEventListener('keydown', press)
  }, [fieldId])
}
