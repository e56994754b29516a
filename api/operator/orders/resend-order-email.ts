import { randomUUID } from 'node:crypto'
import { recordChange, type Changer } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { enqueue } from '#api/jobs/tasks.ts'
import { loadSentEmail } from './order-record.queries.ts'
import { findOwner } from './read-order-record.ts'

/**
 * Sends an email about an order again, as the order is now. Throws NONEXISTING_ORDER, NOT_FOUND for an email
 * that was never sent, and NO_EMAIL_ADDRESS when the customer's data was erased.
 */
export async function resendOrderEmail(
  context: Context,
  { orderId, emailId }: { orderId: string; emailId: string },
  changer: Changer,
): Promise<void> {
  const { email, number } = await findOwner(context.db, orderId)
  const sent = await loadSentEmail(context.db, orderId, emailId)
  if (!sent) throw new ApiError('NOT_FOUND')
  const { message, recipient: to, subjectId } = sent
  if (to === 'customer' && email === '') throw new ApiError('NO_EMAIL_ADDRESS')
  const isAboutRefund = message === 'refunded' || message === 'refundReturned'
  const subject =
    subjectId !== null && (isAboutRefund ? { refundId: subjectId } : { changeId: subjectId })
  const payload = { orderId, message, to, ...subject, again: randomUUID() }
  await inTransaction(context.db, async (transaction) => {
    await enqueue(transaction, [{ task: 'send-order-email', payload }])
    await recordChange(transaction, {
      ...changer,
      at: context.now(),
      storeId: null,
      act: 'resendEmail',
      subject: number,
      before: {},
      after: { emailSentAgain: message },
    })
  })
}
