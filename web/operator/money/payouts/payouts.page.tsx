import '#web/styles/staff/operator.css'
import '#web/styles/staff/money.css'
import '#web/messages/payouts.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ConsolePage } from '#web/operator/console-page.tsx'
import { MoneyTabs } from '#web/operator/money/money-tabs.tsx'
import { MakeRun } from './make-run.tsx'
import { PayingAccount } from './paying-account.tsx'
import { PayoutAccounts } from './payout-accounts.tsx'
import { PayoutRuns } from './payout-runs.tsx'
import { StorePayments } from './store-payments.tsx'

/** What the marketplace pays to restaurants. */
export default function PayoutsPage() {
  const { t } = useTranslation()
  return (
    <ConsolePage name={t('payouts.title')} permission="money">
      {(user) => (
        <>
          <div>
            <h1>{t('payouts.title')}</h1>
            <p className="soft">{t('payouts.intro')}</p>
          </div>
          <MoneyTabs />
          {user && (
            <>
              <MakeRun />
              <PayoutRuns />
              <PayoutAccounts />
              <StorePayments />
              <PayingAccount />
            </>
          )}
        </>
      )}
    </ConsolePage>
  )
}
