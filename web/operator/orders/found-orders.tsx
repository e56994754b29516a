import { Link } from 'react-router'
import type { OperatorOrder } from '#contract/operator/operator-orders.ts'
import { formatPence } from '#rules/money/pence.ts'
import { Badge } from '#ui/badge.tsx'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import {
  useListOperatorOrdersInfiniteQuery,
  type OrdersWanted,
} from '#web/calls/staff/operator/operator-order-calls.ts'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { momentWords } from '#web/operator/moments.ts'
import { statusVariant } from './status-variant.ts'

interface FoundOrdersProps {
  wanted: OrdersWanted
  /** Says that there is none. */
  emptyTitle: string
  emptyText: string
}

/** The orders that were found, page by page. */
export function FoundOrders({ wanted, emptyTitle, emptyText }: FoundOrdersProps) {
  const { t } = useTranslation()
  const query = useListOperatorOrdersInfiniteQuery(wanted, { refetchOnMountOrArgChange: true })
  const { currentData, isError, isFetching, refetch } = query
  const orders = currentData?.pages.flatMap(({ items }) => items)
  if (!orders && isError && !isFetching)
    return (
      <Banner
        variant="warning"
        isAnnounced
        action={<Button onClick={() => void refetch()}>{t('operatorOrders.tryAgain')}</Button>}
      >
        {t('operatorOrders.failed')}
      </Banner>
    )
  if (!orders) return <OrdersLoading />
  if (orders.length === 0)
    return (
      <Empty
        picture={<DishThumbnail dish={null} seed="orders" cloth="custard" weave="gingham" />}
        title={emptyTitle}
      >
        {emptyText}
      </Empty>
    )
  return (
    <>
      <ul className="panel found-orders" aria-label={t('operatorOrders.list')}>
        {orders.map((order) => (
          <FoundOrder key={order.id} order={order} />
        ))}
      </ul>
      {query.hasNextPage && (
        <div>
          <Button
            isLoading={query.isFetchingNextPage}
            loadingLabel={t('operatorOrders.loadingMore')}
            onClick={() => void query.fetchNextPage()}
          >
            {t('operatorOrders.more')}
          </Button>
        </div>
      )}
    </>
  )
}

function FoundOrder({ order }: { order: OperatorOrder }) {
  const { t } = useTranslation()
  const { id, number, status, service, placedAt, store, customerName, refundedPence } = order
  return (
    <li>
      <Link className="found-order" to={staffLinks.operatorOrder(id)}>
        <span className="found-order-number">{number}</span>
        <span className="found-order-who">
          <b>{customerName || t('operatorOrders.erased')}</b>
          <small>
            {store.name} · {t(`operatorOrders.${service}`)}
          </small>
        </span>
        <span className="found-order-when">
          <Badge variant={statusVariant(status)}>{t(`storeApp.status.${status}`)}</Badge>
          <small>{momentWords(placedAt)}</small>
        </span>
        <span className="found-order-money">
          <b>{formatPence(order.totalPence)}</b>
          {refundedPence > 0 && (
            <small>{t('operatorOrders.refunded', { amount: formatPence(refundedPence) })}</small>
          )}
        </span>
      </Link>
    </li>
  )
}

export function OrdersLoading() {
  const { t } = useTranslation()
  return (
    <div className="stack" aria-busy>
      <p className="sr">{t('operatorOrders.loading')}</p>
      <Skeleton height="24rem" radius="var(--radius-lg)" />
    </div>
  )
}
