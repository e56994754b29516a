import { describe, expect, it } from 'vitest'
import {
  answerFault,
  answerPence,
  draftFor,
  refundBodyOf,
  refusalBodyOf,
  type ReportToAnswer,
} from './problem-answer.ts'

const report: ReportToAnswer = {
  id: 'r',
  status: 'reported',
  kind: null,
  lines: [{ position: 1, quantity: 1, kind: 'cold', name: 'Chana masala' }],
  remedy: 'money',
  text: '',
  photos: [],
  requestedPence: 725,
  refundedPence: 0,
  reportedAt: '2026-11-20T20:00:00.000Z',
  answerBy: '2026-11-21T20:00:00.000Z',
  appealBy: null,
  order: {
    id: 'o',
    number: '7HK4',
    storeName: 'Mumbai',
    serviceType: 'delivery',
    paymentMethod: 'online',
    totalPence: 1400,
  },
  events: [],
  acts: ['refund', 'refundPart', 'decline'],
  refundable: {
    leftPence: 1300,
    lines: [
      { name: 'Garlic naan', quantity: 2, linePence: 630, discountPence: 0 },
      { name: 'Chana masala', quantity: 1, linePence: 725, discountPence: 0 },
    ],
    refunded: [],
  },
}
const draft = draftFor(report)
const noPayer = { choosesPayer: false }

describe('an answer begins with what was asked for', () => {
  it('the reported items', () => {
    expect(draft).toMatchObject({ kind: 'lines', quantities: [0, 1] })
    expect(answerPence(report.refundable, draft)).toBe(725)
  })
  it('everything that is left, of an order that never came', () => {
    const never = draftFor({ ...report, kind: 'neverCame', lines: [] })
    expect(answerPence(report.refundable, never)).toBe(1300)
  })
  it('an amount, where nobody can say', () => {
    expect(draftFor({ ...report, kind: 'late', lines: [] }).kind).toBe('amount')
  })
  it('nothing, when nothing is left', () => {
    const refundable = { ...report.refundable, leftPence: 0 }
    expect(draftFor({ ...report, refundable })).toMatchObject({ kind: 'none', quantities: [0, 0] })
  })
})

it.each([
  ['3.50', 350],
  ['£3.50', 350],
  ['13', 1300],
  ['13.01', 0],
  ['0', 0],
  ['a lot', 0],
  ['', 0],
])('an amount typed as %j is %i pence', (amount, pence) => {
  expect(answerPence(report.refundable, { ...draft, kind: 'amount', amount })).toBe(pence)
})

it.each([
  ['nothing chosen', { quantities: [0, 0] }, noPayer, 'nothing'],
  ['nobody who pays', {}, { choosesPayer: true }, 'payer'],
  ['too many words', { text: 'a'.repeat(201) }, noPayer, 'tooLong'],
  ['no reason', { kind: 'none' as const }, noPayer, 'reason'],
  [
    'another reason without words',
    { kind: 'none' as const, reason: 'other' as const },
    noPayer,
    'text',
  ],
  ['nothing', {}, noPayer, null],
  ['a reason', { kind: 'none' as const, reason: 'onTime' as const }, noPayer, null],
])('an answer with %s', (_, more, options, fault) => {
  expect(answerFault(report, { ...draft, ...more }, options)).toBe(fault)
})

it('sends what was chosen', () => {
  const { refundable } = report
  const lines = [{ position: 1, quantity: 1 }]
  expect(refundBodyOf({ ...draft, text: ' Sorry. ' }, refundable)).toEqual({
    lines,
    text: 'Sorry.',
  })
  expect(refundBodyOf({ ...draft, kind: 'amount', amount: '2' }, refundable)).toEqual({
    amountPence: 200,
    text: '',
  })
  expect(refundBodyOf({ ...draft, kind: 'rest' }, refundable)).toEqual({ text: '' })
  expect(refusalBodyOf({ ...draft, reason: 'onTime' })).toEqual({ reason: 'onTime', text: '' })
})
