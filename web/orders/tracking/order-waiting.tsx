import { Link } from 'react-router'
import type { Order } from '#contract/orders.ts'
import { formatPence } from '#rules/money/pence.ts'
import type { OrderMoment } from '#rules/orders/order-moment.ts'
import { buttonClass } from '#ui/button.tsx'
import { links } from '#web/links.ts'
import { marked } from '#web/messages/marked.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { OrderState } from './order-state.tsx'
import { chosenTimeWords, sentAt, timeInSentence } from './tracking-messages.ts'

const minuteMs = 60_000
/** A longer wait has no progress bar. */
const longestBarMinutes = 60

interface OrderWaitingProps {
  order: Order
  moment: OrderMoment
  now: Date
}

/** Until when the restaurant may answer, or the customer pay, and what happens after that. */
export function OrderWaiting({ order, moment, now }: OrderWaitingProps) {
  const { t } = useTranslation()
  const { store, totalPence, deadlineAt, payment } = order
  const sentences = {
    store: store.name,
    total: formatPence(totalPence),
    time: timeInSentence(t, new Date(deadlineAt), now),
  }
  const chosen = chosenTimeWords(t, order, now)
  const isUnpaid = moment.of === 'awaitingPayment'
  const sentence = isUnpaid
    ? t('tracking.unfinishedText', sentences)
    : t(payment ? 'tracking.ifNoAnswerHeld' : 'tracking.ifNoAnswer', sentences)
  return (
    <>
      <div className="stack now-words">
        <OrderState order={order} moment={moment} now={now} />
        <h1 className="big">
          {t(isUnpaid ? 'tracking.unfinished' : 'tracking.waitingFor', { store: store.name })}
        </h1>
        {chosen && <p>{chosen}</p>}
        <p className="soft">{marked(sentence, strong, strong)}</p>
      </div>
      <TimeLeft from={sentAt(order)} to={new Date(deadlineAt)} now={now} />
      {isUnpaid && (
        <Link
          className={buttonClass({ variant: 'primary', size: 'lg', isBlock: true })}
          to={links.checkout()}
          reloadDocument
        >
          {t('payments.order.finish')}
        </Link>
      )}
    </>
  )
}

const strong = (part: string) => <b>{part}</b>

function TimeLeft({ from, to, now }: { from: Date; to: Date; now: Date }) {
  const { t } = useTranslation()
  const all = Math.round((to.getTime() - from.getTime()) / minuteMs)
  if (all > longestBarMinutes) return null
  const leftMs = Math.min(Math.max(0, to.getTime() - now.getTime()), all * minuteMs)
  const left = Math.ceil(leftMs / minuteMs)
  return (
    <div className="time-left" role="img" aria-label={t('tracking.minutesLeft', { left, all })}>
      <i style={{ width: `${(leftMs / (all * minuteMs)) * 100}%` }} />
    </div>
  )
}
