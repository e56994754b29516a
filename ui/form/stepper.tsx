import { Minus, Plus, Trash2 } from 'lucide-react'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'

interface StepperProps {
  value: number
  minimum?: number | undefined
  maximum?: number | undefined
  onChange: (value: number) => void
  /** What is counted, such as "Garlic naan". */
  label: string
  /** Such as "One garlic naan less". */
  lessLabel: string
  moreLabel: string
  /** At its least, the minus becomes a bin that calls this. */
  onRemove?: (() => void) | undefined
  removeLabel?: string | undefined
  size?: 'sm' | undefined
  isDisabled?: boolean | undefined
}

/**
 * How many: less, the number, more. The number is announced when it changes. At its end a button does nothing,
 * but is not `disabled`, which would throw the focus away.
 */
export function Stepper(props: StepperProps) {
  const { value, minimum = 1, maximum = Infinity, onChange, onRemove, size, isDisabled } = props
  const isRemoving = onRemove !== undefined && value <= minimum
  const isLeast = isDisabled || (!isRemoving && value <= minimum)
  const isMaximum = isDisabled || value >= maximum
  return (
    <span className={classNames('stepper', size)} role="group" aria-label={props.label}>
      <button
        type="button"
        aria-label={isRemoving ? (props.removeLabel ?? props.lessLabel) : props.lessLabel}
        aria-disabled={isLeast || undefined}
        onClick={() => {
          if (isLeast) return
          if (isRemoving) onRemove()
          else onChange(value - 1)
        }}
      >
        <Icon of={isRemoving ? Trash2 : Minus} />
      </button>
      <output>{value}</output>
      <button
        type="button"
        aria-label={props.moreLabel}
        aria-disabled={isMaximum || undefined}
        onClick={() => {
          if (!isMaximum) onChange(value + 1)
        }}
      >
        <Icon of={Plus} />
      </button>
    </span>
  )
}
