import { formatPence } from '#rules/money/pence.ts'
import { textOfFailure } from '../calls/show-failure.ts'
import { useTranslation } from '../messages/use-translation.ts'
import { ProblemBanner } from './problem-banner.tsx'
import { isUnanswered, placeOf } from './refusal.ts'
import type { Refusal } from './use-place-order.ts'

interface RefusalBannerProps {
  refusal: Refusal
  /** Of the cart as it is now. */
  totalPence: number
}

/** Why there is no order, where nothing else on the page says it. */
export function RefusalBanner({ refusal, totalPence }: RefusalBannerProps) {
  const { t } = useTranslation()
  const { failure, seenTotalPence } = refusal
  const place = placeOf(failure)
  if (place === 'total')
    return (
      <ProblemBanner
        title={t('checkout.totalChanged', {
          was: formatPence(seenTotalPence),
          now: formatPence(totalPence),
        })}
      >
        {t('checkout.totalAdvice')}
      </ProblemBanner>
    )
  if (failure.status === 0)
    return (
      <ProblemBanner title={t('checkout.noAnswer')}>{t('checkout.noAnswerAdvice')}</ProblemBanner>
    )
  if (place === 'button' && failure.fields.length === 0)
    return (
      <ProblemBanner title={textOfFailure(failure)}>
        {isUnanswered(failure) && t('checkout.noAnswerAdvice')}
      </ProblemBanner>
    )
  return null
}
