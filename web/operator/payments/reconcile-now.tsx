import { Scale } from 'lucide-react'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useReconcilePaymentsMutation } from '#web/calls/staff/operator-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { comparedSentences } from './discrepancy-messages.ts'

/** It stays while findings are dealt with, so it says of when it is. */
const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/London' })

/** Compares at once, and says what came of it. */
export function CompareNow() {
  const { t } = useTranslation()
  const [compare, { data, error, isLoading, fulfilledTimeStamp }] = useReconcilePaymentsMutation()
  return (
    <>
      <Button
        variant="primary"
        isLoading={isLoading}
        loadingLabel={t('operator.comparing')}
        onClick={() => void compare()}
      >
        <Icon of={Scale} />
        {t('operator.compare')}
      </Button>
      <div className="operator-news" role="status">
        {data && !isLoading && (
          <Banner variant={data.findings > 0 ? 'warning' : 'positive'}>
            {fulfilledTimeStamp && `${clock.format(fulfilledTimeStamp)}: `}
            {comparedSentences(t, data).join(' ')}
          </Banner>
        )}
        {error !== undefined && !isLoading && (
          <Banner variant="danger">{t('operator.compareFailed')}</Banner>
        )}
      </div>
    </>
  )
}
