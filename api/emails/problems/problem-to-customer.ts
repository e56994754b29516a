import { phoneLink } from '#api/emails/orders/order-sections.ts'
import {
  answerWords,
  type ProblemMessage,
  type ProblemEmailInput,
  type ProblemContent,
} from './problem-email-input.ts'
import type { Phrase } from '#api/emails/writing/translate.ts'

/** The emails to the customer about their report. */
export function problemToCustomer(
  message: ProblemMessage,
  input: ProblemEmailInput,
): ProblemContent {
  return writers[message](input)
}

const writers: Record<ProblemMessage, (input: ProblemEmailInput) => ProblemContent> = {
  report,
  refund: (input) => refund('refund', input),
  refundPart: (input) => refund('refundPart', input),
  decline,
  expire: (input) => passedOn('expire', input),
  appeal: (input) => passedOn('appeal', input),
  uphold,
  reject,
}

function report({
  t,
  number,
  firstName,
  store,
  marketplace,
  answerBy,
  report,
}: ProblemEmailInput): ProblemContent {
  const isNoted = report.remedy === 'nothing'
  return {
    subject: t('problem.customer.report.subject', { number }),
    lead: t('problem.customer.report.lead', { firstName, store }),
    heading: isNoted
      ? t('problem.customer.noted.heading', { store })
      : t('problem.customer.report.heading', { store, answerBy }),
    paragraphs: [
      isNoted
        ? [t('problem.customer.noted.next')]
        : [t('problem.customer.report.next', { marketplace })],
    ],
  }
}

function refund(message: 'refund' | 'refundPart', input: ProblemEmailInput): ProblemContent {
  const { t, number, firstName, store, amount } = input
  return {
    subject: t('problem.customer.refund.subject', { store, amount, number }),
    lead: t('problem.customer.refund.lead', { firstName, store }),
    heading: t('problem.customer.refund.heading', { amount }),
    paragraphs: [
      ...answerWords(message, input),
      inCash(input),
      ...(message === 'refundPart' ? [appealWords('problem.customer.refund.appeal', input)] : []),
    ],
  }
}

function decline(input: ProblemEmailInput): ProblemContent {
  const { t, number, firstName, store } = input
  return {
    subject: t('problem.customer.decline.subject', { store, number }),
    lead: t('problem.customer.decline.lead', { firstName, store }),
    heading: t('problem.customer.decline.heading', { store }),
    paragraphs: [
      ...answerWords('decline', input),
      appealWords('problem.customer.decline.next', input),
    ],
  }
}

function passedOn(message: 'expire' | 'appeal', input: ProblemEmailInput): ProblemContent {
  const { t, number, firstName, store, marketplace } = input
  return {
    subject: t('problem.customer.expire.subject', { marketplace, number }),
    lead:
      message === 'expire'
        ? t('problem.customer.expire.lead', { firstName, store })
        : t('problem.customer.appeal.lead', { firstName }),
    heading: t('problem.customer.expire.heading', { marketplace }),
    paragraphs: [[t('problem.customer.expire.next')]],
  }
}

function uphold(input: ProblemEmailInput): ProblemContent {
  const { t, number, firstName, marketplace, amount } = input
  return {
    subject: t('problem.customer.uphold.subject', { amount, number }),
    lead: t('problem.customer.uphold.lead', { firstName, marketplace }),
    heading: t('problem.customer.refund.heading', { amount }),
    paragraphs: [...answerWords('uphold', input), inCash(input)],
  }
}

function reject(input: ProblemEmailInput): ProblemContent {
  const { t, number, firstName, marketplace } = input
  return {
    subject: t('problem.customer.reject.subject', { number }),
    lead: t('problem.customer.uphold.lead', { firstName, marketplace }),
    heading: t('problem.customer.reject.heading'),
    paragraphs: [...answerWords('reject', input), [t('problem.customer.reject.next')]],
  }
}

function inCash({ t, store, number, order }: ProblemEmailInput): Phrase {
  const phone = phoneLink(order.store.phone)
  return t.linked('problem.customer.refund.cash', { store, phone, number })
}

function appealWords(
  key: 'problem.customer.refund.appeal' | 'problem.customer.decline.next',
  { t, marketplace, links }: ProblemEmailInput,
): Phrase {
  const orderPage = { text: t('help.orderPage'), href: links.order }
  return t.linked(key, { marketplace, orderPage })
}
