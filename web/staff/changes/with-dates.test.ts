import { expect, test } from 'vitest'
import { withDates } from './with-dates.ts'

test.each([
  ['2026-12-25', '25 December 2026'],
  ['Delivery, 2026-04-01', 'Delivery, 1 April 2026'],
  [
    '2026-12-25 12:00-15:00; 2026-12-26 (Closed)',
    '25 December 2026 12:00-15:00; 26 December 2026 (Closed)',
  ],
  ['S-2026-0012, 2026-99-99', 'S-2026-0012, 2026-99-99'],
])('says the dates of %j as people read them', (text, words) => {
  expect(withDates(text)).toBe(words)
})
