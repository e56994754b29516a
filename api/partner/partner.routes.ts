import * as calls from '#contract/partner.ts'
import type { Context } from '#api/context.ts'
import { accountOf, type Serve } from '#api/http/serve.ts'
import type { LiveHub } from '#api/live/live-hub.ts'
import { acceptOrder } from '#api/orders/transitions/accept-order.ts'
import { cancelAcceptedOrder } from '#api/orders/transitions/cancel-order.ts'
import { completeOrder } from '#api/orders/transitions/complete-order.ts'
import { declineOrder } from '#api/orders/transitions/decline-order.ts'
import { dispatchOrder } from '#api/orders/transitions/dispatch-order.ts'
import { readyOrder } from '#api/orders/transitions/ready-order.ts'
import { recordingCharge } from '#api/payments/ledger/record-charge.ts'
import { refundingRest } from '#api/payments/refunds/refund-order.ts'
import { listStoreOrders } from '#api/orders/reading/list-store-orders.ts'
import { readOrder } from '#api/orders/reading/read-order.ts'
import type { Who } from '#api/http/asker.ts'
import { checkOrderOf, checkStoreOf } from '#api/account/check-partner.ts'
import { markStoreBusy } from './mark-store-busy.ts'
import { pauseStore } from './pause-store.ts'
import { readPartnerStore } from './read-partner-store.ts'

type OfStore = { who: Who | null; params: { storeId: string } }
type OfOrder = { who: Who | null; params: { orderId: string } }

export function partnerRoutes(serve: Serve, context: Context, live: LiveHub): void {
  const checkStore = (asking: OfStore) =>
    checkStoreOf(context, accountOf(asking).accountId, asking.params.storeId)

  serve(calls.getPartnerStore, async (asking) => {
    await checkStore(asking)
    return readPartnerStore(context, asking.params.storeId)
  })
  serve(calls.pauseStore, async (asking) => {
    await checkStore(asking)
    await pauseStore(context, asking.params.storeId, asking.body)
    return readPartnerStore(context, asking.params.storeId)
  })
  serve(calls.markStoreBusy, async (asking) => {
    await checkStore(asking)
    await markStoreBusy(context, asking.params.storeId, asking.body)
    return readPartnerStore(context, asking.params.storeId)
  })
  serve(calls.listPartnerOrders, async (asking) => {
    await checkStore(asking)
    return listStoreOrders(context, asking.params.storeId, asking.query)
  })
  serve(calls.watchStore, async (asking) => {
    await checkStore(asking)
    return live.watch(asking, { storeId: asking.params.storeId })
  })
  orderActRoutes(serve, context)
}

function orderActRoutes(serve: Serve, context: Context): void {
  const checkOrder = async (asking: OfOrder) => {
    const { accountId } = accountOf(asking)
    const { orderId } = asking.params
    await checkOrderOf(context, accountId, orderId)
    return { accountId, orderId, by: 'partner' as const }
  }

  serve(calls.getPartnerOrder, async (asking) => {
    const { orderId, by } = await checkOrder(asking)
    return readOrder(context, orderId, by)
  })
  serve(calls.acceptOrder, async (asking) =>
    acceptOrder(context, { ...(await checkOrder(asking)), ...asking.body }),
  )
  serve(calls.declineOrder, async (asking) =>
    declineOrder(context, { ...(await checkOrder(asking)), ...asking.body }),
  )
  serve(calls.cancelAcceptedOrder, async (asking) => {
    const cancelling = { ...(await checkOrder(asking)), ...asking.body }
    return cancelAcceptedOrder(context, cancelling, refundingRest)
  })
  serve(calls.readyOrder, async (asking) => readyOrder(context, await checkOrder(asking)))
  serve(calls.dispatchOrder, async (asking) => dispatchOrder(context, await checkOrder(asking)))
  serve(calls.completeOrder, async (asking) =>
    completeOrder(context, await checkOrder(asking), recordingCharge),
  )
}
