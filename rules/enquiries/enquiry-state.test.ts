import { expect, test } from 'vitest'
import { assigneeAfter, ENQUIRY_ACTS, enquiryReference, stateAfter } from './enquiry-state.ts'

test.each([
  ['open', ['answered', 'open', 'open', 'open', 'closed', null]],
  ['answered', ['answered', 'answered', 'answered', 'answered', 'closed', 'open']],
  ['closed', [null, 'closed', null, null, null, 'open']],
] as const)('after each act, what is %s becomes', (state, after) => {
  expect(ENQUIRY_ACTS.map((act) => stateAfter(state, act))).toEqual(after)
})

test.each([
  [null, 'take', 'me'],
  ['ali', 'take', 'me'],
  ['ali', 'release', null],
  [null, 'answer', 'me'],
  ['ali', 'answer', 'ali'],
  ['ali', 'close', 'ali'],
  [null, 'note', null],
] as const)('what %s looks after is looked after, when I %s, by %s', (before, act, after) => {
  expect(assigneeAfter(before, act, 'me')).toBe(after)
})

test('a reference is short and in capitals', () => {
  expect(enquiryReference('1a2b3c4d-0000-4000-8000-000000000000')).toBe('1A2B3C4D')
})
