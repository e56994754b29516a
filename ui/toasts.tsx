import { Toast } from '@base-ui/react/toast'
import { Check, CircleAlert, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect } from 'react'
import type { LucideIcon } from 'lucide-react'
import type { MessageVariant } from './banner.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { listenForToasts } from './toast-queue.ts'

const ICONS: Record<MessageVariant, LucideIcon> = {
  plain: Check,
  info: Info,
  positive: Check,
  warning: TriangleAlert,
  danger: CircleAlert,
}
const AT_MOST = 3
const STAY_MS = 5000

interface ToastsProps {
  /** The name of the region that holds them, for screen readers. */
  label: string
  closeLabel: string
}

/** Draws what `showToast` is given: at most three, at the top end, five seconds each. */
export function Toasts({ label, closeLabel }: ToastsProps) {
  return (
    <Toast.Provider limit={AT_MOST} timeout={STAY_MS}>
      <Toast.Portal>
        <Toast.Viewport className="toasts" aria-label={label}>
          <ToastList closeLabel={closeLabel} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function ToastList({ closeLabel }: { closeLabel: string }) {
  const { toasts, add } = Toast.useToastManager<{ variant: MessageVariant }>()

  useEffect(
    () =>
      listenForToasts(({ variant = 'plain', title, text, action, id, timeoutMs }) => {
        const isUrgent = variant === 'danger' || variant === 'warning'
        add({
          id,
          title,
          description: text,
          timeout: timeoutMs,
          priority: isUrgent ? 'high' : 'low',
          data: { variant },
          actionProps: action && { children: action.label, onClick: action.onPress },
        })
      }),
    [add],
  )

  return toasts.map((toast) => {
    const variant = toast.data?.variant ?? 'plain'
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        swipeDirection={['right', 'up']}
        className={classNames('toast', variant)}
      >
        <Icon of={ICONS[variant]} />
        <Toast.Content className="toast-text">
          <Toast.Title render={<b />} className="toast-title" />
          <Toast.Description />
          <Toast.Action className="toast-act" />
        </Toast.Content>
        <Toast.Close render={<IconButton icon={X} label={closeLabel} />} />
      </Toast.Root>
    )
  })
}
