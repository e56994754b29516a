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

/** Of one address; a household or an office pays for a few, and some cards are refused. */
const paymentsPerMinute = { perMinute: 60 }

export function paymentRoutes(serve: Serve, context: Context): void {
  serve(paymentCalls.getPaymentOptions, () => paymentOptions(context))
  serve(
    paymentCalls.createPaymentIntent,
    (asking) => createPaymentIntent(context, asking.body, claimantOf(asking)),
    paymentsPerMinute,
  )
  serve(
    paymentCalls.settlePayment,
    async (asking) => {
      const { id, payment } = await findOwnOrder(context, asking.params.orderId, claimantOf(asking))
      if (payment?.status === 'awaiting')
        await callProvider(context, () => continuePayment(context, id))
      return readOrder(context, id, 'customer')
    },
    paymentsPerMinute,
  )
  serve(
    paymentCalls.abandonPayment,
    (asking) => abandonPayment(context, asking.params.orderId, claimantOf(asking)),
    paymentsPerMinute,
  )
}
