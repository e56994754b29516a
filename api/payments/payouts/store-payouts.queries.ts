import { sql, type Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'

type Db = Kysely<Database>

/** What a store was paid, the latest first. */
export function loadStorePayouts(
  db: Db,
  { storeId, after, limit }: { storeId: string; after: string | null; limit: number },
) {
  return db
    .selectFrom('payout')
    .innerJoin('payout_run', 'payout_run.id', 'payout.run_id')
    .select([
      'payout.id',
      'payout.status',
      'payout.amount_pence as amountPence',
      'payout.paid_at as paidAt',
      'payout_run.until_day as until',
      'payout.last_digits as lastDigits',
      'payout.returned_at as returnedAt',
      'payout.reason',
    ])
    .where('payout.store_id', '=', storeId)
    .where('payout.paid_at', 'is not', null)
    .where('payout.status', 'in', ['paid', 'returned'])
    .$narrowType<{ status: 'paid' | 'returned'; paidAt: Date }>()
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(payout.paid_at, payout.id) <
          (SELECT paid_at, id FROM payout AS last WHERE last.id = ${after})`,
      ),
    )
    .orderBy('payout.paid_at', 'desc')
    .orderBy('payout.id', 'desc')
    .limit(limit)
    .execute()
}

/** What is on its way to a store. */
export async function loadPlannedPence(db: Db, storeId: string): Promise<number> {
  const { pence } = await db
    .selectFrom('payout')
    .select(sql<number>`coalesce(sum(amount_pence), 0)::bigint`.as('pence'))
    .where('store_id', '=', storeId)
    .where('status', '=', 'planned')
    .executeTakeFirstOrThrow()
  return pence
}

/** A payout and one of the store's owners; undefined: owner or store are deleted. */
export function selectPayoutNotice(db: Db, given: { payoutId: string; ownerId: string }) {
  return db
    .selectFrom('payout')
    .innerJoin('payout_run', 'payout_run.id', 'payout.run_id')
    .innerJoin('store', 'store.id', 'payout.store_id')
    .innerJoin('account as owner', (join) => join.on('owner.id', '=', given.ownerId))
    .select([
      'owner.email',
      'store.name as storeName',
      'store.slug',
      'payout.amount_pence as amountPence',
      'payout.last_digits as lastDigits',
      'payout.reason',
      'payout_run.until_day as until',
    ])
    .where('payout.id', '=', given.payoutId)
    .executeTakeFirst()
}
