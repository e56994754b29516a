import { useEffect, useRef, useState } from 'react'
import type { Order } from '#contract/orders.ts'
import type { OrderStatus } from '#rules/orders/order-status.ts'
import { formatPence } from '#rules/money/pence.ts'
import { serverNow } from '#web/calls/request/server-clock.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { serviceWords } from '#web/store-app/order/order-messages.ts'

/** Says what changes on the board: new orders at once, moves when there is a pause. */
export function BoardNews({ orders }: { orders: readonly Order[] | undefined }) {
  const { t } = useTranslation()
  const before = useRef<ReadonlyMap<string, OrderStatus> | null>(null)
  const [news, setNews] = useState({ arrived: '', moved: '' })

  useEffect(() => {
    if (!orders) return
    const known = before.current
    before.current = new Map(orders.map(({ id, status }) => [id, status]))
    if (!known) return
    const arrived = orders.filter(({ id, status }) => status === 'pending' && !known.has(id))
    const moved = orders.filter(({ id, status }) => known.has(id) && known.get(id) !== status)
    if (arrived.length + moved.length === 0) return
    setNews({
      arrived: arrived
        .map((order) =>
          t(order.allergyNote ? 'storeApp.saidNewAllergy' : 'storeApp.saidNew', {
            number: order.number,
            what: serviceWords(t, order, serverNow()),
            total: formatPence(order.totalPence),
          }),
        )
        .join(' '),
      moved: moved
        .map(({ number, status }) =>
          t('storeApp.saidMoved', { number, status: t(`storeApp.status.${status}`) }),
        )
        .join(' '),
    })
  }, [orders, t])

  return (
    <>
      <p className="sr" role="alert">
        {news.arrived}
      </p>
      <p className="sr" role="status">
        {news.moved}
      </p>
    </>
  )
}
