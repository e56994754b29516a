import '#web/styles/operator.css'
import '#web/messages/operator.ts'
import '#web/messages/orders.ts'
import '#web/messages/payments.ts'
import '#web/messages/store-app.ts'
import { LogOut } from 'lucide-react'
import { useEffect } from 'react'
import { useNavigate, useRouteLoaderData } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { links } from '../links.ts'
import { useTranslation } from '../messages/use-translation.ts'
import { useAppSelector } from '../state/store.ts'
import { CompareNow } from './compare-now.tsx'
import { Findings, FindingsLoading } from './findings.tsx'
import { useOperator } from './use-operator.ts'

/** Whether provider, orders and ledger agree, and what is to be done where they do not. */
export default function PaymentsPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const marketplace = useRouteLoaderData('root')?.marketplaceName ?? ''
  const isRestored = useAppSelector(({ operator }) => operator.isRestored)
  const { user, logOut } = useOperator()

  useEffect(() => {
    if (isRestored && !user) void navigate(links.operatorLogin(), { replace: true })
  }, [isRestored, user, navigate])

  return (
    <>
      <title>{t('operator.pageTitle', { marketplace })}</title>
      <meta name="description" content={t('operator.description')} />
      <meta name="robots" content="noindex" />
      <header className="topbar">
        <img src="/art/mark.svg" alt="" width={40} height={40} />
        <div>
          <p className="store-name">{marketplace}</p>
          <p className="small muted">{user?.email}</p>
        </div>
        <div className="right">
          <Button variant="quiet" onClick={logOut}>
            <Icon of={LogOut} />
            {t('operator.logOut')}
          </Button>
        </div>
      </header>
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
    </>
  )
}
