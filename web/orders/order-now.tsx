import type { Order } from '#contract/orders.ts'
import { unbroken } from '#rules/address/unbroken.ts'
import { formatPence } from '#rules/money/pence.ts'
import { formatLondonTime } from '#rules/time/london.ts'
import { Badge } from '#ui/badge.tsx'
import type { Translate } from '../messages/i18n.ts'
import { useTranslation } from '../messages/use-translation.ts'
import { timeWords } from './day-words.ts'
import { OrderEnded } from './order-ended.tsx'
import { OrderJourney } from './order-journey.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { statusIcon } from './status-icon.ts'
import { timeLeft } from './time-left.ts'
import { useServerNow } from '../calls/use-server-now.ts'

const slotMs = 15 * 60_000

/** Where the order is now: the picture, the time, the timeline. */
export function OrderNow({ order }: { order: Order }) {
  const { t } = useTranslation()
  const now = useServerNow(order.status === 'pending' ? 1000 : 60_000)
  const { status, serviceType, number } = order
  const isEnded = status === 'declined' || status === 'cancelled'
  const { lead, big } = timeOf(t, order, now)
  return (
    <section className="now">
      <OrderJourney order={order} />
      <div className="body">
        <div className="stack now-words">
          <p className="row">
            <Badge variant={isEnded ? 'danger' : 'brand'} icon={statusIcon(status, serviceType)}>
              {t(`orders.status.${status}`)}
            </Badge>
            <span className="muted small">{t('orders.order', { number })}</span>
          </p>
          <h1 className={isEnded ? undefined : 'sr'}>{t(`orders.headline.${status}`)}</h1>
          {isEnded ? (
            <OrderEnded order={order} />
          ) : (
            <>
              <p className="soft lead">{lead}</p>
              <p className="eta" role={status === 'pending' ? 'timer' : undefined}>
                {big}
              </p>
              <p className="soft">{sayingOf(t, order, now)}</p>
            </>
          )}
        </div>
        <OrderTimeline order={order} now={now} />
      </div>
    </section>
  )
}

function timeOf(t: Translate, order: Order, now: Date): { lead: string; big: string } {
  const { status, serviceType, serviceTime, dueAt, deadlineAt, events } = order
  const isDelivery = serviceType === 'delivery'
  if (status === 'pending') {
    const left = timeLeft(new Date(deadlineAt), now)
    if (left !== null) return { lead: t('orders.lead.answer'), big: left }
    return { lead: t('orders.lead.answerBy'), big: timeWords(t, new Date(deadlineAt), now) }
  }
  const lastAt = new Date(events.at(-1)?.at ?? dueAt)
  if (status === 'completed')
    return {
      lead: t(isDelivery ? 'orders.lead.delivered' : 'orders.lead.collected'),
      big: timeWords(t, lastAt, now),
    }
  if (status === 'readyforpickup')
    return { lead: t('orders.lead.collectNow'), big: timeWords(t, lastAt, now) }
  const due = new Date(dueAt)
  if (serviceTime === 'asap' || dueAt !== serviceTime)
    return {
      lead: t(isDelivery ? 'orders.lead.arriving' : 'orders.lead.ready'),
      big: timeWords(t, due, now),
    }
  const to = formatLondonTime(new Date(due.getTime() + slotMs))
  return {
    lead: t(isDelivery ? 'orders.lead.arrivingBetween' : 'orders.lead.readyBetween'),
    big: t('orders.range', { from: timeWords(t, due, now), to }),
  }
}

function sayingOf(t: Translate, order: Order, now: Date): string {
  const { status, serviceType, store, totalPence, deadlineAt } = order
  const words = {
    store: store.name,
    address: unbroken(store.address),
    total: formatPence(totalPence),
    time: timeWords(t, new Date(deadlineAt), now),
  }
  if (status === 'completed')
    return t(
      serviceType === 'delivery'
        ? 'orders.saying.completedDelivery'
        : 'orders.saying.completedCollection',
    )
  if (status === 'cancelled' || status === 'declined' || status === 'unpaid') return ''
  return t(`orders.saying.${status}`, words)
}
