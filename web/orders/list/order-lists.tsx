import { Link } from 'react-router'
import type { Order } from '#contract/orders.ts'
import { Banner } from '#ui/banner.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import { useRefetchOnReturn } from '#web/page/use-refetch-on-return.ts'
import { useListOrdersInfiniteQuery } from '#web/calls/order-list-calls.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { OrderItem } from './order-item.tsx'

/** How often orders in progress are loaded again. */
const refreshMs = 20_000

/** The orders of an account: those in progress, and those before, a page at a time. */
export function OrderLists({ accountId }: { accountId: string }) {
  const { t } = useTranslation()
  const inProgressOrders = useOrders(accountId, 'inProgress', refreshMs)
  const completedOrders = useOrders(accountId, 'completed', 0)
  const lists = [inProgressOrders, completedOrders]
  if (lists.some(({ orders, isError }) => !orders && isError))
    return (
      <Banner
        variant="warning"
        action={
          <Button onClick={() => lists.forEach(({ refetch }) => void refetch())}>
            {t('orders.tryAgain')}
          </Button>
        }
      >
        {t('orders.listFailed')}
      </Banner>
    )
  if (!inProgressOrders.orders || !completedOrders.orders) return <OrdersLoading />
  if (lists.every(({ orders }) => orders?.length === 0)) return <NoOrders />
  return (
    <>
      <OrderGroup title={t('orders.inProgress')} {...inProgressOrders} />
      <OrderGroup title={t('orders.past')} {...completedOrders} />
    </>
  )
}

export function OrdersLoading() {
  const { t } = useTranslation()
  return (
    <div className="stack" aria-busy>
      <p className="sr">{t('orders.listLoading')}</p>
      <Skeleton height="8rem" radius="var(--radius-lg)" />
      <Skeleton height="8rem" radius="var(--radius-lg)" />
    </div>
  )
}

function useOrders(accountId: string, state: 'inProgress' | 'completed', pollingInterval: number) {
  const query = useListOrdersInfiniteQuery(
    { accountId, state },
    { refetchOnMountOrArgChange: true, pollingInterval },
  )
  const { data, isError, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = query
  useRefetchOnReturn(refetch)
  const orders = data?.pages.flatMap(({ items }) => items)
  return { orders, isError, hasNextPage, fetchNextPage, isFetchingNextPage, refetch }
}

function OrderGroup(props: { title: string } & ReturnType<typeof useOrders>) {
  const { t } = useTranslation()
  const { title, orders = [], hasNextPage, fetchNextPage, isFetchingNextPage } = props
  if (orders.length === 0) return null
  return (
    <section className="stack order-group">
      <h2>{title}</h2>
      <ul className="stack">
        {orders.map((order: Order) => (
          <OrderItem key={order.id} order={order} />
        ))}
      </ul>
      {hasNextPage && (
        <div>
          <Button
            isLoading={isFetchingNextPage}
            loadingLabel={t('orders.listMoreLoading')}
            onClick={() => void fetchNextPage()}
          >
            {t('orders.listMore')}
          </Button>
        </div>
      )}
    </section>
  )
}

function NoOrders() {
  const { t } = useTranslation()
  return (
    <Empty
      picture={<DishThumbnail seed="orders" cloth="custard" weave="gingham" dish={null} />}
      title={t('orders.listEmptyTitle')}
      action={
        <Link className={buttonClass({ variant: 'primary' })} to={links.home()}>
          {t('orders.listEmptyAction')}
        </Link>
      }
    >
      {t('orders.listEmptyText')}
    </Empty>
  )
}
