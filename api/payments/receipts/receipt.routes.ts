import { receiptCalls } from '#contract/payments/receipts.ts'
import type { Context } from '#api/context.ts'
import type { Serve } from '#api/http/serve.ts'
import { claimantOf } from '#api/orders/reading/find-own-order.ts'
import { readReceipt } from './read-receipt.ts'

export function receiptRoutes(serve: Serve, context: Context): void {
  serve(receiptCalls.getReceipt, async (asking) => {
    const receipt = await readReceipt(context, asking.params.orderId, claimantOf(asking))
    // Loaded with the first one, so that a server starts without it.
    const { receiptPdf } = await import('./receipt-pdf.ts')
    const name = `receipt-${receipt.order.number}.pdf`
    asking.reply.header('content-disposition', `attachment; filename="${name}"`)
    const { name: marketplace, settings: identity } = context.marketplace
    return receiptPdf(receipt, { marketplace, identity })
  })
}
