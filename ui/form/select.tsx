import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import type { ComponentProps } from 'react'
import type { LucideIcon } from 'lucide-react'
import { classNames } from '#ui/class-names.ts'
import { describeControl, FieldFrame } from './field-frame.tsx'
import type { FieldFrameProps } from './field-frame.tsx'
import { Icon } from '#ui/icon.tsx'

export type SelectProps = FieldFrameProps &
  ComponentProps<'select'> & {
    icon?: LucideIcon | undefined
    /** Classes of the control itself, for a select that is smaller than a field. */
    controlClassName?: string | undefined
  }

/** The system's own select, dressed. Pass `<option>`s as children. */
export function Select(props: SelectProps) {
  const { label, isLabelHidden, hint, error, icon, className, controlClassName, ...select } = props
  const ownId = useId()
  const id = select.id ?? ownId
  return (
    <FieldFrame {...{ label, isLabelHidden, hint, error, className }} controlId={id}>
      <div className={classNames('control', controlClassName)}>
        {icon && <Icon of={icon} />}
        <select {...select} {...describeControl(id, { label, hint, error })} id={id} />
        <Icon of={ChevronDown} className="select-arrow" />
      </div>
    </FieldFrame>
  )
}
