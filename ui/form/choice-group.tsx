import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { Choice, type ChoiceProps } from './choice.tsx'

export interface ChoiceOption<Value extends string> extends Pick<
  ChoiceProps,
  'small' | 'end' | 'error'
> {
  value: Value
  label: ReactNode
}

interface ChoiceGroupProps<Value extends string> {
  legend: ReactNode
  /** The legend is still there for screen readers. */
  isLegendHidden?: boolean | undefined
  name: string
  options: readonly ChoiceOption<Value>[]
  /** Null: nothing is chosen. */
  value: Value | null
  onChange: (value: Value) => void
  /** What is wrong with the group as a whole, in one sentence below it. */
  error?: ReactNode
  className?: string | undefined
}

/** Rows of which one is chosen. An error is tied to the group and marks each of its radio buttons. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { legend, isLegendHidden, name, options, value, onChange, error, className } = props
  const errorId = useId()
  return (
    <fieldset className={className} aria-describedby={error ? errorId : undefined}>
      <legend className={isLegendHidden ? 'sr' : 'label'}>{legend}</legend>
      {options.map(({ value: each, label, ...row }) => (
        <Choice
          key={each}
          {...row}
          type="radio"
          name={name}
          checked={value === each}
          aria-invalid={error ? true : undefined}
          onChange={() => onChange(each)}
        >
          {label}
        </Choice>
      ))}
      {error && (
        <p className="problem choice-problem" id={errorId} role="alert">
          <Icon of={CircleAlert} />
          {error}
        </p>
      )}
    </fieldset>
  )
}
