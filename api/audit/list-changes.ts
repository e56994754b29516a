import type { OutputOf, QueryOf } from '#contract/call.ts'
import type { listStoreChanges as listCall } from '#contract/partner/changes.ts'
import type { Context } from '#api/context.ts'
import { loadStoreChanges } from './audit.queries.ts'

/** A page of what staff changed at a store, the latest first. */
export async function listStoreChanges(
  { db }: Context,
  storeId: string,
  { cursor, limit }: QueryOf<typeof listCall>,
): Promise<OutputOf<typeof listCall>> {
  const rows = await loadStoreChanges(db, { storeId, before: cursor ?? null, limit: limit + 1 })
  const items = rows.slice(0, limit).map((row) => ({ ...row, at: row.at.toISOString() }))
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
}
