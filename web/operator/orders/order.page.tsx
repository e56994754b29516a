import '#web/styles/staff/operator.css'
import '#web/styles/orders/order-lines.css'
import '#web/styles/staff/console-orders.css'
import '#web/messages/operator.ts'
import '#web/messages/validation.ts'
import '#web/messages/customers.ts'
import '#web/messages/operator-orders.ts'
import '#web/messages/orders.ts'
import '#web/messages/store-app.ts'
import { ArrowLeft } from 'lucide-react'
import { Link, useParams } from 'react-router'
import type { OrderRecord } from '#contract/operator/order-record.ts'
import type { Order } from '#contract/orders.ts'
import { Badge } from '#ui/badge.tsx'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import {
  useGetOperatorOrderQuery,
  useGetOrderRecordQuery,
} from '#web/calls/staff/operator/operator-order-calls.ts'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ConsolePage } from '#web/operator/console-page.tsx'
import { momentWords } from '#web/operator/moments.ts'
import { Readers } from '#web/operator/readers.tsx'
import { OrderActs } from './order-acts.tsx'
import { OrderBill } from './order-bill.tsx'
import { OrderLedger } from './order-ledger.tsx'
import { OrderNotes } from './order-notes.tsx'
import { OrderPeople } from './order-people.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { statusVariant } from './status-variant.ts'

/** How often somebody else may have changed an order. */
const refreshMs = 15_000

/** An order: what it has in it, whose it is, all that happened, and what operators do about it. */
export default function OrderPage() {
  const { t } = useTranslation()
  const { orderId = '' } = useParams()
  return (
    <ConsolePage name={t('operatorOrders.pageNameLoading')} permission="orders">
      {(user) => (
        <>
          <p>
            <Link className="way-back" to={staffLinks.operatorOrders()}>
              <Icon of={ArrowLeft} />
              {t('operatorOrders.back')}
            </Link>
          </p>
          {user ? <ReadOrder key={orderId} orderId={orderId} /> : <OrderLoading />}
        </>
      )}
    </ConsolePage>
  )
}

function ReadOrder({ orderId }: { orderId: string }) {
  const { t } = useTranslation()
  const call = { params: { orderId } }
  const options = { refetchOnMountOrArgChange: true, pollingInterval: refreshMs }
  const { data: order, error, isFetching, refetch } = useGetOperatorOrderQuery(call, options)
  const record = useGetOrderRecordQuery(call, options)
  if (order && record.data) return <WholeOrder order={order} record={record.data} />
  const failure = error ?? record.error
  if (!failure || isFetching || record.isFetching) return <OrderLoading />
  if (isApiFailure(failure) && (failure.status === 404 || failure.status === 400))
    return <h1>{t('operatorOrders.orderMissing')}</h1>
  const again = () => {
    void refetch()
    void record.refetch()
  }
  return (
    <>
      <h1>{t('operatorOrders.pageNameLoading')}</h1>
      <Banner
        variant="warning"
        isAnnounced
        action={<Button onClick={again}>{t('operatorOrders.tryAgain')}</Button>}
      >
        {t('operatorOrders.orderFailed')}
      </Banner>
    </>
  )
}

function WholeOrder({ order, record }: { order: Order; record: OrderRecord }) {
  const { t } = useTranslation()
  const { status, number } = order
  return (
    <>
      <div className="console-order-head">
        <h1>{t('operatorOrders.orderTitle', { number })}</h1>
        <Badge variant={statusVariant(status)}>{t(`storeApp.status.${status}`)}</Badge>
        <p className="soft">
          {order.store.name} · {t('operatorOrders.placed', { time: momentWords(order.placedAt) })}
        </p>
      </div>
      <div className="console-order">
        <div className="stack">
          <OrderPeople {...{ order, record }} />
          <OrderBill order={order} />
          <OrderLedger timeline={record.timeline} />
          <OrderNotes order={order} />
          <Readers
            summary={t('operatorOrders.seenBy')}
            text={t('operatorOrders.seenByText')}
            accesses={record.accesses}
          />
        </div>
        <div className="stack">
          <OrderActs order={order} printers={record.printers} />
          <OrderTimeline orderId={order.id} timeline={record.timeline} />
        </div>
      </div>
    </>
  )
}

function OrderLoading() {
  const { t } = useTranslation()
  return (
    <div className="stack" aria-busy>
      <h1>{t('operatorOrders.pageNameLoading')}</h1>
      <p className="sr">{t('operatorOrders.orderLoading')}</p>
      <Skeleton height="12rem" radius="var(--radius-lg)" />
      <Skeleton height="24rem" radius="var(--radius-lg)" />
    </div>
  )
}
