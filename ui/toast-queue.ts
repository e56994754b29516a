import type { ReactNode } from 'react'
import type { MessageVariant } from './banner.tsx'

export interface ToastMessage {
  variant?: MessageVariant | undefined
  title: ReactNode
  text?: ReactNode
  /** One thing to do about it. */
  action?: { label: string; onPress: () => void } | undefined
  /** The same id again replaces the toast instead of adding one. */
  id?: string | undefined
  /** How long it stays; 0 until dismissed. Five seconds unless said otherwise. */
  timeoutMs?: number | undefined
}

type Listener = (toast: ToastMessage) => void

/* Anybody may show a toast, also before the part that draws toasts has been fetched. */
const waiting: ToastMessage[] = []
let listener: Listener | null = null

/** Shows a toast from anywhere in the browser. */
export function showToast(toast: ToastMessage): void {
  if (listener) listener(toast)
  else waiting.push(toast)
}

/** Hands every toast, also those already waiting, to the one who draws them. @returns how to stop */
export function listenForToasts(draw: Listener): () => void {
  listener = draw
  for (const toast of waiting.splice(0)) draw(toast)
  return () => {
    if (listener === draw) listener = null
  }
}
