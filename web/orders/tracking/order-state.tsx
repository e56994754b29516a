import type { Order } from '#contract/orders.ts'
import type { OrderMoment } from '#rules/orders/order-moment.ts'
import { Icon } from '#ui/icon.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { statusIcon } from './status-icon.ts'
import { sentAt, timeInSentence } from './tracking-messages.ts'

interface OrderStateProps {
  order: Order
  moment: OrderMoment
  now: Date
  /** Whether the order's number is next to it. */
  isNumbered?: boolean
}

/** What the state says the time of: when it is due, or when it was sent. */
function timeOf(order: Order, of: OrderMoment['of']): Date {
  return of === 'scheduled' ? new Date(order.dueAt) : sentAt(order)
}

/** The state in a few words, and the order's number. */
export function OrderState({ order, moment, now, isNumbered = true }: OrderStateProps) {
  const { t } = useTranslation()
  const { of } = moment
  if (of === 'readyToCollect' || of === 'delivered' || of === 'collected') return null
  const { status, serviceType, number } = order
  return (
    <p className="state">
      <Icon of={statusIcon(of === 'scheduled' ? 'placed' : status, serviceType)} />
      <span>{t(`tracking.state.${of}`, { time: timeInSentence(t, timeOf(order, of), now) })}</span>
      {isNumbered && <span className="no">{t('tracking.number', { number })}</span>}
    </p>
  )
}
