import type { FastifyRequest } from 'fastify'
import * as ends from '#contract/partner/end-order.ts'
import { readStoreMessage as readCall, tickDish as tickCall } from '#contract/partner/kitchen.ts'
import * as calls from '#contract/partner/partner.ts'
import type { Context } from '#api/context.ts'
import { idempotencyKeyOf } from '#api/http/idempotency-key.ts'
import { accountOf, type Serve } from '#api/http/serve.ts'
import type { LiveHub } from '#api/live/live-hub.ts'
import { tickDish } from '#api/orders/kitchen/tick-dish.ts'
import { acknowledgeOrder } from '#api/orders/transitions/acknowledge-order.ts'
import { acceptOrder } from '#api/orders/transitions/accept-order.ts'
import { cancelAcceptedOrder } from '#api/orders/transitions/cancel-order.ts'
import { completeOrder } from '#api/orders/transitions/complete-order.ts'
import { declineOrder } from '#api/orders/transitions/decline-order.ts'
import { delayOrder } from '#api/orders/transitions/delay-order.ts'
import { dispatchOrder } from '#api/orders/transitions/dispatch-order.ts'
import { startOrder } from '#api/orders/transitions/start-order.ts'
import { readyOrder } from '#api/orders/transitions/ready-order.ts'
import { recallOrder, undoOrderAct } from '#api/orders/transitions/undo-order-act.ts'
import { recordingCharge } from '#api/payments/ledger/record-charge.ts'
import { refundingRest } from '#api/payments/refunds/refund-order.ts'
import { listStoreOrders } from '#api/orders/reading/list-store-orders.ts'
import { readOrder } from '#api/orders/reading/read-order.ts'
import { changerOf, staffCalls } from '#api/account/check-partner.ts'
import type { Who } from '#api/http/asker.ts'
import { markStoreBusy } from './mark-store-busy.ts'
import { readStoreMessage } from './messages/store-messages.ts'
import { pauseStore } from './pause-store.ts'
import { readPartnerStore } from './read-partner-store.ts'

/** Who acts on which order by which request, of a call that has been checked. */
function actingOf(asking: {
  who: Who | null
  params: { orderId: string }
  request: FastifyRequest
}) {
  const { accountId } = accountOf(asking)
  const idempotencyKey = idempotencyKeyOf(asking.request)
  return { orderId: asking.params.orderId, accountId, by: 'partner' as const, idempotencyKey }
}

export function partnerRoutes(serve: Serve, context: Context, live: LiveHub): void {
  const { ofStore } = staffCalls(serve, context)
  ofStore(calls.getPartnerStore, ({ params, who }) => {
    // An open store app loads its store twice a minute. An operator is not there to cook.
    if (!who?.asStaff) live.seeBoard(params.storeId)
    return readPartnerStore(context, params.storeId)
  })
  ofStore(calls.pauseStore, async (asking) => {
    await pauseStore(context, asking.params.storeId, asking.body, changerOf(asking))
    return readPartnerStore(context, asking.params.storeId)
  })
  ofStore(calls.markStoreBusy, async (asking) => {
    await markStoreBusy(context, asking.params.storeId, asking.body, changerOf(asking))
    return readPartnerStore(context, asking.params.storeId)
  })
  ofStore(calls.listPartnerOrders, ({ params, query }) =>
    listStoreOrders(context, params.storeId, query),
  )
  ofStore(calls.watchStore, (asking) => live.watch(asking, { storeId: asking.params.storeId }))
  orderActRoutes(serve, context)
}

function orderActRoutes(serve: Serve, context: Context): void {
  const { ofOrder } = staffCalls(serve, context)
  ofOrder(calls.getPartnerOrder, ({ params }) => readOrder(context, params.orderId, 'partner'))
  ofOrder(calls.acceptOrder, (asking) =>
    acceptOrder(context, { ...actingOf(asking), ...asking.body }),
  )
  ofOrder(ends.declineOrder, (asking) =>
    declineOrder(context, { ...actingOf(asking), ...asking.body }),
  )
  ofOrder(ends.cancelAcceptedOrder, (asking) =>
    cancelAcceptedOrder(context, { ...actingOf(asking), ...asking.body }, refundingRest),
  )
  ofOrder(calls.readyOrder, (asking) => readyOrder(context, actingOf(asking)))
  ofOrder(calls.dispatchOrder, (asking) => dispatchOrder(context, actingOf(asking)))
  ofOrder(calls.startOrder, (asking) => startOrder(context, actingOf(asking)))
  ofOrder(calls.acknowledgeOrder, (asking) => acknowledgeOrder(context, actingOf(asking)))
  ofOrder(calls.completeOrder, (asking) =>
    completeOrder(context, actingOf(asking), recordingCharge),
  )
  ofOrder(calls.delayOrder, (asking) => {
    const { minutes, dueAt } = asking.body
    return delayOrder(context, { ...actingOf(asking), minutes, dueAt: new Date(dueAt) })
  })
  ofOrder(calls.undoOrderAct, (asking) =>
    undoOrderAct(context, { ...actingOf(asking), ...asking.body }),
  )
  ofOrder(calls.recallOrder, (asking) => recallOrder(context, actingOf(asking)))
  ofOrder(readCall, (asking) =>
    readStoreMessage(context, { ...asking.params, accountId: accountOf(asking).accountId }),
  )
  ofOrder(tickCall, ({ params, body }) => tickDish(context, { ...params, ...body }))
}
