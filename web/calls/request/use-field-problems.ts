import type { FieldErrors, FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { VALIDATION_ERROR, type FieldCode } from '#contract/errors.ts'
import { isApiFailure } from './api-failure.ts'
import { textOfFailure } from './show-failure.ts'
import { fieldProblem } from '#web/messages/field-problem.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

/**
 * The sentence beneath a field, for forms whose schemas speak in field codes. With 'specified' an
 * empty field reads as the specification spells it, which names no field. `calledAs` is the name by
 * which an empty field is asked for, where that is not its own.
 */
export function useFieldProblems<Fields extends FieldValues>(
  errors: FieldErrors<Fields>,
  sentences: 'named' | 'specified' = 'named',
) {
  const { t } = useTranslation()
  return (name: FieldPath<Fields>, calledAs: string = name): string | undefined => {
    // A message of these schemas, and of the server's faults, is always a field code.
    const code = errors[name]?.message as FieldCode | undefined
    if (!code) return undefined
    return sentences === 'named' ? fieldProblem(t, code, calledAs) : t(`validation.${code}`)
  }
}

/** Puts what the server found wrong with single fields beneath them. */
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
 * The sentence above a form for what is wrong with none of its fields; null when nothing is.
 *
 * @param textOf says it in words of the form's own
 */
export function textOfRefusal(error: unknown, textOf = textOfFailure): string | null {
  if (!isApiFailure(error) || error.code === VALIDATION_ERROR) return null
  return textOf(error)
}
