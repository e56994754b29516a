import { dayOfDate } from '#rules/time/london.ts'

/** A quarter at most, as statements have. */
export const AUDIT_DAYS_MAXIMUM = 92
/** A file of more would no longer be read, and would take a server long to write. */
export const AUDIT_CSV_MAXIMUM = 20_000

/** Whether the days, both within, are in their order, and not too many for one file. */
export function isAuditPeriod({ from, to }: { from: string; to: string }): boolean {
  const days = dayOfDate(to) - dayOfDate(from) + 1
  return days >= 1 && days <= AUDIT_DAYS_MAXIMUM
}
