import type { Context } from '#api/context.ts'
import { PaymentsRefused } from '#api/outside/payments/payments.port.ts'
import { connectedProvider } from '#api/payments/provider.ts'
import { giveUpReversal, loadOpenReversals, markReversed } from './reversals.queries.ts'

/**
 * Takes back from the store's account what the store gives of refunds that were made, once each however often
 * this runs. What the account doesn't have, the store owes. Rejects with `PaymentsUnreachable` when the result is
 * unknown.
 */
export async function reverseTransfers(context: Context, orderId: string): Promise<void> {
  for (const reversal of await loadOpenReversals(context.db, orderId)) {
    const { refundId } = reversal
    try {
      await connectedProvider(context).reverseTransfer(reversal)
    } catch (error) {
      if (!(error instanceof PaymentsRefused)) throw error
      await giveUpReversal(context.db, refundId)
      continue
    }
    await markReversed(context.db, { ...reversal, at: context.now() })
  }
}
