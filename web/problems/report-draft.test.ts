import { describe, expect, it } from 'vitest'
import type { OrderProblems } from '#contract/problems/problem-calls.ts'
import { bodyOf, emptyDraft, faultsOf, withKind, withLine, wouldGetPence } from './report-draft.ts'

const known: OrderProblems = {
  reports: [],
  window: null,
  isReportable: true,
  quantities: [2, 1],
  refundable: {
    leftPence: 1500,
    lines: [
      { name: 'Garlic naan', quantity: 2, linePence: 630, discountPence: 126 },
      { name: 'Chana masala', quantity: 1, linePence: 725, discountPence: 0 },
    ],
    refunded: [],
  },
  answerHours: 24,
  lateCredit: null,
}
const empty = emptyDraft(known)
const oneCold = withLine(empty, 0, { quantity: 1, kind: 'cold' })

it('starts with nothing chosen, and asks for money if there is any', () => {
  expect(empty).toEqual({ lines: [null, null], kind: null, text: '', remedy: 'money' })
  const paidBack = { ...known, refundable: { ...known.refundable, leftPence: 0 } }
  expect(emptyDraft(paidBack).remedy).toBe('nothing')
})

it('is about items or about the whole order', () => {
  expect(withKind(oneCold, 'late')).toMatchObject({ kind: 'late', lines: [null, null] })
  const item = { quantity: 1, kind: null }
  expect(withLine(withKind(empty, 'late'), 1, item)).toMatchObject({
    kind: null,
    lines: [null, item],
  })
})

describe('cannot be sent', () => {
  it('without anything chosen', () => {
    expect(faultsOf(empty)?.isNothingChosen).toBe(true)
  })
  it('without the problem of an item', () => {
    const draft = withLine(oneCold, 1, { quantity: 1, kind: null })
    expect(faultsOf(draft)).toEqual({ isNothingChosen: false, withoutKind: [1], text: null })
  })
  it('without text where only text explains it, or with too much', () => {
    const other = withKind(empty, 'other')
    expect(faultsOf({ ...other, text: '  ' })?.text).toBe('missing')
    expect(faultsOf({ ...other, text: 'a'.repeat(1001) })?.text).toBe('tooLong')
    expect(faultsOf({ ...other, text: 'It smelt of petrol.' })).toBeNull()
  })
})

it('sends the choices', () => {
  expect(faultsOf(oneCold)).toBeNull()
  expect(bodyOf({ ...oneCold, text: ' Stone cold. ' }, ['a photo'])).toEqual({
    kind: null,
    lines: [{ position: 0, quantity: 1, kind: 'cold' }],
    remedy: 'money',
    text: 'Stone cold.',
    photoIds: ['a photo'],
  })
})

it('returns the amount to refund: for the items, or for the whole order', () => {
  expect(wouldGetPence(oneCold, known)).toBe(252)
  expect(wouldGetPence(withKind(empty, 'neverCame'), known)).toBe(1500)
  expect(wouldGetPence(withKind(empty, 'late'), known)).toBe(0)
})
