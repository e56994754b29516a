import { useEffect, useRef, useState } from 'react'
import type { Order } from '#contract/orders.ts'
import { formatPence } from '#rules/money/pence.ts'
import type { OrderStatus } from '#rules/orders/order-status.ts'
import { serverNow } from '#web/calls/request/server-clock.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { Column } from '#web/store-app/order/board-columns.ts'
import { serviceWords } from '#web/store-app/order/order-messages.ts'

interface OrderNewsProps {
  orders: readonly Order[] | undefined
  columns: Record<Column, Order[]>
}

/** Says what changes, on whichever page: new and missed orders at once, moves when there is a pause. */
export function OrderNews({ orders, columns }: OrderNewsProps) {
  const { t } = useTranslation()
  const before = useRef<ReadonlyMap<string, OrderStatus> | null>(null)
  const [news, setNews] = useState({ urgent: '', moved: '' })

  const toStart = columns.new.filter(({ status }) => status === 'accepted')
  const toStartNumbers = toStart.map(({ number }) => number).join(' ')
  const startNews = t('storeApp.announceStart', { numbers: toStartNumbers })

  useEffect(() => {
    if (!orders) return
    const known = before.current
    before.current = new Map(orders.map(({ id, status }) => [id, status]))
    if (!known) return
    const arrived = orders.filter(({ id, status }) => status === 'pending' && !known.has(id))
    const changed = orders.filter(({ id, status }) => known.has(id) && known.get(id) !== status)
    if (arrived.length + changed.length === 0) return
    const missed = changed.filter(({ isMissed }) => isMissed)
    const moved = changed.filter(({ isMissed }) => !isMissed)
    setNews({
      urgent: [
        ...missed.map(({ number }) => t('storeApp.announceMissed', { number })),
        ...arrived.map((order) =>
          t(order.allergyNote ? 'storeApp.announceNewAllergy' : 'storeApp.announceNew', {
            number: order.number,
            what: serviceWords(t, order, serverNow()),
            total: formatPence(order.totalPence),
          }),
        ),
      ].join(' '),
      moved: moved
        .map(({ number, status }) =>
          t('storeApp.announceStatus', { number, status: t(`storeApp.status.${status}`) }),
        )
        .join(' '),
    })
  }, [orders, t])

  return (
    <>
      <p className="sr" role="alert">
        {news.urgent}
      </p>
      <p className="sr" role="alert">
        {toStart.length > 0 && startNews}
      </p>
      <p className="sr" role="status">
        {news.moved}
      </p>
    </>
  )
}
