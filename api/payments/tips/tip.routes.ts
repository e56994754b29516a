import { tipCalls } from '#contract/payments/tips.ts'
import type { Context } from '#api/context.ts'
import type { Serve } from '#api/http/serve.ts'
import { claimantOf } from '#api/orders/reading/find-own-order.ts'
import { requestLaterTip } from './request-later-tip.ts'
import { readLaterTip, finishLaterTip } from './read-later-tip.ts'

export function tipRoutes(serve: Serve, context: Context): void {
  serve(tipCalls.getLaterTip, (asking) =>
    readLaterTip(context, asking.params.orderId, claimantOf(asking)),
  )
  serve(tipCalls.askForLaterTip, (asking) =>
    requestLaterTip(context, asking.params.orderId, asking.body, claimantOf(asking)),
  )
  serve(tipCalls.finishLaterTip, (asking) =>
    finishLaterTip(context, asking.params.orderId, claimantOf(asking)),
  )
}
