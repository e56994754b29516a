import type { Order } from '#contract/orders.ts'
import { cookingStartsAt } from '#rules/orders/order-moment.ts'
import { Button } from '#ui/button.tsx'
import { useServerNow } from '#web/calls/request/use-server-now.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { timeWords } from '#web/orders/contents/day-messages.ts'
import { AllergyBadge, AllergyBlock } from './allergy-block.tsx'
import { awaitedTimes } from './board-columns.ts'
import { useOrderActions } from './order-actions.ts'
import { OrderFood, OrderWishes } from './order-food.tsx'
import { addressWords, serviceWords, whereWords } from './order-messages.ts'
import { OrderNumber } from './order-number.tsx'
import { WaitingForCustomer } from '#web/store-app/order-change/changes-of-order.tsx'
import { UnsentNotice } from '#web/store-app/offline/unsent-notice.tsx'
import { useOrderAct } from './use-order-act.ts'

const minuteMs = 60_000

/** An accepted order for later: when it is due, how much it is, and when the kitchen begins with it. */
export function ScheduledOrder({ order }: { order: Order }) {
  const { t } = useTranslation()
  const now = useServerNow(minuteMs)
  const { id, number, serviceType, lines } = order
  const times = awaitedTimes(order)
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const isDelivery = serviceType === 'delivery'
  return (
    <article
      className="order scheduled"
      data-order={id}
      aria-label={t('storeApp.scheduledOrder', { number })}
    >
      <p className="due">{timeWords(t, times.dueAt, now)}</p>
      <OrderNumber order={order} isSmall />
      <p className="small soft">
        {t(isDelivery ? 'storeApp.itemsDelivery' : 'storeApp.itemsCollection', { count })}
      </p>
      <AllergyBadge order={order} />
      <WaitingForCustomer order={order} />
      <OrderFood order={order} isSmall />
      <OrderWishes order={order} />
      <UnsentNotice order={order} />
      <p className="strong">
        {t('storeApp.startAt', { time: timeWords(t, cookingStartsAt(times), now) })}
      </p>
    </article>
  )
}

/** An order for later whose time to begin has come. */
export function StartOrder({ order }: { order: Order }) {
  const { t } = useTranslation()
  const { notice } = useOrderActions()
  const { underWay, perform } = useOrderAct(order)
  const now = useServerNow(minuteMs)
  const { id, number } = order
  const seen = () => notice(order)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- not a control: a press or focus anywhere in it only silences the bell
    <article
      className="order new"
      data-order={id}
      aria-label={t('storeApp.toStartOrder', { number })}
      onPointerDown={seen}
      onFocus={seen}
    >
      <AllergyBlock order={order} />
      <div className="pad">
        <header>
          <div>
            <OrderNumber order={order} />
            <p className="soft">{serviceWords(t, order, now)}</p>
            <p className="small muted">{addressWords(order) || whereWords(t, order)}</p>
          </div>
          <p className="left sm">
            <b>{t('storeApp.toStart')}</b>
            <span className="small soft">{t('storeApp.acceptedBefore')}</span>
          </p>
        </header>
        <WaitingForCustomer order={order} />
        <OrderFood order={order} />
        <OrderWishes order={order} />
        <UnsentNotice order={order} />
        <Button
          variant="primary"
          isBlock
          className="go"
          data-act
          isLoading={underWay === 'start'}
          loadingLabel={t('storeApp.saving')}
          onClick={() => void perform({ act: 'start' })}
        >
          {t('storeApp.start')}
        </Button>
      </div>
    </article>
  )
}
