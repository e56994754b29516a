import '#web/messages/news.ts'
import { BellOff, BellRing } from 'lucide-react'
import type { Order } from '#contract/orders.ts'
import { isFinal } from '#rules/orders/order-status.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import {
  useFindOrderPushMutation,
  useStartOrderPushMutation,
  useStopOrderPushMutation,
} from '#web/calls/news-calls.ts'
import { usePushSwitch, type PushState, type PushSwitch } from './use-push-switch.ts'

interface OrderNotificationsProps {
  order: Order
  orderToken: string | null
}

/** Offers notifications on this device for an open order; says so where it can't. */
export function OrderNotifications({ order, orderToken }: OrderNotificationsProps) {
  const { t } = useTranslation()
  const { state, isWorking, hasFailed, turnOn, turnOff } = useOrderPush(order.id, orderToken)
  const isAwaited = order.status === 'pending' || order.status === 'accepted'
  const isOn = state === 'on'
  if (state === null || isFinal(order.status) || !(isAwaited || isOn)) return null
  const canChange = state === 'on' || state === 'off'
  const isDelivery = order.serviceType === 'delivery'
  return (
    <div className="tell-me">
      {canChange && (
        <Button
          variant="quiet"
          isBlock
          isLoading={isWorking}
          loadingLabel={t(isOn ? 'news.turningOff' : 'news.turningOn')}
          onClick={() => void (isOn ? turnOff() : turnOn())}
        >
          <Icon of={isOn ? BellOff : BellRing} />
          {isOn
            ? t('news.turnOff')
            : t(isDelivery ? 'news.notifyDelivery' : 'news.notifyCollection')}
        </Button>
      )}
      <p className="small muted" role="status">
        {hasFailed ? t('news.failed') : <Explanation state={state} />}
      </p>
    </div>
  )
}

function Explanation({ state }: { state: PushState }) {
  const { t } = useTranslation()
  switch (state) {
    case 'on':
      return t('news.isOn')
    case 'off':
      return null
    case 'blocked':
      return t('news.isBlocked')
    case 'needsHomeScreen':
      return t('news.needsHomeScreen')
    case 'unsupported':
      return t('news.isUnsupported')
  }
}

/** Whether this browser gets notifications for an order, and how to change that. */
function useOrderPush(orderId: string, orderToken: string | null): PushSwitch {
  const [find] = useFindOrderPushMutation()
  const [start] = useStartOrderPushMutation()
  const [stop] = useStopOrderPushMutation()
  const order = { params: { orderId }, orderToken }
  return usePushSwitch({
    find: (endpoint) => find({ ...order, body: { endpoint } }).unwrap(),
    start: (body) => start({ ...order, body }).unwrap(),
    stop: (endpoint) => stop({ ...order, body: { endpoint } }).unwrap(),
  })
}
