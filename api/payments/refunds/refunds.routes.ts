import { refundCalls } from '#contract/payments/refunds.ts'
import type { Context } from '#api/context.ts'
import { idempotencyKeyOf } from '#api/http/idempotency-key.ts'
import { accountOf, type Serve } from '#api/http/serve.ts'
import { staffCalls } from '#api/account/check-partner.ts'
import { refundOrder } from './refund-order.ts'

export function refundRoutes(serve: Serve, context: Context): void {
  const { ofOrder } = staffCalls(serve, context)
  ofOrder(refundCalls.refundPartnerOrder, (asking) => {
    const { accountId } = accountOf(asking)
    const { orderId } = asking.params
    const idempotencyKey = idempotencyKeyOf(asking.request)
    const given = { orderId, accountId, idempotencyKey, by: 'partner', payer: 'store' } as const
    return refundOrder(context, { ...asking.body, ...given })
  })
  serve(refundCalls.refundOperatorOrder, (asking) => {
    const { accountId } = accountOf(asking)
    const idempotencyKey = idempotencyKeyOf(asking.request)
    const given = { ...asking.params, accountId, idempotencyKey, by: 'operator' } as const
    return refundOrder(context, { ...asking.body, ...given })
  })
}
