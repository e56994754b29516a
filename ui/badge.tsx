import type { ReactNode } from 'react'
import type { LucideIcon } from 'lucide-react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

interface BadgeProps {
  variant?: 'brand' | 'positive' | 'warning' | 'danger' | 'solid' | undefined
  icon?: LucideIcon | undefined
  className?: string | undefined
  children: ReactNode
}

/** A few words that stand out. One on each picture, never a stack. */
export function Badge({ variant, icon, className, children }: BadgeProps) {
  return (
    <span className={classNames('badge', variant, className)}>
      {icon && <Icon of={icon} />}
      {children}
    </span>
  )
}
