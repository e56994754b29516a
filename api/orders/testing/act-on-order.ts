import type { Order } from '#contract/orders.ts'
import type { Act } from '#rules/orders/order-status.ts'
import type { Context } from '#api/context.ts'
import { recordingCharge } from '#api/payments/ledger/record-charge.ts'
import { refundingRest } from '#api/payments/refunds/refund-order.ts'
import { abandonOrder } from '../transitions/abandon-order.ts'
import { acceptOrder } from '../transitions/accept-order.ts'
import { authoriseOrder } from '../transitions/authorise-order.ts'
import { cancelAcceptedOrder } from '../transitions/cancel-order.ts'
import { completeOrder } from '../transitions/complete-order.ts'
import { declineOrder, type EndReason } from '../transitions/decline-order.ts'
import { dispatchOrder } from '../transitions/dispatch-order.ts'
import { expireOrder } from '../transitions/expire-orders.ts'
import { readyOrder } from '../transitions/ready-order.ts'
import type { Acting } from '../transitions/transition.ts'

/** Does any act to an order, by anybody. */
export function actOnOrder(
  context: Context,
  {
    act,
    minutes,
    reason,
    reasonText,
    ...acting
  }: Acting & EndReason & { act: Act; minutes?: number },
): Promise<Order> {
  const ending = { ...acting, reason, reasonText }
  switch (act) {
    case 'authorise':
      return authoriseOrder(context, acting.orderId, null)
    case 'abandon':
      return abandonOrder(context, acting)
    case 'accept':
      return acceptOrder(context, { ...acting, minutes })
    case 'decline':
      return declineOrder(context, ending)
    case 'cancel':
      return cancelAcceptedOrder(context, ending, refundingRest)
    case 'dispatch':
      return dispatchOrder(context, acting)
    case 'ready':
      return readyOrder(context, acting)
    case 'complete':
      return completeOrder(context, acting, recordingCharge)
    case 'expire':
      return expireOrder(context, acting.orderId)
  }
}
