import '#web/styles/orders/order-lines.css'
import '#web/styles/orders/order.css'
import '#web/styles/orders/order-tracking.css'
import '#web/styles/orders/order-way.css'
import '#web/messages/orders.ts'
import '#web/messages/payments.ts'
import '#web/messages/tracking.ts'
import { Suspense } from 'react'
import type { Order } from '#contract/orders.ts'
import { formatLondonTime } from '#rules/time/london.ts'
import { Banner } from '#ui/banner.tsx'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import type { PageHandle } from '#web/navigation/page-handle.ts'
import type { Route } from './+types/order.page'
import { OrderContents } from './contents/order-contents.tsx'
import { OrderLoading } from './order-loading.tsx'
import { OrderMissing } from './order-missing.tsx'
import { OrderNow } from './tracking/order-now.tsx'
import { chargedCardWords } from './contents/payment-messages.ts'
import { SaveDetails } from './save-details.tsx'
import { useOrder, type FollowedOrder } from './use-order.ts'

const OrderReview = lazyPart(() =>
  import('./review/order-review.tsx').then((module) => ({ default: module.OrderReview })),
)
const OrderChanges = lazyPart(() =>
  import('./change/order-changes.tsx').then((module) => ({ default: module.OrderChanges })),
)
const OrderTip = lazyPart(() =>
  import('./tip/order-tip.tsx').then((module) => ({ default: module.OrderTip })),
)
const ProblemsPanel = lazyPart(() =>
  import('#web/problems/problems-panel.tsx').then((module) => ({ default: module.ProblemsPanel })),
)

/** The same for every order until its scripts run: stored by browsers, and by none of our caches. */
export const handle: PageHandle = { query: [] }

export const headers = () => ({ 'cache-control': 'public, no-cache' })

/** An order, followed live by its customer or by the guest who has its token. */
export default function OrderPage({ params }: Route.ComponentProps) {
  const followed = useOrder(params.orderId)
  return (
    <main id="main" className="order-page" tabIndex={-1}>
      <OrderTitle followed={followed} />
      <OrderBody followed={followed} />
    </main>
  )
}

function OrderTitle({ followed: { order } }: { followed: FollowedOrder }) {
  const { t } = useTranslation()
  const { marketplaceName: marketplace } = useSiteFacts()
  const title = order
    ? t('orders.pageTitle', {
        status: t(`orders.status.${order.status}`),
        number: order.number,
        marketplace,
      })
    : t('orders.loadingTitle', { marketplace })
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={t('orders.description')} />
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      {/* Announces the state to screen readers at each change. */}
      <p className="sr" role="status">
        {order && t(`orders.headline.${order.status}`)}
      </p>
    </>
  )
}

/** For an order that the restaurant has accepted: reports of problems. */
function Problems({ order, orderToken }: { order: Order; orderToken: string | null }) {
  const { t } = useTranslation()
  const mayBeWrong = order.acts.length === 0 && order.events.some(({ act }) => act === 'accept')
  if (!mayBeWrong || order.status === 'cancelled') return null
  const card = chargedCardWords(t, order)
  return (
    <Suspense>
      <ProblemsPanel order={order} orderToken={orderToken} card={card} />
    </Suspense>
  )
}

function OrderBody({ followed }: { followed: FollowedOrder }) {
  const { t } = useTranslation()
  const { order, orderToken, failure, isConnected, asOf, tryAgain } = followed
  if (failure)
    return (
      <div className="page order-alone">
        <OrderMissing failure={failure} onTryAgain={tryAgain} />
      </div>
    )
  if (!order) return <OrderLoading />
  return (
    <div className="page two-col">
      <div className="stack spaced">
        {!isConnected && (
          <Banner isAnnounced>{t('orders.reconnecting', { time: formatLondonTime(asOf) })}</Banner>
        )}
        {order.changes.length > 0 && (
          <Suspense>
            <OrderChanges order={order} orderToken={orderToken} />
          </Suspense>
        )}
        <OrderNow order={order} orderToken={orderToken} />
        {order.status === 'completed' && order.serviceType === 'delivery' && (
          <Suspense>
            <OrderTip order={order} orderToken={orderToken} />
          </Suspense>
        )}
        {order.status === 'completed' && (
          <Suspense>
            <OrderReview order={order} orderToken={orderToken} />
          </Suspense>
        )}
        <Problems order={order} orderToken={orderToken} />
      </div>
      <aside className="stack spaced">
        <OrderContents order={order} orderToken={orderToken} />
        <SaveDetails order={order} orderToken={orderToken} />
      </aside>
    </div>
  )
}
