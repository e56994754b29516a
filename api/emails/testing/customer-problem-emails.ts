import type { ProblemReport } from '#contract/problems/problem-report.ts'
import {
  LINE_PROBLEMS,
  ORDER_PROBLEMS,
  PROBLEM_REFUSALS,
  type ProblemRefusal,
} from '#rules/problems/problem-kinds.ts'
import { PROBLEM_ACTS } from '#rules/problems/problem-status.ts'
import { problemEmail } from '#api/emails/problems/problem-email.ts'
import type { ProblemMessage } from '#api/emails/problems/problem-email-input.ts'
import type { Email } from '#api/emails/writing/email.ts'
import type { Translate } from '#api/emails/writing/translate.ts'
import { testOrder } from './order.ts'

const at = '2026-11-20T20:00:00.000Z'

function reportOf(
  message: ProblemMessage,
  reason: ProblemRefusal | null,
  more: Partial<ProblemReport>,
): ProblemReport {
  const event = { id: 1, act: message, by: 'partner' as const, at, reason, text: 'Typed.' }
  return {
    id: testOrder.id,
    status: 'reported',
    kind: null,
    lines: LINE_PROBLEMS.map((kind) => ({ position: 0, quantity: 1, kind, name: 'Garlic naan' })),
    remedy: 'money',
    text: 'Typed.',
    photos: [],
    requestedPence: 315,
    refundedPence: 0,
    reportedAt: at,
    answerBy: '2026-11-21T20:00:00.000Z',
    appealBy: null,
    order: {
      id: testOrder.id,
      number: testOrder.number,
      storeName: testOrder.store.name,
      serviceType: 'delivery',
      paymentMethod: 'cash',
      totalPence: testOrder.totalPence,
    },
    events: [{ ...event, amountPence: 315, payer: null }],
    acts: [],
    ...more,
  }
}

/** Every email to a customer about a report, each with every reason and every kind of problem. */
export function customerProblemEmails(t: Translate): Email[] {
  const link = 'https://tuckin.example/'
  const links = { order: link, storeApp: link, operator: link }
  const write = (message: ProblemMessage, report: ProblemReport) =>
    problemEmail(
      { message, to: 'customer' },
      { report, order: testOrder, marketplace: 'Tuck In', links, t },
    )
  const { order } = reportOf('report', null, {})
  return [
    ...(['report', ...PROBLEM_ACTS] as const).flatMap((message) =>
      [null, ...PROBLEM_REFUSALS].map((reason) => write(message, reportOf(message, reason, {}))),
    ),
    ...ORDER_PROBLEMS.map((kind) => write('report', reportOf('report', null, { kind }))),
    write('report', reportOf('report', null, { remedy: 'nothing' })),
    write(
      'report',
      reportOf('report', null, {
        kind: 'late',
        order: { ...order, serviceType: 'collection' },
      }),
    ),
  ]
}
