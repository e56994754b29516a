import { balancesOf } from '#rules/payments/charge-transfers.ts'
import type { TestApp } from '#api/testing/test-app.ts'

/** What each account of the ledger has got of an order more than it gave. */
export async function ledgerOf({ context }: Pick<TestApp, 'context'>, orderId: string) {
  const transfers = await context.db
    .selectFrom('ledger_transfer')
    .select(['debit', 'credit', 'amount_pence as amountPence'])
    .where('order_id', '=', orderId)
    .execute()
  return balancesOf(transfers)
}
