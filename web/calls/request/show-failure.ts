import '#web/messages/error.ts'
import { SUCCESS_STYLED_ERRORS, VALIDATION_ERROR, type ErrorCode } from '#contract/errors.ts'
import { showToast } from '#ui/toast/toast-queue.ts'
import { hasMessage, t } from '#web/messages/i18n.ts'
import { isApiFailure, NO_ANSWER, type ApiFailure } from './api-failure.ts'
import { isOffline, showOffline } from './connection.ts'

/** The message for a failure; a code that is not in the catalogue is a server error. */
export function textOfFailure({ code, status }: ApiFailure): string {
  if (code === 'NO_ANSWER') return t('error.NO_ANSWER')
  return t(`error.${status !== 500 && hasSentence(code) ? code : 'INTERNAL_SERVER_ERROR'}`)
}

/** The contract's list of codes would be another 2 kB of every page. */
const hasSentence = (code: string): code is ErrorCode => hasMessage(`error.${code}`)

/** The message of a form that shows no problem beside a field; null if nothing was refused. */
export function textOfEveryRefusal(error: unknown): string | null {
  if (error === undefined) return null
  return textOfFailure(isApiFailure(error) ? error : NO_ANSWER)
}

/**
 * Shows a toast for a failure that a screen does not handle itself. Field errors are shown next to the
 * fields, so they get none.
 *
 * @param textOf returns the screen's own message
 */
export function showFailure(thrown: unknown, textOf = textOfFailure): void {
  const failure = isApiFailure(thrown)
    ? thrown
    : { status: 500, code: 'INTERNAL_SERVER_ERROR', details: {}, fields: [] }
  if (failure.code === VALIDATION_ERROR) return
  if (failure.code === 'NO_ANSWER' && isOffline()) return showOffline()
  const isGoodNews = SUCCESS_STYLED_ERRORS.some((code) => code === failure.code)
  showToast({
    id: failure.code,
    variant: isGoodNews ? 'positive' : 'danger',
    title: textOf(failure),
    // The message stays until it is dismissed, because the session ended in the middle of something.
    timeoutMs: failure.code === 'SUSPENDED_USER' ? 0 : undefined,
  })
}
