import { Check, CircleAlert, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react'
import type { LucideIcon } from 'lucide-react'
import type { MessageVariant } from '#ui/banner.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { closeToast, currentToasts, onToasts, type Toast } from './toast-queue.ts'

const ICONS: Record<MessageVariant, LucideIcon> = {
  plain: Check,
  info: Info,
  positive: Check,
  warning: TriangleAlert,
  danger: CircleAlert,
}
const AT_MOST = 3
const STAY_MS = 5000
const none: readonly Toast[] = []

interface ToastsProps {
  /** The name of their region, for screen readers. */
  label: string
  closeLabel: string
}

/**
 * Draws what `showToast` is given: at most three, at the top end, five seconds each. It says what goes
 * wrong, so it comes with every page and fetches nothing. F6 leads to it and back, also from a dialog.
 * On a phone a dialog begins beneath them, so that they cover neither its heading nor its buttons.
 */
export function Toasts({ label, closeLabel }: ToastsProps) {
  const toasts = useSyncExternalStore(onToasts, currentToasts, () => none)
  const region = useRef<HTMLDivElement>(null)
  const leave = useWayThere(region)
  useRoomForToasts(region)
  return (
    <div
      ref={region}
      className="toasts"
      role="region"
      aria-label={label}
      aria-live="polite"
      tabIndex={-1}
    >
      {toasts.map((toast, index) => (
        <ToastItem
          key={toast.key}
          toast={toast}
          isLimited={index >= AT_MOST}
          closeLabel={closeLabel}
          onClose={() => {
            leave(toasts.length === 1)
            closeToast(toast.key)
          }}
        />
      ))}
    </div>
  )
}

interface ToastItemProps {
  toast: Toast
  /** There are newer ones, as many as there is room for. */
  isLimited: boolean
  closeLabel: string
  onClose: () => void
}

function ToastItem({ toast, isLimited, closeLabel, onClose }: ToastItemProps) {
  const { key, variant = 'plain', title, text, action, timeoutMs = STAY_MS } = toast
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (timeoutMs === 0) return
    const timer = setInterval(() => {
      // Whoever points at it or has moved into it is reading.
      if (!element.current?.matches(':hover, :focus-within')) closeToast(key)
    }, timeoutMs)
    return () => clearInterval(timer)
  }, [key, timeoutMs])
  const isUrgent = variant === 'danger' || variant === 'warning'
  return (
    <div
      ref={element}
      className={classNames('toast', variant)}
      role={isUrgent ? 'alert' : undefined}
      hidden={isLimited}
    >
      <Icon of={ICONS[variant]} />
      <div className="toast-text">
        <b className="toast-title">{title}</b>
        {text && <p>{text}</p>}
        {action && (
          <button
            type="button"
            className="toast-act"
            onClick={() => {
              onClose()
              action.onPress()
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <IconButton icon={X} label={closeLabel} onClick={onClose} />
    </div>
  )
}

/** Tells the styles of dialogs how high the toasts are, as `--toasts`. */
function useRoomForToasts(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: toasts } = region
    if (!toasts) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      style.setProperty('--toasts', `${toasts.offsetHeight}px`)
    })
    observer.observe(toasts)
    return () => {
      observer.disconnect()
      style.removeProperty('--toasts')
    }
  }, [region])
}

/** F6 leads to the toasts and back to where the focus was. @returns for when one of them closes */
function useWayThere(region: RefObject<HTMLElement | null>) {
  const cameFrom = useRef<Element>(null)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || currentToasts().length === 0) return
      event.preventDefault()
      if (region.current?.contains(document.activeElement)) return focus(cameFrom.current)
      cameFrom.current = document.activeElement
      region.current?.focus({ preventScroll: true })
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [region])
  return (isLast: boolean) => {
    if (!region.current?.contains(document.activeElement)) return
    if (isLast) focus(cameFrom.current)
    else region.current.focus({ preventScroll: true })
  }
}

function focus(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true })
}
