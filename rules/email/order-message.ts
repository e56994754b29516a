import { PROBLEM_ACTS } from '#rules/problems/problem-status.ts'

/** The messages of emails about an order to its store. */
export const STORE_MESSAGES = [
  'received',
  'accepted',
  'declined',
  'cancelled',
  'completed',
  'refunded',
  'refundReturned',
] as const
export type StoreMessage = (typeof STORE_MESSAGES)[number]

/** The messages of emails about an order; the store has done the last ones itself. */
export const ORDER_MESSAGES = [
  ...STORE_MESSAGES,
  'onItsWay',
  'ready',
  'delayed',
  'changeProposed',
  'changed',
] as const
export type OrderMessage = (typeof ORDER_MESSAGES)[number]

/** What emails about a report of a problem say: that it was made, and what became of it. */
const PROBLEM_MESSAGES = ['report', ...PROBLEM_ACTS] as const
export type ProblemMessage = (typeof PROBLEM_MESSAGES)[number]

/** An email that the record of an order lists: also what operators wrote, and those about a report. */
export type RecordedEmail = OrderMessage | 'note' | `problem.${ProblemMessage}`
export const RECORDED_EMAILS: readonly RecordedEmail[] = [
  ...ORDER_MESSAGES,
  'note',
  ...PROBLEM_MESSAGES.map((message) => `problem.${message}` as const),
]

export type EmailSubject =
  | { of: 'order'; message: OrderMessage }
  | { of: 'problem'; message: ProblemMessage }
  | { of: 'note' }

/** What an email of the record is about, and what it says. */
export function subjectOfEmail(email: RecordedEmail): EmailSubject {
  const aboutOrder = ORDER_MESSAGES.find((message) => email === message)
  if (aboutOrder) return { of: 'order', message: aboutOrder }
  const aboutReport = PROBLEM_MESSAGES.find((message) => email === `problem.${message}`)
  return aboutReport ? { of: 'problem', message: aboutReport } : { of: 'note' }
}
