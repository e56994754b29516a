import type { Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'

export function selectNewestReviews(db: Kysely<Database>, storeId: string, limit: number) {
  return db
    .selectFrom('review')
    .select(['author', 'stars', 'text', 'reply', 'created_at'])
    .where('store_id', '=', storeId)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
}
