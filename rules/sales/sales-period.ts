import { addDays, dayOfDate } from '#rules/time/london.ts'

/** A leap year at most. */
export const SALES_DAYS_MAXIMUM = 366

/** The first and the last day in London, both ISO dates, both within. */
export interface SalesPeriod {
  from: string
  to: string
}

/** Whether the days are in their order, and not too many. */
export function isSalesPeriod(period: SalesPeriod): boolean {
  const days = daysIn(period)
  return days >= 1 && days <= SALES_DAYS_MAXIMUM
}

/** As many days, directly before: what a period is compared with. */
export function periodBefore(period: SalesPeriod): SalesPeriod {
  return { from: addDays(period.from, -daysIn(period)), to: addDays(period.from, -1) }
}

/** Every day of a period, the first one first. */
export function daysOf(period: SalesPeriod): string[] {
  return Array.from({ length: daysIn(period) }, (_, index) => addDays(period.from, index))
}

const daysIn = ({ from, to }: SalesPeriod) => dayOfDate(to) - dayOfDate(from) + 1
