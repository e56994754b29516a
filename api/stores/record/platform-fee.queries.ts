import type { Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'
import type { PlatformFee } from '#rules/cart/platform-fee.ts'

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
