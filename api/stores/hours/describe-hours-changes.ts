import type { AuditField, AuditFields } from '#contract/audit/audit-fields.ts'
import type { AuditAct } from '#contract/partner/changes.ts'
import type { EditedHours } from '#contract/partner/hours.ts'
import { SERVICES } from '#rules/orders/service.ts'
import {
  DAY_NAMES,
  inOrderOfStart,
  spanText,
  type DayName,
  type DaySpan,
} from '#rules/stores/usual-week.ts'
import { formatMinute } from '#rules/time/london.ts'

interface HoursChange {
  act: AuditAct
  subject?: string
  before: AuditFields
  after: AuditFields
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** What differs between hours before and after a change, in words that a person reads. */
export function describeHoursChanges(before: EditedHours, after: EditedHours): HoursChange[] {
  const dates = new Set(
    [before, after].flatMap(({ exceptions, usualHolidays }) => [
      ...exceptions.map(({ date }) => date),
      ...usualHolidays,
    ]),
  )
  const pairs: HoursChange[] = [
    pair('changeOpeningHours', weekFields(before), weekFields(after)),
    ...[...dates].sort().map((date) => ({
      ...pair('changeHoursOfDate', fieldsOfDate(before, date), fieldsOfDate(after, date)),
      subject: date,
    })),
    pair('changePreparation', preparationFields(before), preparationFields(after)),
    pair('changeOrderTimes', orderTimeFields(before), orderTimeFields(after)),
  ]
  return pairs.filter(({ before: was, after: is }) => isDifferent(was, is))
}

const pair = (act: AuditAct, before: AuditFields, after: AuditFields) => ({ act, before, after })

function isDifferent(before: AuditFields, after: AuditFields): boolean {
  // The keys of an object are text to the compiler, whatever its type is.
  const names = Object.keys({ ...before, ...after }) as AuditField[]
  return names.some((name) => (before[name] ?? null) !== (after[name] ?? null))
}

const spansText = (spans: readonly DaySpan[]) =>
  spans.length > 0 ? inOrderOfStart(spans).map(spanText).join(', ') : 'Closed'

/** `fridayDelivery: "12:00–15:00, 17:00–01:30"`. */
function weekFields({ week }: EditedHours): AuditFields {
  return Object.fromEntries(
    DAY_NAMES.flatMap((day) =>
      SERVICES.map((service) => [`${day}${capital(service)}`, spansText(week[service][day])]),
    ),
  )
}

/** `hours` for both services, `deliveryHours` and `collectionHours` for one of them. */
function fieldsOfDate({ exceptions, usualHolidays }: EditedHours, date: string): AuditFields {
  if (usualHolidays.includes(date)) return { hours: 'Usual hours' }
  return Object.fromEntries(
    exceptions
      .filter((exception) => exception.date === date)
      .flatMap(({ service, spans, reason }) => [
        [service === null ? 'hours' : `${service}Hours`, spansText(spans)],
        [service === null ? 'reason' : `${service}Reason`, reason || null],
      ]),
  )
}

/** `fridayPreparation: "18:00 25, 19:00 30"`, in minutes. */
function preparationFields({ preparationMinutes, preparationHours }: EditedHours): AuditFields {
  const ofDay = (day: DayName) =>
    preparationHours
      .filter((each) => each.day === day)
      .toSorted((a, b) => a.hour - b.hour)
      .map(({ hour, minutes }) => `${formatMinute(hour * 60)} ${minutes}`)
      .join(', ')
  return {
    preparationMinutes,
    ...Object.fromEntries(DAY_NAMES.map((day) => [`${day}Preparation`, ofDay(day) || null])),
  }
}

const orderTimeFields = ({
  lastOrderMinutes,
  slotOrders,
  preOrderDays,
}: EditedHours): AuditFields => ({
  lastOrderMinutes,
  slotOrders,
  preOrderDays,
})
