import { PASSWORD_MINIMUM_LENGTH } from '#contract/constants.ts'
import type { ProfileType } from '#contract/session.ts'
import { passwordMinimumOf } from '#rules/session/password-minimum.ts'
import type { Context } from '#api/context.ts'
import { FieldError } from '#api/http/api-error.ts'
import { isGuessablePassword } from './guessable-password.ts'

/**
 * Throws a FieldError for a password that the marketplace refuses: one of the most common, the
 * marketplace's name, the owner's name or email address (`ownWords`), or one shorter than is required
 * of that type of account.
 */
export function checkNewPassword(
  { configuration, marketplace }: Context,
  password: string,
  ownWords: readonly string[],
  profileType?: ProfileType,
): void {
  const { passwordMinimum, publicUrl } = configuration
  const words = [marketplace.name, new URL(publicUrl).hostname, ...ownWords]
  const length = [...password].length
  const code =
    length < PASSWORD_MINIMUM_LENGTH
      ? 'password_too_short'
      : length < passwordMinimumOf(profileType, passwordMinimum)
        ? 'password_below_minimum'
        : isGuessablePassword(password, words.flatMap(partsOf))
          ? 'password_too_common'
          : null
  if (code !== null) throw new FieldError([{ field: 'password', code }])
}

/** The whole address, and its parts before the @ and the first dot. */
function partsOf(word: string): string[] {
  return [word, word.split('@')[0] ?? '', word.split('.')[0] ?? '']
}
