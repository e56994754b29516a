import { Bike, Footprints, TriangleAlert } from 'lucide-react'
import type { Order } from '#contract/orders.ts'
import { allergyAlert } from '#rules/orders/allergy-alert.ts'
import { waitOf, type Wait } from '#rules/orders/waiting.ts'
import { formatLondonTime } from '#rules/time/london.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { useServerNow } from '#web/calls/request/use-server-now.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useWaitColours, WaitBox } from '#web/store-app/kitchen/wait-box.tsx'
import { statusSince } from '#web/store-app/order/board-columns.ts'
import { WaitingForCustomer } from '#web/store-app/order-change/changes-of-order.tsx'
import { HeldNotice } from '#web/store-app/order/held-acts.tsx'
import { useOrderActions } from '#web/store-app/order/order-actions.ts'
import { allergyTitle } from '#web/store-app/order/order-messages.ts'
import { OrderNumber } from '#web/store-app/order/order-number.tsx'
import { countdownText, readyAt } from '#web/store-app/order/order-times.ts'
import { UnsentNotice } from '#web/store-app/offline/unsent-notice.tsx'
import { useAccept, useOrderAct } from '#web/store-app/order/use-order-act.ts'

/** An order that waits, as small as it can be: its number, how long it waits, what it is, the allergy, one button. */
export function CompactOrder({ order }: { order: Order }) {
  const { t } = useTranslation()
  const { notice, held } = useOrderActions()
  const heldAct = held.find((each) => each.order.id === order.id)
  const { id, number, lines, serviceType, status } = order
  const isDelivery = serviceType === 'delivery'
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const { waiting } = useWaitColours()
  const wait = waitOf(statusSince(order), useServerNow(5000), waiting)
  const alert = allergyAlert(order)
  const seen = () => notice(order)
  const isNew = status === 'pending'
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- not a control: a press or focus anywhere in it only silences the bell
    <article
      className={classNames('order compact', isNew && wait.urgency)}
      data-order={id}
      aria-label={t(isNew ? 'storeApp.newOrder' : 'storeApp.toStartOrder', { number })}
      onPointerDown={seen}
      onFocus={seen}
    >
      <header>
        <OrderNumber order={order} isSmall />
        {isNew && <WaitBox {...wait} />}
      </header>
      <p className="by">
        <Icon of={isDelivery ? Bike : Footprints} />
        <span className="sr">
          {t(isDelivery ? 'storeApp.compact.delivery' : 'storeApp.compact.collection')}
        </span>
        {formatLondonTime(readyAt(order))}
        <span className="count-words">{t('storeApp.compact.items', { count })}</span>
      </p>
      {alert && (
        <p className="allergy-line">
          <Icon of={TriangleAlert} />
          <span>{allergyTitle(t, alert)}</span>
        </p>
      )}
      <WaitingForCustomer order={order} />
      <p className="items">
        {lines
          .map((line) => `${t('storeApp.times', { count: line.quantity })} ${line.name}`)
          .join(', ')}
      </p>
      <UnsentNotice order={order} />
      {heldAct ? (
        <HeldNotice held={heldAct} />
      ) : isNew ? (
        order.acts.includes('accept') && <Accept order={order} urgency={wait.urgency} />
      ) : (
        <Start order={order} />
      )}
    </article>
  )
}

function Accept({ order, urgency }: { order: Order; urgency: Wait['urgency'] }) {
  const { t } = useTranslation()
  const now = useServerNow(1000)
  const { isAccepting, mustDiscuss, accept } = useAccept(order)
  const left = countdownText(new Date(order.deadlineAt), now)
  const label = t(mustDiscuss ? 'storeApp.compact.checkAllergy' : 'storeApp.compact.accept')
  return (
    <Button
      variant={urgency === 'calm' ? 'secondary' : 'primary'}
      isBlock
      data-act
      isLoading={isAccepting}
      loadingLabel={t('storeApp.accepting')}
      onClick={() => accept()}
    >
      {label}
      <span className="sr">{t('storeApp.compact.named', order)}</span>
      <b>{left}</b>
    </Button>
  )
}

function Start({ order }: { order: Order }) {
  const { t } = useTranslation()
  const { underWay, perform } = useOrderAct(order)
  return (
    <Button
      variant="primary"
      isBlock
      data-act
      isLoading={underWay === 'start'}
      loadingLabel={t('storeApp.saving')}
      onClick={() => void perform({ act: 'start' })}
    >
      {t('storeApp.start')}
    </Button>
  )
}
