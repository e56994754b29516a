import * as calls from '#contract/partner.ts'
import type { Order } from '#contract/orders.ts'
import type { Context } from '#api/context.ts'
import { accountOf, type Serve } from '#api/http/serve.ts'
import type { LiveHub } from '#api/live/live-hub.ts'
import { actOnOrder, type OrderAct } from '#api/orders/transitions/transition.ts'
import { listStoreOrders } from '#api/orders/reading/list-store-orders.ts'
import { readOrder } from '#api/orders/reading/read-order.ts'
import type { Who } from '#api/http/asker.ts'
import { checkOrderOf, checkStoreOf } from './check-partner.ts'
import { markStoreBusy } from './mark-store-busy.ts'
import { pauseStore } from './pause-store.ts'
import { readPartnerStore } from './read-partner-store.ts'

type OfStore = { who: Who | null; params: { storeId: string } }
type OfOrder = { who: Who | null; params: { orderId: string } }
type Done = Pick<OrderAct, 'act' | 'minutes' | 'reason' | 'reasonText'>

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
  const act = async (asking: OfOrder, done: Done): Promise<Order> =>
    actOnOrder(context, { ...(await checkOrder(asking)), ...done })

  serve(calls.getPartnerOrder, async (asking) => {
    const { orderId, by } = await checkOrder(asking)
    return readOrder(context, orderId, by)
  })
  serve(calls.acceptOrder, (asking) => act(asking, { act: 'accept', ...asking.body }))
  serve(calls.declineOrder, (asking) => act(asking, { act: 'decline', ...asking.body }))
  serve(calls.cancelAcceptedOrder, (asking) => act(asking, { act: 'cancel', ...asking.body }))
  serve(calls.readyOrder, (asking) => act(asking, { act: 'ready' }))
  serve(calls.dispatchOrder, (asking) => act(asking, { act: 'dispatch' }))
  serve(calls.completeOrder, (asking) => act(asking, { act: 'complete' }))
}
