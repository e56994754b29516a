import type { OutputOf, QueryOf } from '#contract/call.ts'
import type { listStoreDiscounts as listCall } from '#contract/partner/discounts.ts'
import type { Context } from '#api/context.ts'
import { managedDiscount } from './managed-discount.ts'
import { selectManaged, type DiscountRunner } from './managed-discounts.queries.ts'

/** A page of the discounts that a store or the marketplace runs, the latest first. */
export async function listDiscounts(
  { db, now }: Context,
  runner: DiscountRunner,
  { view, cursor, limit }: QueryOf<typeof listCall>,
): Promise<OutputOf<typeof listCall>> {
  const at = now()
  const found = await selectManaged(db, runner, { view, cursor, limit: limit + 1, now: at })
  const items = found.slice(0, limit).map((record) => managedDiscount(record, at))
  return { items, nextCursor: found.length > limit ? (items.at(-1)?.id ?? null) : null }
}
