import { Check } from 'lucide-react'
import type { Order } from '#contract/orders.ts'
import { unbroken } from '#rules/address/unbroken.ts'
import { formatPence } from '#rules/money/pence.ts'
import { Icon } from '#ui/icon.tsx'
import type { Translate } from '../messages/i18n.ts'
import { useTranslation } from '../messages/use-translation.ts'
import { timeWords } from './day-words.ts'
import { eventThatMade, orderSteps, type OrderStep } from '#rules/orders/order-steps.ts'
import { statusIcon } from './status-icon.ts'

const CLASSES = { done: 'done', now: 'on', todo: 'todo', ended: 'ended' } as const

/** What has happened to an order, what is happening, and what is to come. */
export function OrderTimeline({ order, now }: { order: Order; now: Date }) {
  const { t } = useTranslation()
  const steps = orderSteps(order)
  const isEnded = steps.some(({ state }) => state === 'ended')
  return (
    <>
      {!isEnded && (
        <div className="bars" aria-hidden>
          {steps.map(({ of, state }) => (
            <i key={of} className={CLASSES[state]} />
          ))}
        </div>
      )}
      <ol className="timeline">
        {steps.map((step) => (
          <li
            key={step.of}
            className={CLASSES[step.state]}
            aria-current={step.state === 'now' ? 'step' : undefined}
          >
            <span className="mk">
              <Icon of={step.state === 'done' ? Check : statusIcon(step.of, order.serviceType)} />
            </span>
            <div className="t">
              <p className="strong">{nameOf(t, step, order)}</p>
              <Details text={detailsOf(t, step, order, now)} />
            </div>
            <time dateTime={step.at ?? undefined}>{timeOf(t, step, order, now)}</time>
          </li>
        ))}
      </ol>
    </>
  )
}

function Details({ text }: { text: string }) {
  return text && <p className="small soft">{text}</p>
}

function nameOf(t: Translate, { of }: OrderStep, { serviceType, store }: Order): string {
  if (of === 'pending') return t('orders.step.pending', { store: store.name })
  if (of !== 'completed') return t(`orders.step.${of}`)
  return t(
    serviceType === 'delivery'
      ? 'orders.step.completedDelivery'
      : 'orders.step.completedCollection',
  )
}

function detailsOf(t: Translate, { of }: OrderStep, order: Order, now: Date): string {
  if (of === 'placed') return placedText(t, order)
  if (of === 'pending')
    return t('orders.step.pendingText', { time: timeWords(t, new Date(order.deadlineAt), now) })
  if (of === 'accepted') return t('orders.step.acceptedText')
  if (of === 'completed') return placeOf(order)
  if (of === 'cancelled')
    return t(
      eventThatMade(of, order.events)?.by === 'customer'
        ? 'orders.step.cancelledByCustomer'
        : 'orders.step.cancelledByStore',
    )
  return ''
}

function placedText(t: Translate, { status, totalPence, payment }: Order): string {
  const total = formatPence(totalPence)
  if (status === 'declined' || status === 'cancelled' || status === 'unpaid') return total
  if (payment) return t('orders.step.placedCardText', { total })
  return t(status === 'completed' ? 'orders.step.placedPaidText' : 'orders.step.placedText', {
    total,
  })
}

/** Where the food ends up, in a few words. */
function placeOf({ serviceType, address, addressLine, store }: Order): string {
  if (serviceType === 'collection') return unbroken(store.address)
  const parts = [addressLine, address?.address.split(',')[0], address?.postCode]
  return unbroken(parts.filter(Boolean).join(', '))
}

function timeOf(t: Translate, { of, state, at }: OrderStep, order: Order, now: Date): string {
  if (at) return timeWords(t, new Date(at), now)
  const isExpected = state === 'todo' && (of === 'completed' || of === 'readyforpickup')
  const expected = order.serviceType === 'delivery' ? 'completed' : 'readyforpickup'
  if (!isExpected || of !== expected) return ''
  return t('orders.about', { time: timeWords(t, new Date(order.dueAt), now) })
}
