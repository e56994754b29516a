import type { ReactNode } from 'react'
import type { LucideIcon } from 'lucide-react'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'

export interface SegmentOption<Value extends string> {
  value: Value
  label: ReactNode
  icon?: LucideIcon | undefined
  count?: number | undefined
  isDisabled?: boolean | undefined
}

interface SegmentProps<Value extends string> {
  /** What is being chosen, for screen readers. */
  legend: string
  name: string
  options: readonly SegmentOption<Value>[]
  value?: Value | undefined
  /** Instead of `value`, for a form that works without scripts. */
  defaultValue?: Value | undefined
  onChange?: ((value: Value) => void) | undefined
  /** As wide as its place, all parts equal. */
  isFill?: boolean | undefined
  className?: string | undefined
}

/** One of two or three, side by side. */
export function Segment<Value extends string>(props: SegmentProps<Value>) {
  const { legend, name, options, value, defaultValue, onChange, isFill, className } = props
  return (
    <fieldset className={classNames('seg', isFill && 'fill', className)}>
      <legend className="sr">{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            disabled={option.isDisabled}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            onChange={() => onChange?.(option.value)}
          />
          {option.icon && <Icon of={option.icon} />}
          {option.label}
          {option.count !== undefined && <span className="count">{option.count}</span>}
        </label>
      ))}
    </fieldset>
  )
}
