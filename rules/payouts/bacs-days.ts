import { bankHolidays } from '#rules/stores/bank-holidays.ts'
import { addDays, dayOfDate, weekdayOfDay } from '#rules/time/london.ts'

/** The days of a file in Bacs's cycle: written, processed on a later working day, and paid on the one after. */
export interface BacsDays {
  createdOn: string
  processedOn: string
  paidOn: string
}

/** The cycle of a file that is written on this day in London. */
export function bacsDays(today: string): BacsDays {
  const processedOn = workingDayAfter(today)
  return { createdOn: today, processedOn, paidOn: workingDayAfter(processedOn) }
}

/** The next day on which banks work in England. */
function workingDayAfter(isoDate: string): string {
  const next = addDays(isoDate, 1)
  const isWeekend = weekdayOfDay(dayOfDate(next)) > 5
  const isHoliday = bankHolidays('england', { from: next, to: next }).length > 0
  return isWeekend || isHoliday ? workingDayAfter(next) : next
}
