import { z } from 'zod'
import {
  areOverlapping,
  DAY_NAMES,
  overlapsOfWeek,
  SPAN_MAXIMUM_MINUTES,
  SPANS_A_DAY_MAXIMUM,
} from '#rules/stores/usual-week.ts'
import { call } from '#contract/call.ts'
import type { FieldCode, FieldFault } from '#contract/errors.ts'
import { because, day as date, id, line, service } from '#contract/fields.ts'

/** How many dates ahead may have other hours. */
const EXCEPTIONS_MAXIMUM = 200
const HOLIDAYS_MAXIMUM = 60
export const REASON_MAXIMUM_LENGTH = 80

/** From what to what the numbers of the page may be; the page says so beside each. */
export const HOURS_LIMITS = {
  preparationMinutes: { minimum: 0, maximum: 1440 },
  lastOrderMinutes: { minimum: 0, maximum: 240 },
  slotOrders: { minimum: 1, maximum: 500 },
  preOrderDays: { minimum: 0, maximum: 30 },
} as const

const whole = ({ minimum, maximum }: { minimum: number; maximum: number }) =>
  z
    .int({ error: ({ input }) => (input === undefined ? 'required_field' : 'invalid_value') })
    .min(minimum, because('too_few'))
    .max(maximum, because('too_many'))

const day = z.enum(DAY_NAMES, because('invalid_value'))

/** A time of opening, in London; it may run over midnight. */
export const daySpan = z.object({
  /** Of the day it begins on. */
  startMinute: whole({ minimum: 0, maximum: 1439 }),
  durationMinutes: whole({ minimum: 1, maximum: SPAN_MAXIMUM_MINUTES }),
})

export const daySpans = z.array(daySpan).max(SPANS_A_DAY_MAXIMUM, because('too_many'))

/** Each span at the day it begins on. */
export const weekOfService = z.object({
  monday: daySpans,
  tuesday: daySpans,
  wednesday: daySpans,
  thursday: daySpans,
  friday: daySpans,
  saturday: daySpans,
  sunday: daySpans,
})

export const usualWeek = z.object({ delivery: weekOfService, collection: weekOfService })

/** A date with other hours than usual. */
export const datedHours = z.object({
  date,
  /** Null: both services. One for a service counts more than one for both. */
  service: service.nullable(),
  /** None: closed. */
  spans: daySpans,
  reason: line(REASON_MAXIMUM_LENGTH),
})

/** The minutes of preparation in one hour of the week. */
export const preparationHour = z.object({
  day,
  hour: whole({ minimum: 0, maximum: 23 }),
  minutes: whole(HOURS_LIMITS.preparationMinutes),
})

export const bankHoliday = z.object({ date, name: z.string() })

/** What staff edit of their restaurant's hours; a change sends all of it. */
export const editedHours = z.object({
  week: usualWeek,
  /** From today on. */
  exceptions: z.array(datedHours).max(EXCEPTIONS_MAXIMUM, because('too_many')),
  /** Bank holidays, from today on, that are decided to be like any other day. */
  usualHolidays: z.array(date).max(HOLIDAYS_MAXIMUM, because('too_many')),
  /** For every hour that is not in `preparationHours`. */
  preparationMinutes: whole(HOURS_LIMITS.preparationMinutes),
  preparationHours: z.array(preparationHour).max(168, because('too_many')),
  /** How long before closing the last order is taken; 0: as long as it can be prepared. */
  lastOrderMinutes: whole(HOURS_LIMITS.lastOrderMinutes),
  /** Orders for a quarter of an hour; null: as many as come. */
  slotOrders: whole(HOURS_LIMITS.slotOrders).nullable(),
  /** How many days ahead orders are taken; 0: none while closed. */
  preOrderDays: whole(HOURS_LIMITS.preOrderDays),
  /** What the hours were when they were read: a change names it. */
  version: z.string().regex(/^[\w-]{22}$/, because('invalid_value')),
})

export type EditedHours = z.output<typeof editedHours>

/** The hours of a store with what their page needs to show them. */
export const storeHours = z.object({
  hours: editedHours,
  services: z.array(service),
  /** Of the day before today: they may run past midnight. */
  yesterday: z.array(datedHours),
  /** The bank holidays of its nation that are ahead. */
  holidays: z.array(bankHoliday),
})
export type StoreHours = z.output<typeof storeHours>

/**
 * What hours can't be though each part of them is right: spans that overlap, the same date or hour
 * twice, dates before today (in London), holidays that are none.
 */
export function faultsOfHours(
  hours: EditedHours,
  { today, holidays }: { today: string; holidays: StoreHours['holidays'] },
): FieldFault[] {
  const { exceptions, usualHolidays, preparationHours } = hours
  const faults: FieldFault[] = []
  const refuse = (code: FieldCode, ...path: (string | number)[]) =>
    faults.push({ field: path.join('.'), code })
  for (const { service, day, index } of overlapsOfWeek(hours.week))
    refuse('overlapping_hours', 'week', service, day, index)
  for (const [index, { date, spans }] of exceptions.entries()) {
    if (date < today) refuse('date_has_passed', 'exceptions', index, 'date')
    if (areOverlapping(spans)) refuse('overlapping_hours', 'exceptions', index, 'spans')
  }
  for (const index of repeated(exceptions, (each) => `${each.date} ${each.service ?? ''}`))
    refuse('duplicate', 'exceptions', index, 'date')
  const known = new Set(holidays.map((holiday) => holiday.date))
  const dated = new Set(exceptions.map((exception) => exception.date))
  for (const [index, date] of usualHolidays.entries()) {
    if (!known.has(date)) refuse('invalid_value', 'usualHolidays', index)
    if (dated.has(date)) refuse('duplicate', 'usualHolidays', index)
  }
  for (const index of repeated(usualHolidays, (date) => date))
    refuse('duplicate', 'usualHolidays', index)
  for (const index of repeated(preparationHours, (each) => `${each.day} ${each.hour}`))
    refuse('duplicate', 'preparationHours', index, 'hour')
  return faults
}

/** The places of items that came before under the same name. */
function repeated<Item>(items: readonly Item[], nameOf: (item: Item) => string): number[] {
  const names = items.map(nameOf)
  return names.flatMap((name, index) => (names.indexOf(name) < index ? [index] : []))
}

const storeNamed = z.object({ storeId: id })

export const getStoreHours = call({
  id: 'getStoreHours',
  method: 'GET',
  path: '/partner/stores/:storeId/hours',
  summary: 'When a store is open, how long it prepares, and what it takes orders for',
  permission: 'partner',
  staffPermission: 'hours',
  params: storeNamed,
  output: storeHours,
  errors: ['NONEXISTING_STORE'],
})

export const changeStoreHours = call({
  id: 'changeStoreHours',
  method: 'PUT',
  path: '/partner/stores/:storeId/hours',
  summary:
    'Replaces all of it, for everybody at once; answers HOURS_HAVE_CHANGED, with the hours there ' +
    'are now, to a change of hours that somebody else has changed since they were read',
  permission: 'partner',
  staffPermission: 'hours',
  params: storeNamed,
  body: editedHours,
  output: storeHours,
  errors: ['NONEXISTING_STORE', 'HOURS_HAVE_CHANGED'],
})

export const hoursCalls = { getStoreHours, changeStoreHours }
