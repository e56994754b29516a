import { useRef, type ReactNode } from 'react'
import type { Order } from '#contract/orders.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { Column } from '#web/store-app/order/board-columns.ts'
import { CookingOrder, ReadyOrder } from '#web/store-app/order/open-order.tsx'
import { NewOrder } from '#web/store-app/order/new-order.tsx'
import { useKeptFocus } from './use-lane-focus.ts'

const CARDS: Readonly<Record<Column, (props: { order: Order }) => ReactNode>> = {
  new: NewOrder,
  cooking: CookingOrder,
  ready: ReadyOrder,
}

interface LaneProps {
  column: Column
  orders: readonly Order[]
  /** Instead of cards, when there are none. */
  empty: ReactNode
  /** Beneath the cards. */
  end?: ReactNode
}

/** One column of the board. */
export function Lane({ column, orders, empty, end }: LaneProps) {
  const { t } = useTranslation()
  const lane = useRef<HTMLElement>(null)
  const focusProps = useKeptFocus(
    lane,
    orders.map(({ id }) => id),
  )
  const Card = CARDS[column]
  return (
    <section
      className="lane"
      data-column={column}
      aria-label={t(`storeApp.column.${column}`)}
      ref={lane}
      tabIndex={-1}
      {...focusProps}
    >
      <h2 className="colhead">
        {t(`storeApp.column.${column}`)} <span className="count">{orders.length}</span>
      </h2>
      {orders.length === 0 && empty}
      {orders.map((order) => (
        <Card key={order.id} order={order} />
      ))}
      {end}
    </section>
  )
}
