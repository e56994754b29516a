import '#web/styles/orders/order-lines.css'
import '#web/styles/orders/order.css'
import '#web/styles/orders/order-tracking.css'
import '#web/styles/orders/order-way.css'
import '#web/messages/orders.ts'
import '#web/messages/payments.ts'
import '#web/messages/tracking.ts'
import { Navigate, useSearchParams } from 'react-router'
import { isPlaced } from '#rules/orders/order-status.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import { OrderConfirmed } from './order-confirmed.tsx'
import { OrderLoading } from './order-loading.tsx'
import { OrderMissing } from './order-missing.tsx'
import { useOrder } from './use-order.ts'

/** The order has just been placed: what happens next, and where to follow it. */
export default function ConfirmedPage() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const { marketplaceName: marketplace } = useSiteFacts()
  const { order, orderToken, failure, tryAgain } = useOrder(query.get('order') ?? '-')
  return (
    <main id="main" className="order-page">
      <title>{t('orders.confirmedPageTitle', { marketplace })}</title>
      <meta name="description" content={t('orders.description')} />
      <meta name="robots" content="noindex" />
      {failure ? (
        <div className="page order-alone">
          <OrderMissing failure={failure} onTryAgain={tryAgain} />
        </div>
      ) : order && !isPlaced(order.status) ? (
        <Navigate to={links.order(order.id, orderToken)} replace />
      ) : order ? (
        <OrderConfirmed order={order} orderToken={orderToken} />
      ) : (
        <OrderLoading />
      )}
    </main>
  )
}
