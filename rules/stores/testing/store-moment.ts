import type { Weekday } from '#rules/time/london.ts'
import type { OpeningHours } from '#rules/stores/opening-hours.ts'
import type { StoreMoment } from '#rules/stores/slots.ts'

export const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

/** Delivers every day from a minute of the day for so many minutes. */
export const daily = (startMinute: number, durationMinutes: number): OpeningHours => ({
  spans: WEEK.map((weekday) => ({ service: 'delivery', weekday, startMinute, durationMinutes })),
  exceptions: [],
})

/** Open 17:00 to 22:00 in winter, 20 minutes of preparation, unless a case says otherwise. */
export const given = (now: string, rest: Partial<StoreMoment> = {}): StoreMoment => ({
  hours: daily(1020, 300),
  service: 'delivery',
  isServiceOffered: true,
  deliveryMinutes: 0,
  now: new Date(now),
  preparationMinutes: 20,
  preparationByHour: new Map(),
  busy: null,
  preOrderDays: 1,
  pausedUntil: null,
  lastOrderMinutes: 0,
  pauseTakesPreOrders: true,
  ...rest,
})

export const noPreOrders = { preOrderDays: 0 }
