import { paymentCalls } from '#contract/payments/payments.ts'
import type { Context } from '#api/context.ts'
import type { Serve } from '#api/http/serve.ts'
import { claimantOf } from '#api/orders/reading/claimant.ts'
import { findOwnOrder } from '#api/orders/reading/find-own-order.ts'
import { readOrder } from '#api/orders/reading/read-order.ts'
import { abandonPayment } from './intents/abandon-payment.ts'
import { callProvider } from './ask-provider.ts'
import { createPaymentIntent } from './intents/create-payment-intent.ts'
import { paymentOptions } from './payment-options.ts'
import { continuePayment } from './intents/continue-payment.ts'

export function paymentRoutes(serve: Serve, context: Context): void {
  serve(paymentCalls.getPaymentOptions, () => paymentOptions(context))
  serve(paymentCalls.createPaymentIntent, (asking) =>
    createPaymentIntent(context, asking.body, claimantOf(asking)),
  )
  serve(paymentCalls.settlePayment, async (asking) => {
    const { id, payment } = await findOwnOrder(context, asking.params.orderId, claimantOf(asking))
    if (payment?.status === 'awaiting')
      await callProvider(context, () => continuePayment(context, id))
    return readOrder(context, id, 'customer')
  })
  serve(paymentCalls.abandonPayment, (asking) =>
    abandonPayment(context, asking.params.orderId, claimantOf(asking)),
  )
}
