import { CreditCard, Undo2 } from 'lucide-react'
import { Link } from 'react-router'
import type { Order } from '#contract/orders.ts'
import { unbroken } from '#rules/address/unbroken.ts'
import { formatPence } from '#rules/money/pence.ts'
import { formatLondonTime } from '#rules/time/london.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { links } from '../links.ts'
import type { Translate } from '../messages/i18n.ts'
import { useTranslation } from '../messages/use-translation.ts'
import { timeWords } from './day-words.ts'
import { OrderEnded } from './order-ended.tsx'
import { OrderJourney } from './order-journey.tsx'
import { eventThatMade } from '#rules/orders/order-steps.ts'
import { OrderTimeline } from './order-timeline.tsx'
import { givenBackSentence, paymentSentence } from './payment-words.ts'
import { statusIcon } from './status-icon.ts'
import { timeLeft } from './time-left.ts'
import { useServerNow } from '../calls/use-server-now.ts'

const slotMs = 15 * 60_000
/** Somebody counts the seconds. */
const SHORT_WAITS: ReadonlySet<Order['status']> = new Set(['pending', 'awaitingpayment'])

/** Where the order is now: the picture, the time, the timeline. */
export function OrderNow({ order }: { order: Order }) {
  const { t } = useTranslation()
  const now = useServerNow(SHORT_WAITS.has(order.status) ? 1000 : 60_000)
  const { status, serviceType, number } = order
  const isEnded = status === 'declined' || status === 'cancelled' || status === 'unpaid'
  const isWaiting = status === 'pending' || status === 'awaitingpayment'
  const { lead, big } = timeOf(t, order, now)
  const givenBack = givenBackSentence(t, order)
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
              <p className="eta" role={isWaiting ? 'timer' : undefined}>
                {big}
              </p>
              <p className="soft">{sayingOf(t, order, now)}</p>
              {order.payment && status !== 'completed' && (
                <p className="row at-top paid-how">
                  <Icon of={CreditCard} />
                  <span>{paymentSentence(t, order)}</span>
                </p>
              )}
              {givenBack && (
                <p className="row at-top paid-how">
                  <Icon of={Undo2} />
                  <span>{givenBack}</span>
                </p>
              )}
              {status === 'awaitingpayment' && (
                <p>
                  <Link
                    className={buttonClass({ variant: 'primary' })}
                    to={links.checkout()}
                    reloadDocument
                  >
                    {t('payments.order.finish')}
                  </Link>
                </p>
              )}
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
  if (status === 'awaitingpayment') {
    const left = timeLeft(new Date(deadlineAt), now)
    if (left !== null) return { lead: t('orders.lead.payIn'), big: left }
    return { lead: t('orders.lead.payBy'), big: timeWords(t, new Date(deadlineAt), now) }
  }
  if (status === 'pending') {
    const left = timeLeft(new Date(deadlineAt), now)
    if (left !== null) return { lead: t('orders.lead.answer'), big: left }
    return { lead: t('orders.lead.answerBy'), big: timeWords(t, new Date(deadlineAt), now) }
  }
  const lastAt = new Date(eventThatMade(status, events)?.at ?? dueAt)
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
  const { status, serviceType, store, totalPence, deadlineAt, payment } = order
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
  if (payment && status === 'outfordelivery') return t('orders.saying.outfordeliveryPaid', words)
  if (payment && status === 'readyforpickup') return t('orders.saying.readyforpickupPaid', words)
  return t(`orders.saying.${status}`, words)
}
