import { Check, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Order } from '#contract/orders.ts'
import { momentOf, type OrderMoment } from '#rules/orders/order-moment.ts'
import { Icon } from '#ui/icon.tsx'
import { useServerNow } from '#web/calls/request/use-server-now.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { OrderNotifications } from '#web/news/order-notifications.tsx'
import { CollectHere } from './collect-here.tsx'
import { OrderActs, useCancelDialog } from './order-acts.tsx'
import { OrderAgain } from '#web/orders/list/order-again.tsx'
import { OrderEnded } from './order-ended.tsx'
import { OrderPicture } from './order-picture.tsx'
import { OrderState } from './order-state.tsx'
import { OrderSteps } from './order-steps.tsx'
import { OrderWaiting } from './order-waiting.tsx'
import { givenBackSentence } from '#web/orders/contents/payment-messages.ts'
import {
  arrivalWords,
  awaitedOf,
  cashWords,
  doneWords,
  progressWords,
  readyWords,
} from './tracking-messages.ts'

/** How often the progress of a waiting order moves; lateness shows as soon. */
const everyMs = 5000

interface OrderNowProps {
  order: Order
  orderToken: string | null
}

type PartProps = OrderNowProps & { moment: OrderMoment; now: Date; onCancel: () => void }

/** The order's current state and arrival time, what has happened, and what can be done. */
export function OrderNow({ order, orderToken }: OrderNowProps) {
  const now = useServerNow(everyMs)
  const moment = momentOf({ ...order, ...awaitedOf(order) }, now)
  const { open, dialog } = useCancelDialog(order, orderToken)
  return (
    <>
      <Part order={order} orderToken={orderToken} moment={moment} now={now} onCancel={open} />
      {dialog}
    </>
  )
}

function Part(part: PartProps) {
  const { order, moment } = part
  switch (moment.of) {
    case 'awaitingPayment':
    case 'waiting':
      return <Waiting {...part} />
    case 'delivered':
    case 'collected':
      return <Done {...part} />
    case 'declined':
    case 'cancelled':
    case 'unpaid':
      return <Ended {...part} />
    default:
      return order.serviceType === 'collection' ? <ToCollect {...part} /> : <ToDeliver {...part} />
  }
}

function Waiting({ order, orderToken, moment, now, onCancel }: PartProps) {
  return (
    <section className="now">
      <OrderPicture order={order} moment={moment} />
      <div className="body">
        <OrderWaiting order={order} moment={moment} now={now} />
        {moment.of === 'waiting' && (
          <OrderNotifications key={order.id} order={order} orderToken={orderToken} />
        )}
        {moment.of === 'waiting' && <OrderActs order={order} onCancel={onCancel} />}
      </div>
    </section>
  )
}

function ToDeliver({ order, orderToken, moment, now, onCancel }: PartProps) {
  const { t } = useTranslation()
  const { lead, big } = arrivalWords(t, order, moment, now)
  const cash = cashWords(t, order)
  return (
    <section className="now">
      <OrderPicture order={order} moment={moment} />
      <div className="body">
        <div className="stack now-words">
          <OrderState order={order} moment={moment} now={now} />
          <h1 className={moment.isLate ? 'eta late' : 'eta'}>
            <span>{lead} </span>
            {big}
          </h1>
          <p className="soft">{progressWords(t, order, moment, now)}</p>
          {cash && <p className="soft">{cash}</p>}
          <GivenBack order={order} />
        </div>
        <OrderSteps order={order} now={now} />
        <OrderNotifications key={order.id} order={order} orderToken={orderToken} />
        <OrderActs order={order} onCancel={onCancel} />
      </div>
    </section>
  )
}

function ToCollect({ order, orderToken, moment, now, onCancel }: PartProps) {
  const { t } = useTranslation()
  const isReady = moment.of === 'readyToCollect'
  return (
    <section className="now ready">
      <div className="top">
        <p className="number" aria-hidden>
          <span>{t('tracking.numberLabel')}</span>
          {order.number}
        </p>
        <h1 className="big">
          <span className="sr">{t('tracking.named', { number: order.number })}</span>
          {isReady ? t('tracking.ready') : readyWords(t, order, moment, now)}
        </h1>
      </div>
      <div className="body">
        {!isReady && (
          <div className="stack now-words">
            <OrderState order={order} moment={moment} now={now} isNumbered={false} />
            <p className="soft">{progressWords(t, order, moment, now)}</p>
          </div>
        )}
        <CollectHere order={order} isReady={isReady} now={now} />
        <GivenBack order={order} />
        {!isReady && <OrderSteps order={order} now={now} />}
        <OrderNotifications key={order.id} order={order} orderToken={orderToken} />
        <OrderActs order={order} onCancel={onCancel} />
      </div>
    </section>
  )
}

function Done({ order, orderToken, now, onCancel }: PartProps) {
  const { t } = useTranslation()
  const { number, store } = order
  return (
    <section className="now done-all">
      <div className="top">
        <span className="tick">
          <Icon of={Check} />
        </span>
        <div>
          <h1 className="big">{doneWords(t, order, now)}</h1>
          <p className="small">{t('tracking.from', { store: store.name, number })}</p>
        </div>
      </div>
      <div className="body">
        <GivenBack order={order} />
        <OrderSteps order={order} now={now} />
        <OrderAgain order={order} orderToken={orderToken} isBlock />
        <OrderActs order={order} onCancel={onCancel} />
      </div>
    </section>
  )
}

function Ended({ order, orderToken, moment, now, onCancel }: PartProps) {
  const { t } = useTranslation()
  return (
    <section className="now">
      <OrderPicture order={order} moment={moment} />
      <div className="body">
        <div className="stack now-words">
          <OrderState order={order} moment={moment} now={now} />
          <h1 className="big">{t(`orders.headline.${order.status}`)}</h1>
          <OrderEnded order={order} orderToken={orderToken} />
        </div>
        <OrderSteps order={order} now={now} />
        {moment.of !== 'unpaid' && <OrderActs order={order} onCancel={onCancel} />}
      </div>
    </section>
  )
}

function GivenBack({ order }: { order: Order }): ReactNode {
  const { t } = useTranslation()
  const sentence = givenBackSentence(t, order)
  return (
    sentence && (
      <p className="row at-top small">
        <Icon of={Undo2} />
        <span>{sentence}</span>
      </p>
    )
  )
}
