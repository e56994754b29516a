import {
  answerOrderChange as answerCall,
  staffOrderChangeCalls as staffCallsOf,
} from '#contract/order-changes/order-change-calls.ts'
import { staffCalls } from '#api/account/check-partner.ts'
import type { Context } from '#api/context.ts'
import { accountOf, type Serve } from '#api/http/serve.ts'
import { claimantOf } from '#api/orders/reading/find-own-order.ts'
import { changeOrder, quoteOrderChange } from './change-order.ts'
import { answerOrderChange, endOrderChange } from './decide-change.ts'

export function orderChangeRoutes(serve: Serve, context: Context): void {
  const { ofOrder } = staffCalls(serve, context)
  ofOrder(staffCallsOf.quoteOrderChange, ({ params, body }) =>
    quoteOrderChange(context, params.orderId, body),
  )
  ofOrder(staffCallsOf.changeOrder, (asking) => {
    const { accountId } = accountOf(asking)
    return changeOrder(context, { ...asking.body, ...asking.params, accountId })
  })
  ofOrder(staffCallsOf.endOrderChange, (asking) => {
    const { accountId } = accountOf(asking)
    return endOrderChange(context, { ...asking.params, ...asking.body }, accountId)
  })
  serve(answerCall, (asking) =>
    answerOrderChange(context, { ...asking.params, ...asking.body }, claimantOf(asking)),
  )
}
