import { expect, it } from 'vitest'
import { freeSlotOf, slotsByDay } from './slots-by-day.ts'

const slot = (startAt: string, isFull = false) => ({
  isFull,
  startAt,
  endAt: new Date(Date.parse(startAt) + 900_000).toISOString(),
})

it('lists slots by their day in London', () => {
  // Summer time: 23:00 in UTC is midnight in London.
  const slots = ['2026-07-01T22:45:00Z', '2026-07-01T23:00:00Z', '2026-07-01T23:15:00Z'].map(
    (startAt) => slot(startAt),
  )
  expect(slotsByDay(slots)).toEqual([
    { date: '2026-07-01', slots: [slots[0]] },
    { date: '2026-07-02', slots: [slots[1], slots[2]] },
  ])
})

it('lists every day once', () => {
  const times = ['01T18:00', '02T18:00', '03T18:00', '03T18:15', '04T18:00', '04T18:15']
  const days = slotsByDay(times.map((time) => slot(`2026-07-${time}:00Z`)))
  expect(days.map(({ date, slots }) => [date, slots.length])).toEqual([
    ['2026-07-01', 1],
    ['2026-07-02', 1],
    ['2026-07-03', 2],
    ['2026-07-04', 2],
  ])
})

it('has no days without slots', () => {
  expect(slotsByDay([])).toEqual([])
})

it('finds the first slot with a place', () => {
  const full = slot('2026-07-01T18:00:00Z', true)
  const free = slot('2026-07-01T18:15:00Z')
  expect(freeSlotOf([full, free, slot('2026-07-01T18:30:00Z')])).toBe(free)
  expect(freeSlotOf([full])).toBeUndefined()
})
