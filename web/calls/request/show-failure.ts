import '#web/messages/error.ts'
import { isErrorCode, SUCCESS_STYLED_ERRORS, VALIDATION_ERROR } from '#contract/errors.ts'
import { showToast } from '#ui/toast/toast-queue.ts'
import { t } from '#web/messages/i18n.ts'
import { isApiFailure, type ApiFailure } from './api-failure.ts'
import { isOffline, showOffline } from './connection.ts'

/** The sentence for a failure; what is not in the catalogue is a server error. */
export function textOfFailure({ code, status }: ApiFailure): string {
  if (code === 'NO_ANSWER') return t('error.NO_ANSWER')
  return t(`error.${status !== 500 && isErrorCode(code) ? code : 'INTERNAL_SERVER_ERROR'}`)
}

/**
 * What a screen does with a failure it has no reaction of its own for: a toast. Faults of fields are
 * shown beside the fields, so they get none.
 *
 * @param textOf says it in words of the screen's own
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
    // Whoever is put out in the middle of something reads why, however long they look elsewhere.
    timeoutMs: failure.code === 'SUSPENDED_USER' ? 0 : undefined,
  })
}
