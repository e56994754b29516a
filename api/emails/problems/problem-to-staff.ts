import { formatPence } from '#rules/money/pence.ts'
import {
  answerWords,
  eventOf,
  type ProblemMessage,
  type ProblemTold,
  type Said,
} from './problem-email-input.ts'

/** What the store reads about a report on an order of its own. */
export function problemToStore(message: ProblemMessage, told: ProblemTold): Said {
  const { say, number, marketplace } = told
  if (message === 'report') return told.report.wish === 'nothing' ? noted(told) : reported(told)
  if (message === 'uphold') return upheld(told)
  if (message === 'reject')
    return {
      subject: say('problem.store.reject.subject', { number }),
      lead: say('problem.store.uphold.lead', { marketplace }),
      heading: say('problem.store.reject.heading'),
      paragraphs: answerWords(message, told),
    }
  return {
    subject: say('problem.store.expire.subject', { marketplace, number }),
    lead: say(message === 'appeal' ? 'problem.store.appeal.lead' : 'problem.store.expire.lead'),
    heading: say('problem.store.expire.heading', { marketplace }),
    paragraphs: [[say('problem.store.expire.next')]],
  }
}

function noted({ say, number }: ProblemTold): Said {
  return {
    subject: say('problem.store.noted.subject', { number }),
    lead: say('problem.store.noted.lead'),
    heading: say('problem.store.noted.heading', { number }),
    paragraphs: [[say('problem.store.noted.next')]],
  }
}

function reported({ say, number, answerBy, marketplace, report }: ProblemTold): Said {
  const amount = formatPence(report.requestedPence)
  return {
    subject: say('problem.store.report.subject', { number, answerBy }),
    lead: say('problem.store.report.lead'),
    heading: say('problem.store.report.heading', { answerBy }),
    paragraphs: [
      ...(report.requestedPence > 0 ? [[say('problem.store.report.asks', { amount })]] : []),
      [say('problem.store.report.next', { marketplace })],
    ],
  }
}

function upheld({ say, number, amount, marketplace, report }: ProblemTold): Said {
  const isMarketplaces = eventOf(report, 'uphold')?.payer === 'marketplace'
  return {
    subject: say('problem.store.uphold.subject', { amount, number }),
    lead: say('problem.store.uphold.lead', { marketplace }),
    heading: say('problem.store.uphold.heading', { amount }),
    paragraphs: [
      [
        isMarketplaces
          ? say('problem.store.uphold.paidByMarketplace', { marketplace })
          : say('problem.store.uphold.paidByStore'),
      ],
    ],
  }
}

/** What the marketplace reads about a report that waits for it. */
export function problemToOperator(message: ProblemMessage, told: ProblemTold): Said {
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
