import type { Order } from '#contract/orders.ts'
import type { ProblemReport } from '#contract/problems/problem-report.ts'
import type { Tasks } from '#api/jobs/tasks.ts'
import type { Email } from '#api/emails/writing/email.ts'
import type { Phrase, Translate } from '#api/emails/writing/translate.ts'

/** The event that an email about a report is about. */
export type ProblemMessage = Tasks['send-problem-email']['message']

/** The data of an email about a report. */
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
  /** The refund of the last action. */
  amount: string
}

/** The parts of an email that are about the report. */
export type ProblemContent = Pick<Email, 'subject' | 'lead' | 'heading'> & { paragraphs: Phrase[] }

/** The reason of the answer, and the text written with it. */
export function answerWords(message: ProblemMessage, { report, t }: ProblemEmailInput): Phrase[] {
  const { reason = null, text = '' } = eventOf(report, message) ?? {}
  return [
    ...(reason && reason !== 'other'
      ? [[t('problem.why', { reason: t(`problem.refusal.${reason}`) })]]
      : []),
    ...(text ? [[t('problem.storeWrote', { text })]] : []),
  ]
}

/** The time of a report's last action. */
export const eventOf = ({ events }: ProblemReport, message: ProblemMessage) =>
  events.find(({ act }) => act === message)
