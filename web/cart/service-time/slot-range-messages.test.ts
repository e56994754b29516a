import '#web/messages/cart.ts'
import { expect, it } from 'vitest'
import { slotsByDay } from '#rules/stores/slots-by-day.ts'
import { t } from '#web/messages/i18n.ts'
import { rangeWords } from './slot-messages.ts'

const now = new Date('2026-11-20T22:00:00Z')
const slot = (startAt: string, endAt: string) => ({
  startAt: `${startAt}:00.000Z`,
  endAt: `${endAt}:00.000Z`,
  isFull: false,
})
const evening = [
  slot('2026-11-20T23:30', '2026-11-20T23:45'),
  slot('2026-11-20T23:45', '2026-11-21T00:00'),
]

it.each([
  ['several slots', evening, 'Today, 23:30–00:00'],
  ['the last one before midnight', evening.slice(1), 'Today, 23:45–00:00'],
  ['one of another day', [slot('2026-11-21T18:00', '2026-11-21T18:15')], 'Tomorrow, 18:00–18:15'],
])('a day of %s is from the first beginning to the last end', (_, slots, words) => {
  const [day] = slotsByDay(slots)
  expect(rangeWords(t, day!.slots, now)).toBe(words)
})
