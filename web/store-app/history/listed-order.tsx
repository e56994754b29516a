import type { ReactNode } from 'react'
import type { Order } from '#contract/orders.ts'
import { formatPence } from '#rules/money/pence.ts'
import { serverNow } from '#web/calls/request/server-clock.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { timeWords } from '#web/orders/contents/day-messages.ts'
import { whereWords } from '#web/store-app/order/order-messages.ts'

interface ListedOrderProps {
  order: Order
  /** When what happened last, or what people remember it by. */
  at: Date
  onOpen: () => void
  /** What else can be done with it. */
  end?: ReactNode
}

/** An order of a list: pressed, it shows all of itself. */
export function ListedOrder({ order, at, onOpen, end }: ListedOrderProps) {
  const { t } = useTranslation()
  return (
    <li>
      <button type="button" aria-haspopup="dialog" onClick={onOpen}>
        <b>{order.number}</b>
        <span>
          {t(`storeApp.status.${order.status}`)}
          <small>{whereWords(t, order)}</small>
        </span>
        <span className="done-end">
          {formatPence(order.totalPence)}
          <small>{timeWords(t, at, serverNow())}</small>
        </span>
      </button>
      {end}
    </li>
  )
}
