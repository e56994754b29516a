import type { Translate } from '#web/messages/i18n.ts'

/** The sentence beneath the field of a password that confirms who somebody is. */
export function passwordProblem(
  t: Translate,
  error: { type: string } | undefined,
): string | undefined {
  if (!error) return undefined
  return error.type === 'INCORRECT_PASSWORD'
    ? t('error.INCORRECT_PASSWORD')
    : t('validation.enter.currentPassword')
}
