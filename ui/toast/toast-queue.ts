import type { ReactNode } from 'react'
import type { MessageVariant } from '#ui/banner.tsx'

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

/** A toast that is shown, or waits until there are fewer. */
export interface Toast extends ToastMessage {
  /** Another one for each time that something is shown. */
  key: number
}

/* Anybody may show a toast, also before the page draws any. */
let toasts: readonly Toast[] = []
let shownCount = 0
const listeners = new Set<() => void>()

/** Shows a toast from anywhere in the browser. */
export function showToast(toast: ToastMessage): void {
  shownCount += 1
  change([{ ...toast, key: shownCount }, ...without(toast.id)])
}

export function closeToast(key: number): void {
  change(toasts.filter((toast) => toast.key !== key))
}

/** All of them, the newest first. */
export const currentToasts = (): readonly Toast[] => toasts

/** @returns how to stop */
export function onToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const without = (id: string | undefined) =>
  id === undefined ? toasts : toasts.filter((toast) => toast.id !== id)

function change(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}
