import { Clock, ClockAlert, Phone } from 'lucide-react'
import type { Order } from '#contract/orders.ts'
import { delayedMinutes } from '#rules/orders/delay.ts'
import type { Act } from '#rules/orders/order-status.ts'
import { isRunningLate } from '#rules/orders/running-late.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { timeWords } from '#web/orders/contents/day-messages.ts'
import { AllergyBadge } from './allergy-block.tsx'
import { awaitedTimes, statusSince } from './board-columns.ts'
import { HeldNotice } from './held-acts.tsx'
import { useOrderActions } from './order-actions.ts'
import { OrderFood, OrderWishes } from './order-food.tsx'
import { OrderNumber } from './order-number.tsx'
import { addressWords, latenessWords, whereWords } from './order-messages.ts'
import { latenessOf, readyAt, shareOf } from './order-times.ts'
import { WaitingForCustomer } from '#web/store-app/order-change/changes-of-order.tsx'
import { UnsentNotice } from '#web/store-app/offline/unsent-notice.tsx'
import { useOrderAct } from './use-order-act.ts'
import { useServerNow } from '#web/calls/request/use-server-now.ts'

const everyMs = 5000
const minuteMs = 60_000

/** An order in the kitchen: how long it still has, and how it leaves. */
export function CookingOrder({ order }: { order: Order }) {
  const { t } = useTranslation()
  const now = useServerNow(everyMs)
  const due = readyAt(order)
  const lateness = latenessOf(due, now)
  const share = lateness.isLate ? 1 : shareOf(statusSince(order), due, now)
  return (
    <OpenOrder
      order={order}
      fuse={lateness.isLate ? 'late' : 'ok'}
      share={share}
      time={latenessWords(t, lateness)}
      under={t('storeApp.due', { time: timeWords(t, due, now) })}
    />
  )
}

/** An order on the counter or on its way: how long already, and that it has arrived. */
export function ReadyOrder({ order }: { order: Order }) {
  const { t } = useTranslation()
  const now = useServerNow(everyMs)
  const waitedMs = Math.max(0, now.getTime() - statusSince(order).getTime())
  const minutes = Math.floor(waitedMs / minuteMs)
  return (
    <OpenOrder
      order={order}
      fuse="ok"
      share={1}
      time={latenessWords(t, { isLate: false, minutes })}
      under={t(order.status === 'outfordelivery' ? 'storeApp.onItsWay' : 'storeApp.waiting')}
      isActPrimary
    />
  )
}

interface OpenOrderProps {
  order: Order
  fuse: 'ok' | 'late'
  /** How full the fuse is, from 0 to 1. */
  share: number
  time: string
  under: string
  isActPrimary?: boolean
}

function OpenOrder({ order, fuse, share, time, under, isActPrimary }: OpenOrderProps) {
  const { t } = useTranslation()
  const { delay, held } = useOrderActions()
  const heldAct = held.find((each) => each.order.id === order.id)
  const isLate = fuse === 'late'
  return (
    <article
      className="order"
      data-order={order.id}
      aria-label={t('storeApp.order', { number: order.number })}
    >
      <div className={`fuse ${fuse}`}>
        <i style={{ width: `${share * 100}%` }} />
      </div>
      <div className="pad">
        <header>
          <div>
            <OrderNumber order={order} isSmall />
            <p className="small soft">{addressWords(order) || whereWords(t, order)}</p>
          </div>
          <p className="left sm">
            <b className={isLate ? 'is-late' : undefined}>{time}</b>
            <span className="small soft">{under}</span>
          </p>
        </header>
        <LateBadge order={order} />
        <AllergyBadge order={order} />
        <WaitingForCustomer order={order} />
        <OrderFood order={order} isSmall />
        <OrderWishes order={order} />
        <UnsentNotice order={order} />
        {heldAct ? (
          <HeldNotice held={heldAct} />
        ) : (
          <div className="row acts">
            <NextAct order={order} isPrimary={isActPrimary ?? isLate} />
            {order.status === 'accepted' && (
              <Button
                variant="quiet"
                aria-label={t('storeApp.delay.openNamed', order)}
                onClick={() => delay(order)}
              >
                <Icon of={Clock} />
                {t('storeApp.delay.open')}
              </Button>
            )}
            <a
              className={buttonClass({ variant: 'quiet' })}
              href={`tel:${order.contact.phone}`}
              aria-label={t('storeApp.ringNamed', order)}
            >
              <Icon of={Phone} />
              {t('storeApp.ring')}
            </a>
          </div>
        )}
      </div>
    </article>
  )
}

/** That an order comes later than it was promised, and by how much it was delayed. */
function LateBadge({ order }: { order: Order }) {
  const { t } = useTranslation()
  const now = useServerNow(everyMs)
  const { status, deliveryMinutes } = order
  const times = { ...awaitedTimes(order), promisedAt: new Date(order.promisedAt) }
  const minutes = delayedMinutes(order)
  const isLate = isRunningLate({ ...times, status, deliveryMinutes }, now)
  if (!isLate && minutes === 0) return null
  return (
    <p className="row wrap">
      {isLate && (
        <Badge variant="warning" icon={ClockAlert}>
          {t('storeApp.delay.runningLate')}
        </Badge>
      )}
      {minutes > 0 && (
        <span className="small soft">{t('storeApp.delay.delayedBy', { count: minutes })}</span>
      )}
    </p>
  )
}

const NEXT_ACTS = ['dispatch', 'ready', 'complete'] as const satisfies readonly Act[]

/** The one button of an order: what the server says may happen to it next. */
export function NextAct({ order, isPrimary }: { order: Order; isPrimary: boolean }) {
  const { t } = useTranslation()
  const { underWay, perform } = useOrderAct(order)
  const act = NEXT_ACTS.find((one) => order.acts.includes(one))
  if (!act) return null
  const isDelivered = act === 'complete' && order.serviceType === 'delivery'
  return (
    <Button
      variant={isPrimary ? 'primary' : 'secondary'}
      isBlock
      className="go"
      data-act
      isLoading={underWay === act}
      loadingLabel={t(`storeApp.acting.${act}`)}
      onClick={() => void perform({ act })}
    >
      {t(isDelivered ? 'storeApp.act.completeDelivery' : `storeApp.act.${act}`)}
    </Button>
  )
}
