import type { FieldCode } from '#contract/errors.ts'
import { validation } from './en/validation.ts'
import type { Translate } from './i18n.ts'

/**
 * The message below a field. That of an empty one has the field's name in the form ("Enter your first name"),
 * if the catalogue has a message for that name.
 */
export function fieldProblem(t: Translate, code: FieldCode, name: string): string {
  if (code === 'required_field' && hasSentence(name)) return t(`validation.enter.${name}`)
  if (code === 'invalid_phone' && name === 'mobile') return t('validation.invalid_mobile')
  return t(`validation.${code}`)
}

const hasSentence = (name: string): name is keyof typeof validation.enter =>
  Object.hasOwn(validation.enter, name)
