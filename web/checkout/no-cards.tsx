import { formatFee } from '#rules/money/pence.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { useTranslation } from '../messages/use-translation.ts'
import type { PayChoice } from './use-pay-choice.ts'

/** Why there is only cash, where there would be cards as well. */
export function NoCards({ choice: { taken, online, tryAgain } }: { choice: PayChoice }) {
  const { t } = useTranslation()
  if (taken === 'unavailable' || taken === 'scriptFailed')
    return (
      <Banner
        variant="warning"
        isAnnounced
        action={
          <div className="row wrap problem-acts">
            <Button size="sm" onClick={tryAgain}>
              {t('payments.tryAgain')}
            </Button>
          </div>
        }
      >
        {t(taken === 'unavailable' ? 'payments.unavailable' : 'payments.scriptFailed')}
      </Banner>
    )
  if (taken === 'tooSmall' && online)
    return (
      <Banner variant="info">
        {t('payments.tooSmall', { minimum: formatFee(online.minimumPence) })}
      </Banner>
    )
  return null
}
