import { randomUUID } from 'node:crypto'
import type { Transaction } from '#api/database/transaction.ts'
import { enqueue, type Tasks } from '#api/jobs/tasks.ts'

type Payload = Tasks['send-account-email']

/** Enqueues an email about an account; the job finds out whether there is such an account. */
export function enqueueAccountEmail(
  transaction: Transaction,
  email: Omit<Payload, 'id'>,
): Promise<void> {
  const payload = { id: randomUUID(), ...email }
  return enqueue(transaction, [{ task: 'send-account-email', payload }])
}
