import { balancesOf } from '#rules/payments/charge-transfers.ts'
import type { TestApp } from '#api/testing/test-app.ts'

/** The balance of each account of the ledger for an order. */
export async function ledgerOf({ context }: Pick<TestApp, 'context'>, orderId: string) {
  const transfers = await context.db
    .selectFrom('ledger_transfer')
    .select(['debit', 'credit', 'amount_pence as amountPence'])
    .where('order_id', '=', orderId)
    .execute()
  return balancesOf(transfers)
}
