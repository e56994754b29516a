import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { countAskedByNetwork, countEmailTo } from '#api/session/limits/email-limit.ts'
import { enqueueAccountEmail } from '#api/session/enqueue-account-email.ts'

/**
 * Sends the link that confirms an account again. Whether there is one that waits for it is found out
 * by the job, so that neither the answer nor its time tells. Throws TOO_MANY_REQUESTS.
 */
export async function resendConfirmation(
  context: Context,
  { email: typed }: { email: string },
  { address }: { address: string },
): Promise<{ message: 'CONFIRMATION_SENT' }> {
  const email = typed.toLowerCase()
  await inTransaction(context.db, async (transaction) => {
    const at = context.now()
    await countAskedByNetwork(transaction, at, { address })
    await countEmailTo(transaction, at, { email, address })
    await enqueueAccountEmail(transaction, { message: 'confirm', email })
  })
  return { message: 'CONFIRMATION_SENT' }
}
