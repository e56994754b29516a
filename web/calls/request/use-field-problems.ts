import type { FieldErrors, FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { VALIDATION_ERROR, type FieldCode } from '#contract/errors.ts'
import { isApiFailure } from './api-failure.ts'
import { textOfFailure } from './show-failure.ts'
import { fieldProblem } from '#web/messages/field-problem.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

/**
 * The message below a field, for forms whose schemas have field codes. With 'specified' an empty field gets
 * the specification's message, which names no field. `empty` is what an empty field is called in its message,
 * if that is not its own name, or the whole message.
 */
export function useFieldProblems<Fields extends FieldValues>(
  errors: FieldErrors<Fields>,
  sentences: 'named' | 'specified' = 'named',
) {
  const { t } = useTranslation()
  return (
    name: FieldPath<Fields>,
    empty: string | { message: string } = name,
  ): string | undefined => {
    // A message of these schemas, and of the server's field errors, is always a field code.
    const code = errors[name]?.message as FieldCode | undefined
    if (!code) return undefined
    if (typeof empty !== 'string')
      return code === 'required_field' ? empty.message : t(`validation.${code}`)
    return sentences === 'named' ? fieldProblem(t, code, empty) : t(`validation.${code}`)
  }
}

/** Shows the server's field errors below the fields. */
export function showFieldFaults<Fields extends FieldValues>(
  thrown: unknown,
  names: readonly FieldPath<Fields>[],
  setError: UseFormSetError<Fields>,
): void {
  if (!isApiFailure(thrown)) return
  for (const { field, code } of thrown.fields) {
    const name = names.find((known) => known === field)
    if (name) setError(name, { message: code }, { shouldFocus: true })
  }
}

/**
 * The message above a form for a problem of none of its fields; null if there is none.
 *
 * @param textOf returns the form's own message
 */
export function textOfRefusal(error: unknown, textOf = textOfFailure): string | null {
  if (!isApiFailure(error) || error.code === VALIDATION_ERROR) return null
  return textOf(error)
}
