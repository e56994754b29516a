import { describe, expect, test } from 'vitest'
import type { ProblemEvent, ProblemReport } from '#contract/problems/problem-report.ts'
import { problemEmail } from './problem-email.ts'
import type { ProblemMessage } from './problem-email-input.ts'
import { translator } from '#api/emails/writing/translate.ts'
import { testOrder } from '#api/emails/testing/order.ts'
import { writeEmail } from '#api/emails/writing/write-email.ts'

const event = (act: ProblemEvent['act'], more: Partial<ProblemEvent> = {}): ProblemEvent => ({
  id: 1,
  act,
  by: 'partner',
  at: '2026-11-20T20:00:00.000Z',
  reason: null,
  text: '',
  amountPence: null,
  payer: null,
  ...more,
})

const report = (events: ProblemEvent[], more: Partial<ProblemReport> = {}): ProblemReport => ({
  id: '0196f2a4-0000-7c3a-9b52-000000000009',
  status: 'reported',
  kind: null,
  lines: [{ position: 0, quantity: 1, kind: 'missing', name: 'Garlic naan' }],
  remedy: 'money',
  text: 'Only <one> came.',
  photos: [],
  requestedPence: 315,
  refundedPence: 0,
  reportedAt: '2026-11-20T20:00:00.000Z',
  answerBy: '2026-11-21T20:00:00.000Z',
  appealBy: null,
  order: {
    id: testOrder.id,
    number: testOrder.number,
    storeName: testOrder.store.name,
    serviceType: 'delivery',
    paymentMethod: 'cash',
    totalPence: testOrder.totalPence,
  },
  events,
  acts: [],
  ...more,
})

const links = {
  order: 'https://tuckin.example/account/orders/1#key=2',
  storeApp: 'https://tuckin.example/store-app/problems?store=x',
  operator: 'https://tuckin.example/operator/problems',
}

async function textOf(
  message: ProblemMessage,
  to: 'customer' | 'store' | 'operator',
  about: ProblemReport,
): Promise<string> {
  const given = {
    report: about,
    order: testOrder,
    marketplace: 'Tuck In',
    links,
    t: translator(),
  }
  const email = problemEmail({ message, to }, given)
  const { subject, text, html } = await writeEmail(email, 'Tuck In')
  expect(html).not.toContain('<one>')
  return `${subject}\n${text}`
}

const store = testOrder.store.name
const why = { reason: 'allThere', text: 'We packed two.' } as const
const paid = { amountPence: 315, text: 'Sorry.' }

describe('an email about a report', () => {
  test.each<[ProblemMessage, 'customer' | 'store' | 'operator', ProblemReport, string[]]>([
    [
      'report',
      'customer',
      report([]),
      [`${store} has until Saturday 21 November 2026, 20:00 to answer`, '1 × Garlic naan: missing'],
    ],
    ['report', 'customer', report([], { remedy: 'nothing' }), ['You didn’t ask for a refund']],
    [
      'report',
      'store',
      report([]),
      ['Answer by Saturday 21 November 2026, 20:00', 'They ask for £3.15.', 'Only <one> came.'],
    ],
    ['report', 'store', report([], { remedy: 'nothing' }), ['you don’t need to answer']],
    ['report', 'store', report([], { kind: 'late', lines: [] }), ['It came late.']],
    [
      'report',
      'store',
      report([], {
        kind: 'late',
        lines: [],
        order: { ...report([]).order, serviceType: 'collection' },
      }),
      ['It was ready late.'],
    ],
    [
      'refund',
      'customer',
      report([event('refund', paid)]),
      ['£3.15 back in cash', 'They wrote: “Sorry.”', 'Ring'],
    ],
    [
      'refundPart',
      'customer',
      report([event('refundPart', paid)]),
      ['If that isn’t enough, you can ask Tuck In to decide'],
    ],
    [
      'decline',
      'customer',
      report([event('decline', why)]),
      [
        `${store} isn’t refunding this`,
        'Reason: everything was packed and checked',
        'They wrote: “We packed two.”',
        'you can ask Tuck In to decide, once',
        links.order,
      ],
    ],
    ['expire', 'customer', report([]), [`${store} didn’t answer in time.`, 'Tuck In will decide']],
    ['expire', 'store', report([]), ['You didn’t answer this report in time.']],
    [
      'expire',
      'operator',
      report([]),
      [`${store} didn’t answer a report in time.`, links.operator],
    ],
    ['appeal', 'customer', report([]), ['We have your request.']],
    ['appeal', 'store', report([]), ['The customer has asked us to decide.']],
    [
      'appeal',
      'operator',
      report([event('appeal', { text: 'I have a photo.' })]),
      ['A customer doesn’t agree', '“I have a photo.”'],
    ],
    [
      'uphold',
      'customer',
      report([event('uphold', paid)]),
      ['Our decision: £3.15 back', '£3.15 back in cash'],
    ],
    [
      'uphold',
      'store',
      report([event('uphold', { ...paid, payer: 'store' })]),
      ['You pay for it.'],
    ],
    [
      'uphold',
      'store',
      report([event('uphold', { ...paid, payer: 'marketplace' })]),
      ['Tuck In pays for it'],
    ],
    ['reject', 'customer', report([event('reject', why)]), ['There’s no refund', 'final']],
    ['reject', 'store', report([event('reject', why)]), ['There’s no refund']],
  ])('that says %s to the %s', async (message, to, about, sentences) => {
    const text = await textOf(message, to, about)
    for (const sentence of sentences) expect(text).toContain(sentence)
  })
})
