import '#web/styles/account.css'
import '#web/styles/orders/order-lines.css'
import '#web/styles/orders/order-list.css'
import '#web/messages/account.ts'
import '#web/messages/orders.ts'
import { AccountNavigation } from '#web/account/account-navigation.tsx'
import { useSignedInUser } from '#web/account/use-signed-in-user.ts'
import type { PageHandle } from '#web/navigation/page-handle.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import { OrderLists, OrdersLoading } from './order-lists.tsx'

export const handle: PageHandle = { query: [] }

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=3600' })

/** A customer's orders. Without a session, the visitor logs in first and comes back. */
export default function OrderListPage() {
  const { t } = useTranslation()
  const { marketplaceName: marketplace } = useSiteFacts()
  const user = useSignedInUser()
  return (
    <main id="main" className="page account-page" tabIndex={-1}>
      <title>{t('orders.listTitle', { marketplace })}</title>
      <meta name="description" content={t('orders.listDescription')} />
      <meta name="robots" content="noindex" />
      <AccountNavigation />
      <div className="account-content">
        <h1>{t('orders.listHeading')}</h1>
        <noscript className="banner warning">
          <p>{t('orders.listWithoutScripts')}</p>
        </noscript>
        {user === null ? <OrdersLoading /> : <OrderLists key={user.id} accountId={user.id} />}
      </div>
    </main>
  )
}
