import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import type { LucideIcon } from 'lucide-react'
import { describeControl, FieldFrame } from './field-frame.tsx'
import type { FieldFrameProps } from './field-frame.tsx'
import { Icon } from '#ui/icon.tsx'
import { Spinner } from '#ui/spinner.tsx'

export type FieldProps = FieldFrameProps &
  ComponentProps<'input'> & {
    icon?: LucideIcon | undefined
    /** At the end inside the control: a unit, or an icon button such as "Show password". */
    end?: ReactNode
    /** Something about this field is being looked up. */
    isLoading?: boolean | undefined
  }

/** A text field. Takes every prop of `<input>`, so it goes with `{...register('email')}`. */
export function Field(props: FieldProps) {
  const { label, isLabelHidden, hint, error, icon, end, isLoading, className, ...input } = props
  const ownId = useId()
  const id = input.id ?? ownId
  return (
    <FieldFrame {...{ label, isLabelHidden, hint, error, className }} controlId={id}>
      <div className="control">
        {icon && <Icon of={icon} />}
        <input {...input} {...describeControl(id, { label, hint, error })} id={id} />
        {isLoading && <Spinner className="text-accent" />}
        {end}
      </div>
    </FieldFrame>
  )
}
