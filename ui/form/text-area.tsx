import { useId } from 'react'
import type { ComponentProps } from 'react'
import { describeControl, FieldFrame } from './field-frame.tsx'
import type { FieldFrameProps } from './field-frame.tsx'

export type TextAreaProps = FieldFrameProps & ComponentProps<'textarea'>

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { label, isLabelHidden, hint, error, className, rows = 3, ...textArea } = props
  const ownId = useId()
  const id = textArea.id ?? ownId
  return (
    <FieldFrame {...{ label, isLabelHidden, hint, error, className }} controlId={id}>
      <div className="control tall">
        <textarea
          {...textArea}
          {...describeControl(id, { label, hint, error })}
          id={id}
          rows={rows}
        />
      </div>
    </FieldFrame>
  )
}
