import type { OutputOf, QueryOf } from '#contract/call.ts'
import type { listStoreReviews as listCall } from '#contract/reviews/store-reviews.ts'
import type { Context } from '#api/context.ts'
import { findStore } from '#api/stores/record/find-store.ts'
import { photosOfReviews, reviewOf, summaryOf } from './read-review.ts'
import { loadStoreReviews } from './reviews.queries.ts'

/**
 * A page of a store's reviews, without the hidden ones, and the number of each rating. Throws
 * NONEXISTING_STORE.
 */
export async function listStoreReviews(
  context: Context,
  slug: string,
  { sort, cursor, limit }: QueryOf<typeof listCall>,
): Promise<OutputOf<typeof listCall>> {
  const after = cursor ?? null
  const { id: storeId, starCounts } = await findStore(context, { slug })
  const rows = await loadStoreReviews(context.db, { storeId, sort, after, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const photos = await photosOfReviews(context.db, shown)
  const items = shown.map((row) => reviewOf(row, photos))
  const nextCursor = rows.length > limit ? (items.at(-1)?.id ?? null) : null
  return { items, nextCursor, summary: summaryOf(starCounts) }
}
