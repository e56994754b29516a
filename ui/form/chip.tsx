import type { ComponentProps, ReactNode } from 'react'
import type { LucideIcon } from 'lucide-react'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'

type ChipProps = Omit<ComponentProps<'input'>, 'children'> & {
  icon?: LucideIcon | undefined
  children: ReactNode
}

/** A filter to switch on and off: a checkbox, or a radio with `type="radio"`. */
export function Chip({ icon, children, className, type = 'checkbox', ...input }: ChipProps) {
  return (
    <label className={classNames('chip', className)}>
      <input {...input} type={type} />
      {icon && <Icon of={icon} />}
      {children}
    </label>
  )
}

type ChipButtonProps = ComponentProps<'button'> & {
  icon?: LucideIcon | undefined
  /** At the end: a chevron that opens, a cross that removes. */
  endIcon?: LucideIcon | undefined
  isOn?: boolean | undefined
}

/** A chip that opens or removes something. */
export function ChipButton(props: ChipButtonProps) {
  const { icon, endIcon, isOn, children, className, type = 'button', ...rest } = props
  return (
    <button {...rest} type={type} className={classNames('chip', isOn && 'on', className)}>
      {icon && <Icon of={icon} />}
      {children}
      {endIcon && <Icon of={endIcon} />}
    </button>
  )
}
