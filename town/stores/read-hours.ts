import type { Service } from '#rules/orders/service.ts'
import type { OpeningSpan } from '#rules/stores/opening-hours.ts'
import type { Weekday } from '#rules/time/london.ts'

const DAYS: readonly { name: string; weekday: Weekday }[] = [
  { name: 'Mon', weekday: 1 },
  { name: 'Tue', weekday: 2 },
  { name: 'Wed', weekday: 3 },
  { name: 'Thu', weekday: 4 },
  { name: 'Fri', weekday: 5 },
  { name: 'Sat', weekday: 6 },
  { name: 'Sun', weekday: 7 },
]

function readDays(text: string): Weekday[] {
  if (text === 'daily') return DAYS.map(({ weekday }) => weekday)
  const [first, last = first] = text.split('-')
  const from = DAYS.findIndex(({ name }) => name === first)
  const to = DAYS.findIndex(({ name }) => name === last)
  if (from === -1 || to < from) throw new Error(`"${text}" are not days of the week.`)
  return DAYS.slice(from, to + 1).map(({ weekday }) => weekday)
}

function readMinute(text: string | undefined): number {
  const time = /^(\d\d):(\d\d)$/.exec(text ?? '')
  if (!time) throw new Error(`"${text}" is not a time of day.`)
  return Number(time[1]) * 60 + Number(time[2])
}

/**
 * `Mon-Thu 17:00-23:00; Fri-Sat 12:00-14:30, 17:00-01:00; Sun 16:00-22:00` as spans of each
 * service. An end at or before the start lies on the next day; an empty text is closed all week.
 */
export function readHours(text: string, services: readonly Service[]): OpeningSpan[] {
  if (text === '') return []
  return text.split(/;\s*/).flatMap((part) => {
    const space = part.indexOf(' ')
    const days = readDays(part.slice(0, space))
    return part
      .slice(space + 1)
      .split(/,\s*/)
      .flatMap((times) => {
        const [from, to] = times.split('-')
        const startMinute = readMinute(from)
        const endMinute = readMinute(to)
        const durationMinutes = endMinute - startMinute + (endMinute > startMinute ? 0 : 1440)
        return days.flatMap((weekday) =>
          services.map((service) => ({ service, weekday, startMinute, durationMinutes })),
        )
      })
  })
}
