import { useState } from 'react'
import { Link } from 'react-router'
import { ORDERS_FOUND_FOR_DAYS } from '#contract/constants.ts'
import type { Order } from '#contract/orders.ts'
import type { User } from '#contract/session.ts'
import { Banner } from '#ui/banner.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import { useFindPartnerOrdersQuery } from '#web/calls/staff/partner-calls.ts'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ListedOrder } from './listed-order.tsx'
import type { NamedOrder } from './past-order.dialogs.tsx'
import { PastOrder } from './past-order.tsx'

interface FoundOrdersProps {
  store: User['stores'][number]
  number: string
}

/** The orders of a store that have a number, the newest first; each opens with what can be done. */
export function FoundOrders({ store, number }: FoundOrdersProps) {
  const { t } = useTranslation()
  const query = { storeId: store.id, number }
  const { data, isError, isFetching, refetch } = useFindPartnerOrdersQuery(query, {
    refetchOnMountOrArgChange: true,
  })
  const isFailed = !data && isError && !isFetching
  const count = data?.items.length ?? 0
  const news = data
    ? t(count > 0 ? 'storeApp.find.found' : 'storeApp.find.noneTitle', { count, number })
    : t('storeApp.find.loading', { number })
  return (
    <div className="find-results">
      {/* What is there to see, for those who do not see the page change. */}
      <p className="sr" role="status">
        {!isFailed && news}
      </p>
      {isFailed && (
        <Banner
          variant="warning"
          isAnnounced
          action={<Button onClick={() => void refetch()}>{t('storeApp.tryAgain')}</Button>}
        >
          {t('storeApp.find.failed')}
        </Banner>
      )}
      {!data && !isFailed && <Skeleton height="8.5rem" radius="var(--radius-lg)" />}
      {count > 0 && data && <Found title={news} orders={data.items} onClosed={refetch} />}
      {count === 0 && data && <NoneFound {...{ store }} title={news} />}
    </div>
  )
}

interface FoundProps {
  title: string
  orders: readonly Order[]
  /** Something may have been done about one of them. */
  onClosed: () => unknown
}

function Found({ title, orders, onClosed }: FoundProps) {
  const [opened, setOpened] = useState<NamedOrder | null>(null)
  return (
    <section className="panel found-orders" aria-labelledby="found-orders">
      <h2 id="found-orders">{title}</h2>
      <ul className="done-list">
        {orders.map((order) => (
          <ListedOrder
            key={order.id}
            order={order}
            at={new Date(order.placedAt)}
            onOpen={() => setOpened(order)}
          />
        ))}
      </ul>
      <PastOrder
        opened={opened}
        onClosed={() => {
          setOpened(null)
          void onClosed()
        }}
      />
    </section>
  )
}

function NoneFound({ store, title }: Pick<FoundOrdersProps, 'store'> & { title: string }) {
  const { t } = useTranslation()
  return (
    <Empty
      picture={<DishThumbnail dish={null} seed="find" cloth="custard" weave="gingham" />}
      title={title}
      action={
        <Link className={buttonClass()} to={staffLinks.statement(store.slug)}>
          {t('storeApp.find.toStatement')}
        </Link>
      }
    >
      {t('storeApp.find.noneText', { count: ORDERS_FOUND_FOR_DAYS })}
    </Empty>
  )
}
