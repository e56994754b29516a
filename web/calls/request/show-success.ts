import '#web/messages/success.ts'
import type { SuccessCode } from '#contract/errors.ts'
import { showToast } from '#ui/toast/toast-queue.ts'
import { t } from '#web/messages/i18n.ts'

/** Shows a toast for a success. */
export function showSuccess(code: SuccessCode): void {
  showToast({ id: code, variant: 'positive', title: t(`success.${code}`) })
}
