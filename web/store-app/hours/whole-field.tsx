import { useState } from 'react'
import { Field } from '#ui/form/field.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'

interface WholeFieldProps {
  label: string
  isLabelHidden?: boolean
  hint?: string
  limits: { minimum: number; maximum: number }
  value: number | null
  /** What an empty field means instead of a number, where it may be empty. */
  isOptional?: boolean
  placeholder?: string
  onChange: (value: number | null) => void
}

/** A whole number between two others. While something else is typed the last number counts. */
export function WholeField(props: WholeFieldProps) {
  const { limits, value, isOptional = false, onChange, ...field } = props
  const { t } = useTranslation()
  const [text, setText] = useState(value === null ? '' : String(value))
  const [isWrong, setWrong] = useState(false)
  const type = (typed: string) => {
    setText(typed)
    const number = wholeOf(typed, limits)
    const isEmpty = isOptional && typed.trim() === ''
    setWrong(number === null && !isEmpty)
    if (number !== null || isEmpty) onChange(number)
  }
  return (
    <Field
      {...field}
      inputMode="numeric"
      autoComplete="off"
      value={text}
      error={isWrong && t('hours.whole', { ...words(limits) })}
      onChange={(event) => type(event.target.value)}
    />
  )
}

const words = ({ minimum, maximum }: WholeFieldProps['limits']) => ({
  minimum: String(minimum),
  maximum: String(maximum),
})

function wholeOf(text: string, { minimum, maximum }: WholeFieldProps['limits']): number | null {
  const typed = text.trim()
  const number = /^\d{1,4}$/.test(typed) ? Number(typed) : null
  return number !== null && number >= minimum && number <= maximum ? number : null
}
