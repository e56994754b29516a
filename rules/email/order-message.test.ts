import { expect, test } from 'vitest'
import { RECORDED_EMAILS, subjectOfEmail } from './order-message.ts'

test.each([
  ['accepted', { of: 'order', message: 'accepted' }],
  ['refunded', { of: 'order', message: 'refunded' }],
  ['problem.report', { of: 'problem', message: 'report' }],
  ['problem.refund', { of: 'problem', message: 'refund' }],
  ['note', { of: 'note' }],
] as const)('%s is about %o', (email, subject) => {
  expect(subjectOfEmail(email)).toEqual(subject)
})

test('only one kind of recorded email is what an operator wrote', () => {
  expect(RECORDED_EMAILS.filter((email) => subjectOfEmail(email).of === 'note')).toEqual(['note'])
})
