import { formatPence } from '#rules/money/pence.ts'
import type { Tasks } from '#api/jobs/tasks.ts'
import type { Email, EmailSection } from '#api/emails/writing/email.ts'
import { formatDayAndTime } from '#api/emails/writing/email-times.ts'
import { problemToCustomer } from './problem-to-customer.ts'
import { problemToOperator, problemToStore } from './problem-to-staff.ts'
import { eventOf, type ProblemGiven, type ProblemEmailInput } from './problem-email-input.ts'

/** The content of one email about a report, to one of its parties. */
export function problemEmail(
  { message, to }: Pick<Tasks['send-problem-email'], 'message' | 'to'>,
  given: ProblemGiven,
): Email {
  const { report, order, t } = given
  const input: ProblemEmailInput = {
    ...given,
    number: order.number,
    store: order.store.name,
    firstName: order.contact.name.split(/\s+/)[0] ?? '',
    answerBy: formatDayAndTime(new Date(report.answerBy), t.language),
    amount: formatPence(eventOf(report, message)?.amountPence ?? 0),
  }
  const content = {
    customer: problemToCustomer,
    store: problemToStore,
    operator: problemToOperator,
  }[to](message, input)
  return {
    ...content,
    preheader: content.heading,
    alarm: null,
    facts: t('order.facts', {
      number: order.number,
      placedAt: formatDayAndTime(new Date(order.placedAt), t.language),
    }),
    ...endsOf[to](input),
    sections: [reported(input)],
  }
}

/** Written for one of the parties alone, as a customer's language has no sentences for the others. */
const endsOf: Record<
  Tasks['send-problem-email']['to'],
  (input: ProblemEmailInput) => Pick<Email, 'action' | 'footer'>
> = {
  customer: ({ t, marketplace, links }) => ({
    action: { text: t('action.see'), href: links.order },
    footer: [t('footer.customer', { marketplace })],
  }),
  store: ({ t, store, marketplace, links }) => ({
    action: { text: t('action.openStoreApp'), href: links.storeApp },
    footer: [t('footer.store', { store, marketplace })],
  }),
  operator: ({ t, marketplace, links }) => ({
    action: { text: t('problem.operator.action'), href: links.operator },
    footer: [t('problem.operator.footer', { marketplace })],
  }),
}

function reported({ report, t }: ProblemEmailInput): EmailSection {
  const { kind, lines, text } = report
  const isReadyLate = kind === 'late' && report.order.serviceType === 'collection'
  return {
    kind: 'words',
    title: t('problem.reported'),
    phrases: [
      ...(kind ? [[t(`problem.order.${isReadyLate ? 'readyLate' : kind}`)]] : []),
      ...lines.map((line) => [
        t('problem.line', {
          quantity: String(line.quantity),
          name: line.name,
          kind: t(`problem.kind.${line.kind}`),
        }),
      ]),
      ...(text ? [[t('problem.wrote', { text })]] : []),
    ],
  }
}
