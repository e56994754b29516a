import { useState } from 'react'
import type { BodyOf } from '#contract/call.ts'
import type { DeclineReason, Order } from '#contract/orders.ts'
import type { acceptOrder } from '#contract/partner/partner.ts'
import { ORDER_STATUSES } from '#rules/orders/order-status.ts'
import { showToast } from '#ui/toast/toast-queue.ts'
import { isApiFailure, type ApiFailure } from '#web/calls/request/api-failure.ts'
import { partnerApi } from '#web/calls/staff/partner-calls.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useAppDispatch } from '#web/state/store.ts'
import { useOrderActions } from './order-actions.ts'

export interface Reasoned {
  reason: DeclineReason
  reasonText: string
}

/** What the staff can do, with what each needs. */
export type OrderCommand =
  | { act: 'accept'; body: BodyOf<typeof acceptOrder> }
  | { act: 'decline' | 'cancel'; body: Reasoned }
  | { act: 'ready' | 'dispatch' | 'complete' | 'start' | 'acknowledge' }

/**
 * Does acts to one order. The answer moves its card; a lost race says what happened instead.
 * @returns the act that is under way, and how to do one (true when it was done)
 */
export function useOrderAct(order: Pick<Order, 'id' | 'number'>): {
  underWay: OrderCommand['act'] | null
  perform: (command: OrderCommand) => Promise<boolean>
} {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { refresh } = useOrderActions()
  const [underWay, setUnderWay] = useState<OrderCommand['act'] | null>(null)

  const explain = (failure: ApiFailure) => {
    refresh()
    const status = ORDER_STATUSES.find((one) => one === failure.details['status'])
    if (failure.code !== 'ORDER_STATUS_INVALID' || !status) return showFailure(failure)
    showToast({
      id: `moved ${order.id}`,
      variant: 'warning',
      title: t('storeApp.alreadyMoved', { number: order.number }),
      text: t('storeApp.alreadyMovedText', { status: t(`storeApp.status.${status}`) }),
    })
  }

  const perform = async (command: OrderCommand) => {
    setUnderWay(command.act)
    try {
      const { error } = await dispatch(callOf(order.id, command))
      if (error === undefined) return true
      if (isApiFailure(error)) explain(error)
      else showFailure(error)
      return false
    } finally {
      setUnderWay(null)
    }
  }
  return { underWay, perform }
}

function callOf(orderId: string, command: OrderCommand) {
  const { acceptOrder, declineOrder, cancelAcceptedOrder, readyOrder } = partnerApi.endpoints
  const { dispatchOrder, completeOrder, startOrder, acknowledgeOrder } = partnerApi.endpoints
  const params = { orderId }
  switch (command.act) {
    case 'accept':
      return acceptOrder.initiate({ params, body: command.body })
    case 'decline':
      return declineOrder.initiate({ params, body: command.body })
    case 'cancel':
      return cancelAcceptedOrder.initiate({ params, body: command.body })
    case 'ready':
      return readyOrder.initiate({ params })
    case 'dispatch':
      return dispatchOrder.initiate({ params })
    case 'complete':
      return completeOrder.initiate({ params })
    case 'start':
      return startOrder.initiate({ params })
    case 'acknowledge':
      return acknowledgeOrder.initiate({ params })
  }
}
