import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  type: 'radio' | 'checkbox'
  children: ReactNode
  /** A second line: what it contains, why it can't be chosen. */
  small?: ReactNode
  /** At the far end: a price, a count. */
  end?: ReactNode
}

/** A row to choose: a radio button or a checkbox. All of its words are its name. */
export function Choice({ type, children, small, end, className, ...input }: ChoiceProps) {
  return (
    <label className={classNames('choice', className)}>
      <input {...input} type={type} />
      {small ? (
        <span>
          {children} <small>{small}</small>
        </span>
      ) : (
        children
      )}
      {end && <span className="end">{end}</span>}
    </label>
  )
}
