import type { ComponentProps, ReactNode } from 'react'
import type { LucideIcon } from 'lucide-react'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & {
  icon?: LucideIcon | undefined
  children: ReactNode
}

/** On or off, at once and without a button to confirm it. */
export function Switch({ icon, children, className, ...input }: SwitchProps) {
  return (
    <label className={classNames('switch', className)}>
      {icon && <Icon of={icon} />}
      {children}
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is checked */}
      <input {...input} type="checkbox" role="switch" />
    </label>
  )
}
