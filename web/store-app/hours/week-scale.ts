import { SERVICES } from '#rules/orders/service.ts'
import { DAY_NAMES, type DaySpan, type UsualWeek } from '#rules/stores/usual-week.ts'

const HOUR = 60
const DAY = 24 * HOUR
/** How many marks a line has at most, so that their times don't touch. */
const MARKS_MAXIMUM = 12

/** What minutes of a day a line of the week shows; it runs past midnight. */
export interface WeekScale {
  fromMinute: number
  toMinute: number
  marks: number[]
}

/** The scale on which every span of a week can be seen, at least from 10:00 to midnight. */
export function weekScale(week: UsualWeek): WeekScale {
  const spans = SERVICES.flatMap((service) => DAY_NAMES.flatMap((day) => week[service][day]))
  const first = Math.min(10 * HOUR, ...spans.map(({ startMinute }) => startMinute))
  const last = Math.max(DAY, ...spans.map((span) => span.startMinute + span.durationMinutes))
  const step =
    [2, 3, 4, 6]
      .map((hours) => hours * HOUR)
      .find((each) => (ceilTo(last, each) - floorTo(first, each)) / each <= MARKS_MAXIMUM) ??
    6 * HOUR
  const [fromMinute, toMinute] = [floorTo(first, step), ceilTo(last, step)]
  const marks: number[] = []
  for (let minute = fromMinute; minute < toMinute; minute += step) marks.push(minute)
  return { fromMinute, toMinute, marks }
}

const floorTo = (minute: number, step: number) => Math.floor(minute / step) * step
const ceilTo = (minute: number, step: number) => Math.ceil(minute / step) * step

/** Where a minute stands on the scale, in hundredths of its length. */
export function percentOf({ fromMinute, toMinute }: WeekScale, minute: number): number {
  return ((minute - fromMinute) / (toMinute - fromMinute)) * 100
}

export function barOf(scale: WeekScale, span: DaySpan): { left: string; width: string } {
  const left = percentOf(scale, span.startMinute)
  const right = percentOf(scale, span.startMinute + span.durationMinutes)
  return { left: `${left}%`, width: `${right - left}%` }
}
