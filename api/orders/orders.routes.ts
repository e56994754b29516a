import {
  cancelOrder as cancelCall,
  getOrder,
  listOrders as listCall,
  reorder as reorderCall,
  watchOrder,
} from '#contract/orders.ts'
import type { Context } from '#api/context.ts'
import { accountOf, type Serve } from '#api/http/serve.ts'
import type { LiveHub } from '#api/live/live-hub.ts'
import { cancelOrder } from './transitions/cancel-order.ts'
import { listOrders } from './reading/list-orders.ts'
import { claimantOf } from './reading/claimant.ts'
import { findOwnOrder } from './reading/find-own-order.ts'
import { orderOf } from './reading/read-order.ts'
import { reorder } from './placing/reorder.ts'

export function orderRoutes(serve: Serve, context: Context, live: LiveHub): void {
  serve(listCall, (asking) => listOrders(context, accountOf(asking).accountId, asking.query))
  serve(getOrder, async (asking) => {
    const row = await findOwnOrder(context, asking.params.orderId, claimantOf(asking))
    return orderOf(row, 'customer')
  })
  serve(cancelCall, (asking) => cancelOrder(context, asking.params.orderId, claimantOf(asking)))
  serve(reorderCall, (asking) =>
    reorder(context, asking.params.orderId, asking.asker, claimantOf(asking)),
  )
  serve(watchOrder, async (asking) => {
    const { id } = await findOwnOrder(context, asking.params.orderId, claimantOf(asking))
    return live.watch(asking, { orderId: id })
  })
}
