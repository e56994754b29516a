import type { Order } from '#contract/orders.ts'
import type { ProblemReport } from '#contract/problems/problem-report.ts'
import { formatPence } from '#rules/money/pence.ts'
import type { Tasks } from '#api/jobs/tasks.ts'
import type { Email, EmailSection } from './email.ts'
import { formatDayAndTime } from './email-times.ts'
import { phoneLink } from './order-parts.ts'
import type { Phrase, Say } from './say.ts'

type Message = Tasks['send-problem-email']['message']

interface Given {
  report: ProblemReport
  order: Order
  marketplace: string
  links: { order: string; storeApp: string; operator: string }
  say: Say
}

/** Everything that the sentences need. */
interface Told extends Given {
  number: string
  store: string
  firstName: string
  answerBy: string
  /** What was given back with the last act. */
  amount: string
}

/** What an email about a report says of its own. */
type Said = Pick<Email, 'subject' | 'lead' | 'heading'> & { paragraphs: Phrase[] }

/** What one email about a report says, to one of those it concerns. */
export function problemEmail(
  { message, to }: Pick<Tasks['send-problem-email'], 'message' | 'to'>,
  given: Given,
): Email {
  const { report, order, say, marketplace, links } = given
  const told: Told = {
    ...given,
    number: order.number,
    store: order.store.name,
    firstName: order.contact.name.split(/\s+/)[0] ?? '',
    answerBy: formatDayAndTime(new Date(report.answerBy)),
    amount: formatPence(eventOf(report, message)?.amountPence ?? 0),
  }
  const said = { customer: toCustomer, store: toStore, operator: toOperator }[to](message, told)
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

function toCustomer(message: Message, told: Told): Said {
  const { say, number, store, firstName, marketplace, amount, answerBy } = told
  switch (message) {
    case 'report': {
      const isNoted = told.report.wish === 'nothing'
      return {
        subject: say('problem.customer.report.subject', { number }),
        lead: say('problem.customer.report.lead', { firstName, store }),
        heading: isNoted
          ? say('problem.customer.noted.heading', { store })
          : say('problem.customer.report.heading', { store, answerBy }),
        paragraphs: [
          isNoted
            ? [say('problem.customer.noted.next')]
            : [say('problem.customer.report.next', { marketplace })],
        ],
      }
    }
    case 'refund':
    case 'refundPart':
      return {
        subject: say('problem.customer.refund.subject', { store, amount, number }),
        lead: say('problem.customer.refund.lead', { firstName, store }),
        heading: say('problem.customer.refund.heading', { amount }),
        paragraphs: [
          ...answerWords(message, told),
          inCash(told),
          ...(message === 'refundPart'
            ? [appealWords('problem.customer.refund.appeal', told)]
            : []),
        ],
      }
    case 'decline':
      return {
        subject: say('problem.customer.decline.subject', { store, number }),
        lead: say('problem.customer.decline.lead', { firstName, store }),
        heading: say('problem.customer.decline.heading', { store }),
        paragraphs: [
          ...answerWords(message, told),
          appealWords('problem.customer.decline.next', told),
        ],
      }
    case 'expire':
    case 'appeal':
      return {
        subject: say(`problem.customer.${message}.subject`, { marketplace, number }),
        lead:
          message === 'expire'
            ? say('problem.customer.expire.lead', { firstName, store })
            : say('problem.customer.appeal.lead', { firstName }),
        heading: say('problem.customer.expire.heading', { marketplace }),
        paragraphs: [[say('problem.customer.expire.next')]],
      }
    case 'uphold':
      return {
        subject: say('problem.customer.uphold.subject', { amount, number }),
        lead: say('problem.customer.uphold.lead', { firstName, marketplace }),
        heading: say('problem.customer.refund.heading', { amount }),
        paragraphs: [...answerWords(message, told), inCash(told)],
      }
    case 'reject':
      return {
        subject: say('problem.customer.reject.subject', { number }),
        lead: say('problem.customer.uphold.lead', { firstName, marketplace }),
        heading: say('problem.customer.reject.heading'),
        paragraphs: [...answerWords(message, told), [say('problem.customer.reject.next')]],
      }
  }
}

function toStore(message: Message, told: Told): Said {
  const { say, number, marketplace, amount, answerBy, report } = told
  switch (message) {
    case 'report':
      return report.wish === 'nothing'
        ? {
            subject: say('problem.store.noted.subject', { number }),
            lead: say('problem.store.noted.lead'),
            heading: say('problem.store.noted.heading', { number }),
            paragraphs: [[say('problem.store.noted.next')]],
          }
        : {
            subject: say('problem.store.report.subject', { number, answerBy }),
            lead: say('problem.store.report.lead'),
            heading: say('problem.store.report.heading', { answerBy }),
            paragraphs: [
              ...(report.requestedPence > 0
                ? [
                    [
                      say('problem.store.report.asks', {
                        amount: formatPence(report.requestedPence),
                      }),
                    ],
                  ]
                : []),
              [say('problem.store.report.next', { marketplace })],
            ],
          }
    case 'uphold':
      return {
        subject: say('problem.store.uphold.subject', { amount, number }),
        lead: say('problem.store.uphold.lead', { marketplace }),
        heading: say('problem.store.uphold.heading', { amount }),
        paragraphs: [
          [
            eventOf(report, message)?.payer === 'marketplace'
              ? say('problem.store.uphold.paidByMarketplace', { marketplace })
              : say('problem.store.uphold.paidByStore'),
          ],
        ],
      }
    case 'reject':
      return {
        subject: say('problem.store.reject.subject', { number }),
        lead: say('problem.store.uphold.lead', { marketplace }),
        heading: say('problem.store.reject.heading'),
        paragraphs: answerWords(message, told),
      }
    default:
      return {
        subject: say('problem.store.expire.subject', { marketplace, number }),
        lead: say(message === 'appeal' ? 'problem.store.appeal.lead' : 'problem.store.expire.lead'),
        heading: say('problem.store.expire.heading', { marketplace }),
        paragraphs: [[say('problem.store.expire.next')]],
      }
  }
}

function toOperator(message: Message, told: Told): Said {
  const { say, number, store, marketplace, report } = told
  const text = message === 'appeal' ? (eventOf(report, message)?.text ?? '') : ''
  return {
    subject: say('problem.operator.subject', { number, store }),
    lead:
      message === 'appeal'
        ? say('problem.operator.appeal.lead', { store })
        : say('problem.operator.expire.lead', { store }),
    heading: say('problem.operator.heading', { marketplace }),
    paragraphs: text ? [[say('problem.wrote', { text })]] : [],
  }
}

function reported({ report, say }: Told): EmailSection {
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

/** Why it was answered so, and what was written with it. */
function answerWords(message: Message, { report, say }: Told): Phrase[] {
  const { reason = null, text = '' } = eventOf(report, message) ?? {}
  return [
    ...(reason && reason !== 'other'
      ? [[say('problem.why', { reason: say(`problem.refusal.${reason}`) })]]
      : []),
    ...(text ? [[say('problem.storeWrote', { text })]] : []),
  ]
}

function inCash({ say, store, number, order }: Told): Phrase {
  const phone = phoneLink(order.store.phone)
  return say.linked('problem.customer.refund.cash', { store, phone, number })
}

function appealWords(
  key: 'problem.customer.refund.appeal' | 'problem.customer.decline.next',
  { say, marketplace, links }: Told,
): Phrase {
  const orderPage = { text: say('help.orderPage'), href: links.order }
  return say.linked(key, { marketplace, orderPage })
}

const eventOf = ({ events }: ProblemReport, message: Message) =>
  events.find(({ act }) => act === message)
