import { describe, expect, it } from 'vitest'
import { formatDay, formatSlot, nearDay, rangeWords, timeButtonText } from './slot-messages.ts'
import '#web/messages/cart.ts'
import { t } from '#web/messages/i18n.ts'
import { slotsByDay } from '#rules/stores/slots-by-day.ts'

it('a slot is read on London’s clock', () => {
  const slot = { startAt: '2026-06-19T22:45:00Z', endAt: '2026-06-19T23:00:00Z' }
  expect(formatSlot(slot)).toBe('23:45–00:00')
})

it.each([
  ['2026-06-19T20:00:00Z', '2026-06-19', 'today'],
  ['2026-06-19T20:00:00Z', '2026-06-20', 'tomorrow'],
  ['2026-06-19T23:00:00Z', '2026-06-20', 'today'],
  ['2026-06-19T20:00:00Z', '2026-06-21', null],
])('at %s the near day %s is %s', (now, date, near) => {
  expect(nearDay(date, new Date(now))).toBe(near)
})

it('later days are named by their date', () => {
  expect(formatDay('2026-06-22')).toBe('Monday 22 June')
})

describe('the button for the time', () => {
  const now = new Date('2026-11-20T18:00:00Z')

  it.each([
    [{ service: 'delivery', serviceTime: 'asap', isOpen: true }, 'Deliver now'],
    [{ service: 'collection', serviceTime: 'asap', isOpen: true }, 'Collect now'],
    [{ service: 'delivery', serviceTime: 'asap', isOpen: false }, 'Choose a time'],
    [
      { service: 'delivery', serviceTime: '2026-11-20T19:30:00.000Z', isOpen: true },
      'Deliver 19:30',
    ],
    [
      { service: 'collection', serviceTime: '2026-11-21T12:00:00.000Z', isOpen: false },
      'Collect Sat 12:00',
    ],
  ] as const)('says for %j %j', (given, text) => {
    expect(timeButtonText(t, given, now)).toBe(text)
  })
})

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
