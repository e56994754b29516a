import { paymentCalls, type getPaymentOptions } from '#contract/payments/payments.ts'
import type { Context } from '#api/context.ts'
import type { Serve } from '#api/http/serve.ts'
import { claimantOf } from '#api/orders/reading/find-own-order.ts'
import { findOwnOrder } from '#api/orders/reading/find-own-order.ts'
import { readOrder } from '#api/orders/reading/read-order.ts'
import { abandonPayment } from './intents/abandon-payment.ts'
import { callProvider } from './provider.ts'
import { createPaymentIntent } from './intents/create-payment-intent.ts'
import { continuePayment } from './intents/continue-payment.ts'
import type { OutputOf } from '#contract/call.ts'

export function paymentRoutes(serve: Serve, context: Context): void {
  serve(paymentCalls.getPaymentOptions, () => paymentOptions(context))
  serve(paymentCalls.createPaymentIntent, (asking) =>
    createPaymentIntent(context, asking.body, claimantOf(asking)),
  )
  serve(paymentCalls.finishPayment, async (asking) => {
    const { id, payment } = await findOwnOrder(context, asking.params.orderId, claimantOf(asking))
    if (payment?.status === 'awaiting')
      await callProvider(context, () => continuePayment(context, id))
    return readOrder(context, id, 'customer')
  })
  serve(paymentCalls.abandonPayment, (asking) =>
    abandonPayment(context, asking.params.orderId, claimantOf(asking)),
  )
}

/** How orders can be paid at this moment; in cash always. */
function paymentOptions({
  payments,
}: Pick<Context, 'payments'>): OutputOf<typeof getPaymentOptions> {
  if (!payments) return { online: null }
  const { publishableKey, scriptUrl, isSandbox, minimumPence } = payments
  const isAvailable = payments.isAvailable()
  return { online: { isAvailable, publishableKey, scriptUrl, isSandbox, minimumPence } }
}
