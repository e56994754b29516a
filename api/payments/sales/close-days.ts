import type { ParsedCronItem } from 'graphile-worker'
import { instantsOf } from '#rules/payments/statement-period.ts'
import { lastClosedDay } from '#rules/sales/closed-days.ts'
import { addDays, londonParts } from '#rules/time/london.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { cronItem } from '#api/jobs/cron-item.ts'
import {
  loadClosedUntil,
  loadFirstOrder,
  lockClosedDays,
  writeClosedUntil,
  writeDay,
} from './closed-days.queries.ts'

const hourMs = 3_600_000

/** Once an hour: there is little to do but once a day. */
export function everyHourForFigures(): ParsedCronItem {
  return cronItem('close-days', '26 * * * *', { backfillPeriod: hourMs, maxAttempts: 3 })
}

/**
 * Writes down the figures of days that have ended, one after the other, so that reports of many days are
 * quick. Whatever stops it, the days written so far count, and the next time goes on.
 */
export async function closeDays(context: Context, signal?: AbortSignal): Promise<void> {
  const { db, now } = context
  const last = lastClosedDay(now())
  const until = (await loadClosedUntil(db)) ?? (await loadFirstOrder(db))
  if (until === null) return
  for (let day = londonParts(until).isoDate; day <= last; day = addDays(day, 1)) {
    signal?.throwIfAborted()
    const span = instantsOf({ from: day, to: day })
    await inTransaction(db, async (transaction) => {
      await lockClosedDays(transaction)
      const closed = await loadClosedUntil(transaction)
      // Somebody else was first, or an earlier day was opened again, which the next time begins with.
      if (closed !== null && closed.getTime() !== span.since.getTime()) return
      await writeDay(transaction, span)
      await writeClosedUntil(transaction, span.before)
    })
  }
}
