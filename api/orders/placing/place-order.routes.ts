import { placeOrder as placeOrderCall } from '#contract/orders.ts'
import type { Context } from '#api/context.ts'
import { idempotencyKeyOf } from '#api/http/idempotency-key.ts'
import type { Serve } from '#api/http/serve.ts'
import { placeOrder } from './place-order.ts'

export function placeOrderRoutes(serve: Serve, context: Context): void {
  serve(placeOrderCall, ({ who, body, request }) =>
    placeOrder(context, who, {
      ...body,
      idempotencyKey: idempotencyKeyOf(request),
      ip: request.ip,
    }),
  )
}
