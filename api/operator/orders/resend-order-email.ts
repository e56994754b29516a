import { randomUUID } from 'node:crypto'
import { subjectOfEmail, type RecordedEmail } from '#rules/email/order-message.ts'
import { recordChange, type Changer } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { enqueue, type Job } from '#api/jobs/tasks.ts'
import { findMessage } from './notes-of-orders.ts'
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
  const { message, recipient, subjectId } = sent
  const isErased = message === 'note' && !(await findMessage(context.db, subjectId ?? ''))
  if (isErased) throw new ApiError('NOT_FOUND')
  if (recipient === 'customer' && email === '') throw new ApiError('NO_EMAIL_ADDRESS')
  await inTransaction(context.db, async (transaction) => {
    await enqueue(transaction, [jobOf(orderId, sent)])
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

interface SentEmail {
  message: RecordedEmail
  recipient: 'customer' | 'store'
  /** The refund, the change, the note or the report that it is about. */
  subjectId: string | null
}

/** The job that writes an email anew and sends it as another one. */
function jobOf(orderId: string, { message: email, recipient: to, subjectId }: SentEmail): Job {
  const again = randomUUID()
  const about = subjectOfEmail(email)
  if (about.of === 'order') {
    const { message } = about
    const isAboutRefund = message === 'refunded' || message === 'refundReturned'
    const subject =
      subjectId !== null && (isAboutRefund ? { refundId: subjectId } : { changeId: subjectId })
    return { task: 'send-order-email', payload: { orderId, message, to, ...subject, again } }
  }
  if (subjectId === null) throw new Error('An email about nothing')
  if (about.of === 'note') return { task: 'send-order-note', payload: { noteId: subjectId, again } }
  const { message } = about
  return { task: 'send-problem-email', payload: { reportId: subjectId, message, to, again } }
}
