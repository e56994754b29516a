import { formatPence } from '#rules/money/pence.ts'
import type { Tasks } from '#api/jobs/tasks.ts'
import type { Email, EmailSection } from '#api/emails/writing/email.ts'
import { formatDayAndTime } from '#api/emails/writing/email-times.ts'
import { problemToCustomer } from './problem-to-customer.ts'
import { problemToOperator, problemToStore } from './problem-to-staff.ts'
import { eventOf, type ProblemGiven, type ProblemTold } from './problem-email-input.ts'

/** What one email about a report says, to one of those it concerns. */
export function problemEmail(
  { message, to }: Pick<Tasks['send-problem-email'], 'message' | 'to'>,
  given: ProblemGiven,
): Email {
  const { report, order, say, marketplace, links } = given
  const told: ProblemTold = {
    ...given,
    number: order.number,
    store: order.store.name,
    firstName: order.contact.name.split(/\s+/)[0] ?? '',
    answerBy: formatDayAndTime(new Date(report.answerBy)),
    amount: formatPence(eventOf(report, message)?.amountPence ?? 0),
  }
  const said = { customer: problemToCustomer, store: problemToStore, operator: problemToOperator }[
    to
  ](message, told)
  const { store } = told
  return {
    ...said,
    preheader: said.heading,
    alarm: null,
    facts: say('order.facts', {
      number: order.number,
      placedAt: formatDayAndTime(new Date(order.placedAt)),
    }),
    action: {
      customer: { text: say('action.see'), href: links.order },
      store: { text: say('action.openStoreApp'), href: links.storeApp },
      operator: { text: say('problem.operator.action'), href: links.operator },
    }[to],
    sections: [reported(told)],
    footer: [
      {
        customer: say('footer.customer', { marketplace }),
        store: say('footer.store', { store, marketplace }),
        operator: say('problem.operator.footer', { marketplace }),
      }[to],
    ],
  }
}

function reported({ report, say }: ProblemTold): EmailSection {
  const { kind, lines, text } = report
  return {
    kind: 'words',
    title: say('problem.reported'),
    phrases: [
      ...(kind ? [[say(`problem.order.${kind}`)]] : []),
      ...lines.map((line) => [
        say('problem.line', {
          quantity: String(line.quantity),
          name: line.name,
          kind: say(`problem.kind.${line.kind}`),
        }),
      ]),
      ...(text ? [[say('problem.wrote', { text })]] : []),
    ],
  }
}
