import { expect, it } from 'vitest'
import { dateWords, momentWords } from './moments.ts'

it('says a day and a moment in London’s time', () => {
  expect(dateWords('2026-06-30T23:30:00Z')).toBe('1 Jul 2026')
  expect(momentWords('2026-06-30T23:30:00Z')).toBe('1 Jul 2026, 00:30')
})
