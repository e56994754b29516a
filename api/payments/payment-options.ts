import type { OutputOf } from '#contract/call.ts'
import type { getPaymentOptions } from '#contract/payments/payments.ts'
import type { Context } from '#api/context.ts'

/** How orders can be paid at this moment; in cash always. */
export function paymentOptions({
  payments,
}: Pick<Context, 'payments'>): OutputOf<typeof getPaymentOptions> {
  if (!payments) return { online: null }
  const { publishableKey, scriptUrl, isSandbox, minimumPence } = payments
  const isAvailable = payments.isAvailable()
  return { online: { isAvailable, publishableKey, scriptUrl, isSandbox, minimumPence } }
}
