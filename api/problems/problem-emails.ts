import type { PaymentMethod } from '#rules/payments/payment-status.ts'
import type { ProblemAct } from '#rules/problems/problem-status.ts'
import type { Job } from '#api/jobs/tasks.ts'

type Reader = 'customer' | 'store' | 'operator'

/**
 * Who is emailed about an event of a report. A refund to a card has an email of its own, once the provider
 * has made it.
 */
const READERS: Readonly<
  Record<ProblemAct | 'report', Readonly<Record<PaymentMethod, readonly Reader[]>>>
> = {
  report: { cash: ['customer', 'store'], online: ['customer', 'store'] },
  refund: { cash: ['customer'], online: [] },
  refundPart: { cash: ['customer'], online: [] },
  decline: { cash: ['customer'], online: ['customer'] },
  expire: { cash: ['customer', 'store', 'operator'], online: ['customer', 'store', 'operator'] },
  appeal: { cash: ['customer', 'store', 'operator'], online: ['customer', 'store', 'operator'] },
  uphold: { cash: ['customer', 'store'], online: [] },
  reject: { cash: ['customer', 'store'], online: ['customer', 'store'] },
}

export function emailsAbout(
  reportId: string,
  message: ProblemAct | 'report',
  paymentMethod: PaymentMethod,
): Job[] {
  return READERS[message][paymentMethod].map((to) => ({
    task: 'send-problem-email',
    payload: { reportId, message, to },
  }))
}
