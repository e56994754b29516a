import '#web/messages/refund.ts'
import { formatPence } from '#rules/money/pence.ts'
import type { ApiFailure } from '#web/calls/request/api-failure.ts'
import type { Translate } from '#web/messages/i18n.ts'

/** Why a refund is too much, with how much can be refunded; null: it was refused for something else. */
export function tooMuchWords(t: Translate, { code, details }: ApiFailure): string | null {
  const { leftPence, maximumPence } = details
  if (typeof leftPence !== 'number') return null
  const amount = formatPence(leftPence)
  if (code === 'REFUND_TOO_LARGE') return t('refund.tooLarge', { amount })
  if (code !== 'REFUND_ABOVE_LIMIT' || typeof maximumPence !== 'number') return null
  const maximum = formatPence(maximumPence)
  return leftPence === 0
    ? t('refund.limitUsed', { maximum })
    : t('refund.aboveLimit', { amount, maximum })
}
