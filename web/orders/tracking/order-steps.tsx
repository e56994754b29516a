import { Check } from 'lucide-react'
import type { Order } from '#contract/orders.ts'
import { formatPence } from '#rules/money/pence.ts'
import { arrivalWindow, eventThatMade } from '#rules/orders/arrival.ts'
import { orderSteps, type OrderStep } from '#rules/orders/order-steps.ts'
import { Icon } from '#ui/icon.tsx'
import type { Translate } from '#web/messages/i18n.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { timeWords } from '#web/orders/contents/day-messages.ts'
import { chargedCardWords } from '#web/orders/contents/payment-messages.ts'
import { statusIcon } from './status-icon.ts'
import { awaitedOf, timeInSentence } from './tracking-messages.ts'

const CLASSES = { done: 'done', now: 'on', todo: 'todo', ended: 'ended' } as const

/** The past, current and coming steps of an order. */
export function OrderSteps({ order, now }: { order: Order; now: Date }) {
  const { t } = useTranslation()
  const steps = orderSteps(order)
  if (steps.length === 0) return null
  return (
    <ol className="steps" aria-label={t('tracking.steps')}>
      {steps.map((step) => (
        <li
          key={step.of}
          className={CLASSES[step.state]}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <span className="mk">
            <Icon of={step.state === 'done' ? Check : statusIcon(step.of, order.serviceType)} />
          </span>
          <p className="t">{nameOf(t, step, order)}</p>
          <time dateTime={step.at ?? undefined}>{timeOf(t, step, order, now)}</time>
        </li>
      ))}
    </ol>
  )
}

function nameOf(t: Translate, { of }: OrderStep, order: Order): string {
  const { serviceType, totalPence, events } = order
  switch (of) {
    case 'accepted': {
      const card = chargedCardWords(t, order)
      const total = formatPence(totalPence)
      return card
        ? t('tracking.step.acceptedCharged', { total, card })
        : t('tracking.step.accepted')
    }
    case 'completed':
      return t(
        serviceType === 'delivery'
          ? 'tracking.step.completedDelivery'
          : 'tracking.step.completedCollection',
      )
    case 'cancelled':
      return t(
        eventThatMade(of, events)?.by === 'customer'
          ? 'tracking.step.cancelledByCustomer'
          : 'tracking.step.cancelledByStore',
      )
    default:
      return t(`tracking.step.${of}`)
  }
}

function timeOf(t: Translate, { of, state, at }: OrderStep, order: Order, now: Date): string {
  if (at) return timeWords(t, new Date(at), now)
  if (state !== 'todo') return ''
  const { from, to } = arrivalWindow(awaitedOf(order))
  // A time that has passed is no longer promised.
  if (now > to) return ''
  if (of === 'completed' && order.serviceType === 'delivery')
    return t('tracking.by', { time: timeInSentence(t, to, now) })
  if (of === 'readyforpickup') return t('tracking.around', { time: timeInSentence(t, from, now) })
  return ''
}
