import '#web/messages/menu.ts'
import { describe, expect, it } from 'vitest'
import type { SoldWhen } from '#contract/menu.ts'
import { t } from '#web/messages/i18n.ts'
import { soldWhenWords, unavailableWords } from './sold-messages.ts'

const span = (weekdays: number[], from: number, until: number) => ({
  weekdays,
  startMinute: from * 60,
  durationMinutes: (until - from) * 60,
})
const at = (...spans: NonNullable<SoldWhen['spans']>) => ({ services: null, spans })

describe('when something is sold, in words', () => {
  it.each([
    [at(span([1, 2, 3, 4, 5], 11, 15)), 'Weekdays 11:00 to 15:00'],
    [at(span([6, 7], 9, 12)), 'Weekends 09:00 to 12:00'],
    [at(span([1, 2, 3, 4, 5, 6, 7], 22, 26)), 'Every day 22:00 to 02:00'],
    [at(span([1, 2, 3, 4], 17, 19)), 'Monday to Thursday 17:00 to 19:00'],
    [at(span([5, 6], 0, 24)), 'Fridays and Saturdays'],
    [at(span([1, 3, 5], 11, 14)), 'Mondays, Wednesdays and Fridays 11:00 to 14:00'],
    [at(span([7], 11, 14), span([6], 11, 14)), 'Weekends 11:00 to 14:00'],
    [
      at(span([1, 2, 3, 4, 5], 11, 15), span([6, 7], 10, 16)),
      'Weekdays 11:00 to 15:00, Weekends 10:00 to 16:00',
    ],
    [{ services: ['collection'], spans: null }, 'Collection only'],
    [
      { services: ['delivery'], spans: [span([1, 2, 3, 4, 5], 11, 15)] },
      'Weekdays 11:00 to 15:00, delivery only',
    ],
    [{ services: ['delivery', 'collection'], spans: null }, null],
    [null, null],
  ] as [SoldWhen | null, string | null][])('%j reads %j', (soldWhen, words) => {
    expect(soldWhenWords(t, soldWhen)).toBe(words)
  })
})

describe('why something cannot be ordered, as a message', () => {
  const now = new Date('2026-11-20T18:00:00Z')
  const soldOut = (soldOutUntil: string | null) =>
    unavailableWords(t, { unavailableReason: 'soldOut', soldOutUntil }, now)

  it.each([
    [null, 'Sold out'],
    ['2026-11-20T20:30:00Z', 'Sold out until 20:30'],
    ['2026-11-21T11:00:00Z', 'Sold out until tomorrow 11:00'],
    ['2026-11-24T11:00:00Z', 'Sold out until Tue 11:00'],
    ['2026-12-04T11:00:00Z', 'Sold out until 4 December 2026'],
  ])('sold out until %j reads %j', (until, words) => {
    expect(soldOut(until)).toBe(words)
  })

  it('says that another time helps', () => {
    const messageOf = (unavailableReason: 'notSoldThen' | 'storeClosed') =>
      unavailableWords(t, { unavailableReason, soldOutUntil: null }, now)
    expect(messageOf('notSoldThen')).toBe('Not sold at this time')
    expect(messageOf('storeClosed')).toBe('Closed at this time')
  })
})
