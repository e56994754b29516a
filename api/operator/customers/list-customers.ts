import type { OutputOf, QueryOf } from '#contract/call.ts'
import type { listCustomers as listCall } from '#contract/operator/customers.ts'
import { readContactSearch } from '#rules/operator/order-search.ts'
import type { Context } from '#api/context.ts'
import { selectCustomers } from './customers.queries.ts'

/** A page of the customers, the newest first. */
export async function listCustomers(
  { db }: Context,
  { search, cursor, limit }: QueryOf<typeof listCall>,
): Promise<OutputOf<typeof listCall>> {
  const words = readContactSearch(search)
  if (search !== '' && words.length === 0) return { items: [], nextCursor: null }
  const rows = await selectCustomers(db, { words, after: cursor ?? null, limit: limit + 1 })
  const items = rows.slice(0, limit).map(({ createdAt, suspendedAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    suspendedAt: suspendedAt?.toISOString() ?? null,
  }))
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
}
