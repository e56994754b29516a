import type { Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'
import type { DatedBagMinimum } from '#rules/cart/bag-charge.ts'
import type { PlatformFee } from '#rules/cart/platform-fee.ts'
import { londonInstant } from '#rules/time/london.ts'

/** A platform fee and since when it counts, in milliseconds since 1970 or −∞. */
export type DatedFee = { fromMs: number; fee: PlatformFee }

/** The newest first; past ones long replaced are of no use. */
export async function selectPlatformFees(db: Kysely<Database>): Promise<DatedFee[]> {
  const rows = await db
    .selectFrom('platform_fee')
    .selectAll()
    .orderBy('effective_from', 'desc')
    .limit(100)
    .execute()
  return rows.map((row) => ({
    // A date of the beginning of time arrives as the number −∞.
    fromMs: Number(row.effective_from),
    fee: { fixedPence: row.fixed_pence, percent: Number(row.percent), capPence: row.cap_pence },
  }))
}

export interface BagMinimumOfDay extends DatedBagMinimum {
  fromDay: string
}

/** What the marketplace has set, the newest first. */
export async function selectBagMinimums(db: Kysely<Database>): Promise<BagMinimumOfDay[]> {
  const rows = await db
    .selectFrom('bag_minimum')
    .select(['nation', 'from_day as fromDay', 'pence_per_bag as pencePerBag'])
    .orderBy('from_day', 'desc')
    .limit(100)
    .execute()
  return rows.map((row) => ({ ...row, fromMs: londonInstant(row.fromDay, 0).getTime() }))
}
