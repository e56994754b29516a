import type { OutputOf } from '#contract/call.ts'
import type { getNow } from '#contract/operator/now.ts'
import {
  courseOfHour,
  NOTHING_HAPPENED,
  PARTS_OF_HOUR,
  type PartOfHour,
} from '#rules/operator/last-hour.ts'
import type { Context } from '#api/context.ts'
import { loadEndedLate, loadLastHour, loadOpenOrders, loadWeekBefore } from './figures.queries.ts'

/** How much is going on now, went on in the last hour, and did in the same hour of the week before. */
export async function readFigures({
  db,
  now,
}: Pick<Context, 'db' | 'now'>): Promise<OutputOf<typeof getNow>['figures']> {
  const at = now()
  const [open, happened, endedLate, weekBefore] = await Promise.all([
    loadOpenOrders(db, at),
    loadLastHour(db, at),
    loadEndedLate(db, at),
    loadWeekBefore(db, at),
  ])
  const parts = Array.from(
    { length: PARTS_OF_HOUR },
    (_, part) => happened.find((each) => each.part === part) ?? NOTHING_HAPPENED,
  )
  const openOrders = sumOf(open, ({ count }) => count)
  const late = [...open.map((each) => ({ ...each, until: PARTS_OF_HOUR })), ...endedLate]
  const inAll = (of: keyof PartOfHour) => sumOf(parts, (part) => part[of])
  const accepted = inAll('accepted')
  return {
    openOrders,
    toAccept: sumOf(open, ({ toAccept }) => toAccept),
    lateOrders: sumOf(open, ({ from, count }) => (from < PARTS_OF_HOUR ? count : 0)),
    ordersLastHour: inAll('placed'),
    acceptedWithinSeconds: accepted === 0 ? null : Math.round(inAll('acceptedSeconds') / accepted),
    paid: inAll('paid'),
    unpaid: inAll('unpaid'),
    lastPaidAt: lastOf(happened.map(({ lastPaidAt }) => lastPaidAt)),
    ...weekBefore,
    course: courseOfHour(parts, openOrders, late),
  }
}

function lastOf(instants: readonly (Date | null)[]): string | null {
  const last = Math.max(...instants.map((at) => at?.getTime() ?? 0))
  return last > 0 ? new Date(last).toISOString() : null
}

const sumOf = <Each>(list: readonly Each[], of: (each: Each) => number) =>
  list.reduce((sum, each) => sum + of(each), 0)
