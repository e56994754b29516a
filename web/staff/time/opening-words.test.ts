import { expect, test } from 'vitest'
import { openingWords } from './opening-words.ts'

test.each([
  ['2026-11-23T12:00:00Z', 'Monday 23 November, 12:00'],
  ['2027-03-27T23:30:00Z', 'Saturday 27 March, 23:30'],
  ['2027-03-28T23:30:00Z', 'Monday 29 March, 00:30'],
])('%s is %s', (opensAt, words) => {
  expect(openingWords(opensAt)).toBe(words)
})
