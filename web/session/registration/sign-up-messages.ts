import '#web/messages/sign-up.ts'
import { textOfFailure } from '#web/calls/request/show-failure.ts'
import type { ApiFailure } from '#web/calls/request/api-failure.ts'
import { signUpErrors } from '#web/messages/en/errors.ts'
import { t } from '#web/messages/i18n.ts'

/** Why signing up by email failed: the messages of signing up, else the general ones. */
export function textOfSignUp(failure: ApiFailure): string {
  const { code } = failure
  return isOfSignUp(code) ? t(`signUp.error.${code}`) : textOfFailure(failure)
}

const isOfSignUp = (code: string): code is keyof typeof signUpErrors =>
  Object.hasOwn(signUpErrors, code)
