import { randomUUID } from 'node:crypto'
import type { Transaction } from '#api/database/transaction.ts'
import { enqueue } from '#api/jobs/tasks.ts'
import { loadOwnersOfPayouts } from './payouts.queries.ts'

/** Tells the owners of stores about their payouts, one email for each. */
export async function enqueuePayoutNotices(
  transaction: Transaction,
  payoutIds: readonly string[],
  about: 'paid' | 'returned',
): Promise<void> {
  const owners = await loadOwnersOfPayouts(transaction, payoutIds)
  await enqueue(
    transaction,
    owners.map((owner) => ({
      task: 'send-payout-notice' as const,
      payload: { id: randomUUID(), ...owner, about },
    })),
  )
}
