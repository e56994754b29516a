import '#web/styles/staff/operator.css'
import '#web/messages/operator.ts'
import '#web/messages/orders.ts'
import '#web/messages/payments.ts'
import '#web/messages/store-app.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { Discrepancies, DiscrepanciesLoading } from './discrepancies.tsx'
import { MoneyTabs } from '#web/operator/money/money-tabs.tsx'
import { ConsolePage } from '#web/operator/console-page.tsx'
import { Scale } from 'lucide-react'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useReconcilePaymentsMutation } from '#web/calls/staff/operator-calls.ts'
import { reconciliationMessages } from './discrepancy-messages.ts'

/** It stays while discrepancies are dealt with, so it says of when it is. */
const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/London' })

/** Whether provider, orders and ledger agree, and what is to be done where they do not. */
export default function PaymentsPage() {
  const { t } = useTranslation()
  return (
    <ConsolePage name={t('operatorMoney.tab.discrepancies')} permission="money">
      {(user) => (
        <>
          <div className="operator-head">
            <div>
              <h1>{t('operatorMoney.tab.discrepancies')}</h1>
              <p className="soft">{t('operator.intro')}</p>
            </div>
            {user && <ReconcileNow />}
          </div>
          <MoneyTabs />
          {user ? <Discrepancies /> : <DiscrepanciesLoading />}
        </>
      )}
    </ConsolePage>
  )
}

/** Compares at once, and says what came of it. */
function ReconcileNow() {
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
          <Banner variant={data.discrepancies > 0 ? 'warning' : 'positive'}>
            {fulfilledTimeStamp && `${clock.format(fulfilledTimeStamp)}: `}
            {reconciliationMessages(t, data).join(' ')}
          </Banner>
        )}
        {error !== undefined && !isLoading && (
          <Banner variant="danger">{t('operator.compareFailed')}</Banner>
        )}
      </div>
    </>
  )
}
