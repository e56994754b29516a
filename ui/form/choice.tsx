import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'

export type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  type: 'radio' | 'checkbox'
  children: ReactNode
  /** A second line: what it contains, why it can't be chosen. */
  small?: ReactNode
  /** At the far end: a price, a count. */
  end?: ReactNode
  /** What is wrong with the choice, in one sentence below it. */
  error?: ReactNode
}

/** A row to choose: a radio button or a checkbox. All of its words are its name. */
export function Choice({ type, children, small, end, error, className, ...input }: ChoiceProps) {
  const errorId = useId()
  const faults = error ? { 'aria-invalid': true, 'aria-describedby': errorId } : {}
  return (
    <>
      <label className={classNames('choice', className)}>
        <input {...input} {...faults} type={type} />
        {small ? (
          <span>
            {children} <small>{small}</small>
          </span>
        ) : (
          children
        )}
        {end && <span className="end">{end}</span>}
      </label>
      {error && (
        <p className="problem choice-problem" id={errorId} role="alert">
          <Icon of={CircleAlert} />
          {error}
        </p>
      )}
    </>
  )
}
