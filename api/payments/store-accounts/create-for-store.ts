import type { Context } from '#api/context.ts'
import {
  PaymentsRefused,
  type Intent,
  type NewIntent,
  type PaymentsPort,
} from '#api/outside/payments/payments.port.ts'
import { requestRefresh } from './refresh-store-account.ts'

/**
 * Requests a payment for the account of a store. If that can't receive money any more, no customer loses their
 * order: the marketplace gets the money, `clear` says so, and a payout run pays the store.
 */
export async function createForStore(
  context: Context,
  payments: PaymentsPort,
  intent: NewIntent,
  clear: () => Promise<void>,
): Promise<Intent> {
  try {
    return await payments.createIntent(intent)
  } catch (error) {
    if (!intent.destination || !(error instanceof PaymentsRefused)) throw error
    await requestRefresh(context, intent.destination.accountId)
    await clear()
    return payments.createIntent({ ...intent, destination: null })
  }
}
