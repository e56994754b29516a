import '#web/styles/orders/open-order.css'
import '#web/messages/orders.ts'
import '#web/messages/tracking.ts'
import { ChevronRight } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import type { Order } from '#contract/orders.ts'
import { momentOf, type OrderMoment } from '#rules/orders/order-moment.ts'
import { Icon } from '#ui/icon.tsx'
import type { OpenOrder as OpenOrderFound } from '#web/calls/order-list-calls.ts'
import { useServerNow } from '#web/calls/request/use-server-now.ts'
import { links } from '#web/links.ts'
import type { Translate } from '#web/messages/i18n.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { WithState } from '#web/page/with-state.tsx'
import { statusIcon } from '#web/orders/tracking/status-icon.ts'
import {
  arrivalWords,
  awaitedOf,
  readyWords,
  timeInSentence,
} from '#web/orders/tracking/tracking-messages.ts'
import { useOpenOrders } from './use-open-orders.ts'

/** The open order, on every page but its own: its progress, when it comes, and a link to it. */
export function OpenOrder() {
  return (
    <WithState>
      <Awaited />
    </WithState>
  )
}

function Awaited() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const open = useOpenOrders()
  const now = useServerNow(30_000)
  // Pages that show it themselves.
  const isShown = ({ order: { id } }: OpenOrderFound) =>
    pathname === links.order(id) ||
    pathname === links.orders() ||
    links.orderConfirmed(id).startsWith(`${pathname}?`)
  const [first, ...others] = open.filter((each) => !isShown(each))
  if (!first) return null
  const { order, token } = first
  const moment = momentOf({ ...order, ...awaitedOf(order) }, now)
  const { status, serviceType } = order
  return (
    <aside className="open-order" aria-label={t('tracking.open.label')}>
      <Link to={links.order(order.id, token)}>
        <Icon of={statusIcon(moment.of === 'scheduled' ? 'placed' : status, serviceType)} />
        <span>
          <b>{stageWords(t, order, moment, now)}</b>
          <small>
            {belowWords(t, order, moment, now)}
            {others.length > 0 && ` ${t('tracking.open.more', { count: others.length })}`}
          </small>
        </span>
        <Icon of={ChevronRight} />
      </Link>
    </aside>
  )
}

/** Its progress. */
function stageWords(t: Translate, { store, dueAt }: Order, { of }: OrderMoment, now: Date): string {
  if (of === 'readyToCollect') return t('tracking.ready')
  if (of === 'scheduled')
    return t('tracking.state.scheduled', { time: timeInSentence(t, new Date(dueAt), now) })
  if (of === 'cooking' || of === 'onItsWay') return t(`tracking.state.${of}`)
  return t('tracking.waitingFor', { store: store.name })
}

/** When it comes, and from where unless that is already shown. */
function belowWords(t: Translate, order: Order, moment: OrderMoment, now: Date): string {
  const when = whenWords(t, order, moment, now)
  if (moment.of === 'waiting') return when
  return t('tracking.open.from', { when, store: order.store.name })
}

/** When it comes, or what to do. */
function whenWords(t: Translate, order: Order, moment: OrderMoment, now: Date): string {
  if (moment.of === 'waiting') {
    const time = timeInSentence(t, new Date(order.deadlineAt), now)
    return t('tracking.open.answerBy', { time })
  }
  if (moment.of === 'readyToCollect') return t('tracking.open.number', { number: order.number })
  if (order.serviceType === 'collection') return readyWords(t, order, moment, now)
  const { lead, big } = arrivalWords(t, order, moment, now)
  return `${lead} ${big}`
}
