import { PASSWORD_MINIMUM_LENGTH } from '#contract/constants.ts'
import type { Context } from '#api/context.ts'
import { FieldError } from '#api/http/api-error.ts'
import { isCommonPassword } from './common-passwords.ts'

/**
 * Throws a FieldError for a password that the marketplace does not take: one of the most used, or
 * shorter than the operator asks for.
 */
export function checkNewPassword(
  { configuration: { passwordMinimum } }: Context,
  password: string,
): void {
  const length = [...password].length
  const code =
    length < PASSWORD_MINIMUM_LENGTH
      ? 'password_too_short'
      : length < passwordMinimum
        ? 'password_below_minimum'
        : isCommonPassword(password)
          ? 'password_too_common'
          : null
  if (code !== null) throw new FieldError([{ field: 'password', code }])
}
