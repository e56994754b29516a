import '#web/messages/hours.ts'
import { expect, test } from 'vitest'
import type { StoreHours } from '#contract/partner/hours.ts'
import { t } from '#web/messages/i18n.ts'
import { openNowText } from './open-now.ts'

/** Closed but for a New Year's Eve that runs until 02:00. */
const closed = {
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: [],
}
const lateNight = {
  date: '2026-12-31',
  service: null,
  spans: [{ startMinute: 18 * 60, durationMinutes: 8 * 60 }],
  reason: 'New Year’s Eve',
}
const page = (yesterday: StoreHours['yesterday']): StoreHours => ({
  hours: {
    week: { delivery: closed, collection: closed },
    exceptions: [],
    usualHolidays: [],
    preparationMinutes: 20,
    preparationHours: [],
    lastOrderMinutes: 0,
    slotOrders: null,
    preOrderDays: 0,
    version: 'a'.repeat(22),
  },
  services: ['delivery'],
  yesterday,
  holidays: [],
})

test.each([
  ['2027-01-01T00:30:00Z', true],
  ['2027-01-01T01:59:00Z', true],
  ['2027-01-01T02:00:00Z', false],
])('at %s the hours of the day before make it open: %s', (now, isOpen) => {
  expect(openNowText(t, page([lateNight]), new Date(now)).isOpen).toBe(isOpen)
})

test('without hours of the day before it is closed after midnight', () => {
  expect(openNowText(t, page([]), new Date('2027-01-01T00:30:00Z')).isOpen).toBe(false)
})
