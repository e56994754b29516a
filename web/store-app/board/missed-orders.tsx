import { BellRing } from 'lucide-react'
import { useRef } from 'react'
import type { Order } from '#contract/orders.ts'
import { formatPence } from '#rules/money/pence.ts'
import { formatLondonTime } from '#rules/time/london.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useServerNow } from '#web/calls/request/use-server-now.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { timeWords } from '#web/orders/contents/day-messages.ts'
import { OrderNumber } from '#web/store-app/order/order-number.tsx'
import { whereWords } from '#web/store-app/order/order-messages.ts'
import { answerMinutes } from '#web/store-app/order/order-times.ts'
import { useOrderAct } from '#web/store-app/order/use-order-act.ts'
import { useLaneFocus } from './lane.tsx'

const minuteMs = 60_000
/** A wait for longer, such as for the opening, is said by its end. */
const longestMinutes = 60

/** The orders that nobody answered in time, above everything else until somebody has seen them. */
export function MissedOrders({ orders }: { orders: readonly Order[] }) {
  const { t } = useTranslation()
  const region = useRef<HTMLElement>(null)
  const focusProps = useLaneFocus(
    region,
    orders.map(({ id }) => id),
  )
  if (orders.length === 0) return null
  return (
    <section
      className="missed-orders"
      aria-label={t('storeApp.missed')}
      ref={region}
      {...focusProps}
    >
      <h2 className="sr">{t('storeApp.missed')}</h2>
      {orders.map((order) => (
        <MissedOrder key={order.id} order={order} />
      ))}
    </section>
  )
}

function MissedOrder({ order }: { order: Order }) {
  const { t } = useTranslation()
  const { underWay, perform } = useOrderAct(order)
  const now = useServerNow(minuteMs)
  const { id, number, totalPence, deadlineAt } = order
  const by = new Date(deadlineAt)
  const minutes = answerMinutes(order)
  return (
    <article className="missed" data-order={id} aria-label={t('storeApp.missedOrder', { number })}>
      <header>
        <OrderNumber order={order} isSmall />
        <p className="strong">
          <Icon of={BellRing} />
          {t('storeApp.missedAt', { time: timeWords(t, by, now) })}
        </p>
      </header>
      <p>
        {whereWords(t, order)}, {formatPence(totalPence)}.{' '}
        {minutes <= longestMinutes
          ? t('storeApp.missedIn', { count: minutes })
          : t('storeApp.missedBy', { time: formatLondonTime(by) })}{' '}
        {t('storeApp.missedOutcome')}
      </p>
      <Button
        data-act
        isLoading={underWay === 'acknowledge'}
        loadingLabel={t('storeApp.saving')}
        onClick={() => void perform({ act: 'acknowledge' })}
      >
        {t('storeApp.acknowledge')}
      </Button>
    </article>
  )
}
