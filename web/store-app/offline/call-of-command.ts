import { partnerApi } from '#web/calls/staff/partner-calls.ts'
import type { OrderCommand } from '#web/store-app/order/order-commands.ts'

/**
 * The call that does something to an order. Sent again with the same key it is not done again; what has no
 * key changes nothing when it is repeated.
 */
export function callOfCommand(orderId: string, command: OrderCommand, key: string) {
  const calls = partnerApi.endpoints
  const params = { orderId }
  switch (command.act) {
    case 'accept':
      return calls.acceptOrder.initiate({ params, body: command.body, key })
    case 'delay':
      return calls.delayOrder.initiate({ params, body: command.body })
    case 'decline':
      return calls.declineOrder.initiate({ params, body: command.body, key })
    case 'cancel':
      return calls.cancelAcceptedOrder.initiate({ params, body: command.body, key })
    case 'ready':
      return calls.readyOrder.initiate({ params, key })
    case 'dispatch':
      return calls.dispatchOrder.initiate({ params, key })
    case 'complete':
      return calls.completeOrder.initiate({ params, key })
    case 'start':
      return calls.startOrder.initiate({ params })
    case 'acknowledge':
      return calls.acknowledgeOrder.initiate({ params })
    case 'recall':
      return calls.recallOrder.initiate({ params })
  }
}
