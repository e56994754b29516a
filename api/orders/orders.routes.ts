import {
  cancelOrder as cancelCall,
  getOrder,
  listOrders as listCall,
  reorder as reorderCall,
  watchOrder,
  placeOrder as placeOrderCall,
} from '#contract/orders.ts'
import type { Context } from '#api/context.ts'
import { idempotencyKeyOf } from '#api/http/idempotency-key.ts'
import { accountOf, languageOf, type Serve } from '#api/http/serve.ts'
import type { LiveHub } from '#api/live/live-hub.ts'
import { cancelOrder } from './transitions/cancel-order.ts'
import { listOrders } from './reading/list-orders.ts'
import { claimantOf, findOwnOrder } from './reading/find-own-order.ts'
import { orderOf } from './reading/read-order.ts'
import { reorder } from './placing/reorder.ts'
import { placeOrder } from './placing/place-order.ts'

export function orderRoutes(serve: Serve, context: Context, live: LiveHub): void {
  serve(placeOrderCall, ({ who, body, request }) =>
    placeOrder(context, who, {
      ...body,
      idempotencyKey: idempotencyKeyOf(request),
      ip: request.ip,
      language: languageOf(request),
    }),
  )
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
