import { addDays } from '#rules/time/london.ts'

/*
 * Retention: of the customers who ordered in a month, how many ordered again.
 *
 * - A customer is an account. Guests are not followed: nobody has shown that the email address a guest types
 *   is theirs, and they chose to have no account. Their share of the orders is shown beside it.
 * - The days are counted from the customer's first order of the month, 24 hours each.
 * - Orders count as in `sales-figures.ts`: from when their money is there.
 * - A share is shown once all customers of the month have had that many days.
 */

/** Within how many days somebody ordered again. */
export const RETENTION_DAYS = [30, 60, 90] as const

/** How many months are shown: the full ones before today's. */
export const RETENTION_MONTHS = 12

/** The months to show on a day, an ISO date in London, as `2026-05`; the latest first. */
export function retentionMonths(today: string): string[] {
  const year = Number(today.slice(0, 4))
  const month = Number(today.slice(5, 7)) - 1
  return Array.from({ length: RETENTION_MONTHS }, (_, index) =>
    new Date(Date.UTC(year, month - 1 - index, 1)).toISOString().slice(0, 7),
  )
}

/** The first and the last day of a month such as `2026-05`, both ISO dates. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const next = new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10)
  return { from: `${month}-01`, to: addDays(next, -1) }
}

/** How many of a month's customers came back; null: they haven't all had the days yet. */
export function knownReturns(month: string, days: number, today: string, returned: number) {
  return addDays(daysOfMonth(month).to, days) < today ? returned : null
}
