import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'

export interface FieldFrameProps {
  label: ReactNode
  /** The label is still there for screen readers. */
  isLabelHidden?: boolean | undefined
  hint?: ReactNode
  /** What is wrong and what to do next, in one sentence. */
  error?: ReactNode
}

interface FrameProps extends FieldFrameProps {
  controlId: string
  className?: string | undefined
  children: ReactNode
}

/** The ids and states a control shares with the hint and the error around it. */
export function describeControl(controlId: string, { hint, error }: FieldFrameProps) {
  const describedBy = [error ? `${controlId}-error` : '', hint ? `${controlId}-hint` : '']
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
  }
}

/** Label above, hint and error below. The error is announced when it appears. */
export function FieldFrame(props: FrameProps) {
  const { label, isLabelHidden, hint, error, controlId, className = '', children } = props
  return (
    <div className={`field${error ? ' error' : ''}${className && ` ${className}`}`}>
      <label htmlFor={controlId} className={isLabelHidden ? 'sr' : undefined}>
        {label}
      </label>
      {children}
      {hint && (
        <p className="hint" id={`${controlId}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="problem" id={`${controlId}-error`} role="alert">
          <Icon of={CircleAlert} />
          {error}
        </p>
      )}
    </div>
  )
}
