import { Check, CircleAlert, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LucideIcon } from 'lucide-react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

export type MessageVariant = 'plain' | 'info' | 'positive' | 'warning' | 'danger'

const USUAL_ICONS: Record<MessageVariant | 'brand', LucideIcon> = {
  plain: Info,
  info: Info,
  positive: Check,
  warning: TriangleAlert,
  danger: CircleAlert,
  brand: Info,
}

interface BannerProps {
  variant?: MessageVariant | 'brand' | undefined
  icon?: LucideIcon | undefined
  /** Said in strength before the rest. */
  title?: ReactNode
  children?: ReactNode
  /** A button or link beneath the words. */
  action?: ReactNode
  /** Announce it when it appears. A danger always is. */
  isAnnounced?: boolean | undefined
  className?: string | undefined
}

/** A message that stays on the page. */
export function Banner(props: BannerProps) {
  const { variant = 'plain', icon, title, children, action, isAnnounced, className } = props
  const role = variant === 'danger' ? 'alert' : isAnnounced ? 'status' : undefined
  return (
    <div className={classNames('banner', variant !== 'plain' && variant, className)} role={role}>
      <Icon of={icon ?? USUAL_ICONS[variant]} />
      <div>
        <p>
          {title && <b>{title}</b>} {children}
        </p>
        {action}
      </div>
    </div>
  )
}
