import { formatPence } from '#rules/money/pence.ts'
import {
  answerWords,
  eventOf,
  type ProblemMessage,
  type ProblemEmailInput,
  type ProblemContent,
} from './problem-email-input.ts'

/** The emails to the store about a report on one of its orders. */
export function problemToStore(message: ProblemMessage, input: ProblemEmailInput): ProblemContent {
  const { t, number, marketplace } = input
  if (message === 'report')
    return input.report.remedy === 'nothing' ? noted(input) : reported(input)
  if (message === 'uphold') return upheld(input)
  if (message === 'reject')
    return {
      subject: t('problem.store.reject.subject', { number }),
      lead: t('problem.store.uphold.lead', { marketplace }),
      heading: t('problem.store.reject.heading'),
      paragraphs: answerWords(message, input),
    }
  return {
    subject: t('problem.store.expire.subject', { marketplace, number }),
    lead: t(message === 'appeal' ? 'problem.store.appeal.lead' : 'problem.store.expire.lead'),
    heading: t('problem.store.expire.heading', { marketplace }),
    paragraphs: [[t('problem.store.expire.next')]],
  }
}

function noted({ t, number }: ProblemEmailInput): ProblemContent {
  return {
    subject: t('problem.store.noted.subject', { number }),
    lead: t('problem.store.noted.lead'),
    heading: t('problem.store.noted.heading', { number }),
    paragraphs: [[t('problem.store.noted.next')]],
  }
}

function reported({ t, number, answerBy, marketplace, report }: ProblemEmailInput): ProblemContent {
  const amount = formatPence(report.requestedPence)
  return {
    subject: t('problem.store.report.subject', { number, answerBy }),
    lead: t('problem.store.report.lead'),
    heading: t('problem.store.report.heading', { answerBy }),
    paragraphs: [
      ...(report.requestedPence > 0 ? [[t('problem.store.report.asks', { amount })]] : []),
      [t('problem.store.report.next', { marketplace })],
    ],
  }
}

function upheld({ t, number, amount, marketplace, report }: ProblemEmailInput): ProblemContent {
  const isMarketplaces = eventOf(report, 'uphold')?.payer === 'marketplace'
  return {
    subject: t('problem.store.uphold.subject', { amount, number }),
    lead: t('problem.store.uphold.lead', { marketplace }),
    heading: t('problem.store.uphold.heading', { amount }),
    paragraphs: [
      [
        isMarketplaces
          ? t('problem.store.uphold.paidByMarketplace', { marketplace })
          : t('problem.store.uphold.paidByStore'),
      ],
    ],
  }
}

/** The emails to the marketplace about a report that waits for it. */
export function problemToOperator(
  message: ProblemMessage,
  input: ProblemEmailInput,
): ProblemContent {
  const { t, number, store, marketplace, report } = input
  const text = message === 'appeal' ? (eventOf(report, message)?.text ?? '') : ''
  return {
    subject: t('problem.operator.subject', { number, store }),
    lead:
      message === 'appeal'
        ? t('problem.operator.appeal.lead', { store })
        : t('problem.operator.expire.lead', { store }),
    heading: t('problem.operator.heading', { marketplace }),
    paragraphs: text ? [[t('problem.wrote', { text })]] : [],
  }
}
