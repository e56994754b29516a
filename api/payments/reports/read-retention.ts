import type { QueryOf } from '#contract/call.ts'
import type { getRetention, Retention } from '#contract/operator/reports.ts'
import { daysOfMonth, knownReturns, retentionMonths } from '#rules/sales/retention.ts'
import { instantsOf } from '#rules/payments/statement-period.ts'
import { londonParts } from '#rules/time/london.ts'
import type { Context } from '#api/context.ts'
import { loadClosedUntil } from '#api/payments/sales/closed-days.queries.ts'
import { loadRetention } from './report.queries.ts'

/** How many of the customers of the last months ordered again; see `rules/sales/retention.ts`. */
export async function readRetention(
  { db, now }: Context,
  choice: QueryOf<typeof getRetention>,
): Promise<Retention> {
  const today = londonParts(now()).isoDate
  const months = retentionMonths(today)
  const earliestFirst = months.toReversed()
  const starts = earliestFirst.map((month) => instantsOf(daysOfMonth(month)).since)
  const end = instantsOf(daysOfMonth(months[0] ?? today)).before
  const since = starts[0] ?? end
  const closedUntil = await loadClosedUntil(db)
  const span = { ...choice, since, before: now(), closedUntil }
  const rows = await loadRetention(db, span, [...starts, end])
  return {
    months: months.map((month) => {
      const row = rows.find((each) => earliestFirst[each.month - 1] === month)
      const known = (days: number, returned = 0) => knownReturns(month, days, today, returned)
      return {
        month,
        customers: row?.customers ?? 0,
        within30Days: known(30, row?.within30Days),
        within60Days: known(60, row?.within60Days),
        within90Days: known(90, row?.within90Days),
        orders: row?.orders ?? 0,
        guestOrders: row?.guestOrders ?? 0,
      }
    }),
  }
}
