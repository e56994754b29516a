import { phoneLink } from '#api/emails/orders/order-sections.ts'
import {
  answerWords,
  type ProblemMessage,
  type ProblemTold,
  type Said,
} from './problem-email-input.ts'
import type { Phrase } from '#api/emails/writing/translate.ts'

/** What the customer reads about a report of theirs. */
export function problemToCustomer(message: ProblemMessage, told: ProblemTold): Said {
  return writers[message](told)
}

const writers: Record<ProblemMessage, (told: ProblemTold) => Said> = {
  report,
  refund: (told) => refund('refund', told),
  refundPart: (told) => refund('refundPart', told),
  decline,
  expire: (told) => passedOn('expire', told),
  appeal: (told) => passedOn('appeal', told),
  uphold,
  reject,
}

function report({
  say,
  number,
  firstName,
  store,
  marketplace,
  answerBy,
  report,
}: ProblemTold): Said {
  const isNoted = report.wish === 'nothing'
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

function refund(message: 'refund' | 'refundPart', told: ProblemTold): Said {
  const { say, number, firstName, store, amount } = told
  return {
    subject: say('problem.customer.refund.subject', { store, amount, number }),
    lead: say('problem.customer.refund.lead', { firstName, store }),
    heading: say('problem.customer.refund.heading', { amount }),
    paragraphs: [
      ...answerWords(message, told),
      inCash(told),
      ...(message === 'refundPart' ? [appealWords('problem.customer.refund.appeal', told)] : []),
    ],
  }
}

function decline(told: ProblemTold): Said {
  const { say, number, firstName, store } = told
  return {
    subject: say('problem.customer.decline.subject', { store, number }),
    lead: say('problem.customer.decline.lead', { firstName, store }),
    heading: say('problem.customer.decline.heading', { store }),
    paragraphs: [
      ...answerWords('decline', told),
      appealWords('problem.customer.decline.next', told),
    ],
  }
}

function passedOn(message: 'expire' | 'appeal', told: ProblemTold): Said {
  const { say, number, firstName, store, marketplace } = told
  return {
    subject: say('problem.customer.expire.subject', { marketplace, number }),
    lead:
      message === 'expire'
        ? say('problem.customer.expire.lead', { firstName, store })
        : say('problem.customer.appeal.lead', { firstName }),
    heading: say('problem.customer.expire.heading', { marketplace }),
    paragraphs: [[say('problem.customer.expire.next')]],
  }
}

function uphold(told: ProblemTold): Said {
  const { say, number, firstName, marketplace, amount } = told
  return {
    subject: say('problem.customer.uphold.subject', { amount, number }),
    lead: say('problem.customer.uphold.lead', { firstName, marketplace }),
    heading: say('problem.customer.refund.heading', { amount }),
    paragraphs: [...answerWords('uphold', told), inCash(told)],
  }
}

function reject(told: ProblemTold): Said {
  const { say, number, firstName, marketplace } = told
  return {
    subject: say('problem.customer.reject.subject', { number }),
    lead: say('problem.customer.uphold.lead', { firstName, marketplace }),
    heading: say('problem.customer.reject.heading'),
    paragraphs: [...answerWords('reject', told), [say('problem.customer.reject.next')]],
  }
}

function inCash({ say, store, number, order }: ProblemTold): Phrase {
  const phone = phoneLink(order.store.phone)
  return say.linked('problem.customer.refund.cash', { store, phone, number })
}

function appealWords(
  key: 'problem.customer.refund.appeal' | 'problem.customer.decline.next',
  { say, marketplace, links }: ProblemTold,
): Phrase {
  const orderPage = { text: say('help.orderPage'), href: links.order }
  return say.linked(key, { marketplace, orderPage })
}
