import type { KeyboardEvent } from 'react'
import { TextArea, type TextAreaProps } from '#ui/form/text-area.tsx'

interface ReasonFieldProps extends Omit<TextAreaProps, 'value' | 'onChange' | 'onKeyDown'> {
  value: string
  onType: (reason: string) => void
}

/** Why something is done: one paragraph, so that Enter sends its form as in a field of one line. */
export function ReasonField({ onType, rows = 2, ...field }: ReasonFieldProps) {
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (event.repeat) return
    // Pressed like by a pointer, it knows whether something is being sent already.
    event.currentTarget.form?.querySelector<HTMLElement>('[type="submit"]')?.click()
  }
  return (
    <TextArea
      {...field}
      rows={rows}
      onKeyDown={press}
      onChange={({ target }) => onType(target.value.replaceAll(/\s*\n\s*/g, ' '))}
    />
  )
}
