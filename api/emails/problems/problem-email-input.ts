import type { Order } from '#contract/orders.ts'
import type { ProblemReport } from '#contract/problems/problem-report.ts'
import type { Tasks } from '#api/jobs/tasks.ts'
import type { Email } from '#api/emails/writing/email.ts'
import type { Phrase, Translate } from '#api/emails/writing/translate.ts'

/** What an email about a report tells of. */
export type ProblemMessage = Tasks['send-problem-email']['message']

/** What an email about a report is written from. */
export interface ProblemGiven {
  report: ProblemReport
  order: Order
  marketplace: string
  links: { order: string; storeApp: string; operator: string }
  t: Translate
}

/** Everything that the sentences need. */
export interface ProblemEmailInput extends ProblemGiven {
  number: string
  store: string
  firstName: string
  answerBy: string
  /** What was given back with the last act. */
  amount: string
}

/** What an email about a report says of its own. */
export type ProblemContent = Pick<Email, 'subject' | 'lead' | 'heading'> & { paragraphs: Phrase[] }

/** Why it was answered so, and what was written with it. */
export function answerWords(message: ProblemMessage, { report, t }: ProblemEmailInput): Phrase[] {
  const { reason = null, text = '' } = eventOf(report, message) ?? {}
  return [
    ...(reason && reason !== 'other'
      ? [[t('problem.why', { reason: t(`problem.refusal.${reason}`) })]]
      : []),
    ...(text ? [[t('problem.storeWrote', { text })]] : []),
  ]
}

/** The last time that something was done to a report. */
export const eventOf = ({ events }: ProblemReport, message: ProblemMessage) =>
  events.find(({ act }) => act === message)
