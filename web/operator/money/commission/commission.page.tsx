import '#web/styles/staff/operator.css'
import '#web/styles/staff/money.css'
import '#web/messages/commission.ts'
import '#web/messages/operator-money.ts'
import '#web/messages/validation.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ConsolePage } from '#web/operator/console-page.tsx'
import { MoneyTabs } from '#web/operator/money/money-tabs.tsx'
import { CommissionPanel } from './commission-panel.tsx'
import { CommissionStores } from './commission-stores.tsx'

/** What restaurants pay for an order: the usual rate, and that of each. */
export default function CommissionPage() {
  const { t } = useTranslation()
  return (
    <ConsolePage name={t('operatorMoney.tab.commission')} permission="money">
      {(user) => (
        <>
          <div>
            <h1>{t('operatorMoney.tab.commission')}</h1>
            <p className="soft">{t('operatorMoney.commission.intro')}</p>
          </div>
          <MoneyTabs />
          {user && (
            <>
              <section className="panel stack" aria-labelledby="commission-default">
                <div>
                  <h2 id="commission-default">{t('operatorMoney.commission.defaultTitle')}</h2>
                  <p className="soft small">{t('operatorMoney.commission.defaultText')}</p>
                </div>
                <CommissionPanel storeId={null} />
              </section>
              <CommissionStores />
            </>
          )}
        </>
      )}
    </ConsolePage>
  )
}
