import '#web/styles/staff/operator.css'
import '#web/messages/operator.ts'
import '#web/messages/orders.ts'
import '#web/messages/payments.ts'
import '#web/messages/store-app.ts'
import { useRouteLoaderData } from 'react-router'
import { useTranslation } from '#web/messages/use-translation.ts'
import { CompareNow } from './reconcile-now.tsx'
import { Findings, FindingsLoading } from './discrepancies.tsx'
import { OperatorFrame } from '#web/operator/operator-frame.tsx'

/** Whether provider, orders and ledger agree, and what is to be done where they do not. */
export default function PaymentsPage() {
  const { t } = useTranslation()
  const marketplace = useRouteLoaderData('root')?.marketplaceName ?? ''
  return (
    <>
      <title>{t('operator.pageTitle', { marketplace })}</title>
      <meta name="description" content={t('operator.description')} />
      <meta name="robots" content="noindex" />
      <OperatorFrame>
        {(user) => (
          <main id="main" className="operator">
            <div className="operator-head">
              <div>
                <h1>{t('operator.title')}</h1>
                <p className="soft">{t('operator.intro')}</p>
              </div>
              {user && <CompareNow />}
            </div>
            <noscript>{t('storeApp.withoutScripts')}</noscript>
            {user ? <Findings /> : <FindingsLoading />}
          </main>
        )}
      </OperatorFrame>
    </>
  )
}
