import { useEffect } from 'react'

/** A form that a button has opened begins with its first field. */
export function useFirstFocus(fieldId: string): void {
  useEffect(() => document.getElementById(fieldId)?.focus(), [fieldId])
}
