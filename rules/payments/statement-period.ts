import { addDays, dayOfDate, londonInstant } from '#rules/time/london.ts'

/** A quarter at most, so that a statement stays readable and quickly made. */
export const STATEMENT_DAYS_MAXIMUM = 92

/** The first and the last day in London, both ISO dates, both within. */
export interface StatementPeriod {
  from: string
  to: string
}

/** Whether the days are in their order, and not too many. */
export function isStatementPeriod({ from, to }: StatementPeriod): boolean {
  const days = dayOfDate(to) - dayOfDate(from) + 1
  return days >= 1 && days <= STATEMENT_DAYS_MAXIMUM
}

/** The instants between which a period lies; the last is no longer within. */
export function instantsOf({ from, to }: StatementPeriod): { since: Date; before: Date } {
  return { since: londonInstant(from, 0), before: londonInstant(addDays(to, 1), 0) }
}
