import type { Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

/** What a shared tablet is called, and after how many minutes it locks. */
export function loadTablet(db: Kysely<Database>, accountId: string) {
  return db
    .selectFrom('shared_tablet')
    .innerJoin('account', 'account.id', 'shared_tablet.account_id')
    .innerJoin('store', 'store.id', 'shared_tablet.store_id')
    .select([
      'account.first_name as name',
      'shared_tablet.idle_minutes as idleMinutes',
      'store.id',
      'store.slug',
      'store.name as storeName',
    ])
    .where('shared_tablet.account_id', '=', accountId)
    .executeTakeFirst()
}

/** The session of whoever acts on a shared tablet, whose own session is locked. */
export function loadSessionBelow(transaction: Transaction, sessionId: string, now: Date) {
  return transaction
    .selectFrom('session')
    .select(['id as sessionId', 'account_id as accountId', 'created_at as createdAt'])
    .where('parent_id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}
