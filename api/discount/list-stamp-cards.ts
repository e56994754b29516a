import type { StampCard } from '#contract/discount.ts'
import type { Context } from '#api/context.ts'
import { findMenu } from '#api/menu/find-menu.ts'
import type { Who } from '#api/http/asker.ts'
import { findStore } from '#api/stores/record/find-store.ts'
import { selectStampCards } from './discount.queries.ts'
import type { DiscountRecord } from './discount.queries.ts'
import { offerOf } from './discount-answer.ts'

/**
 * The stamp cards of a customer: the started ones of every store, or all of one store, started or not. Throws
 * NONEXISTING_STORE.
 */
export async function listStampCards(
  context: Context,
  { accountId }: Who,
  { storeSlug }: { storeSlug?: string | undefined },
): Promise<{ items: StampCard[] }> {
  const store = storeSlug === undefined ? null : await findStore(context, { slug: storeSlug })
  const cards = await selectStampCards(context.db, {
    accountId,
    storeId: store?.id ?? null,
    now: context.now(),
  })
  const shown = cards.filter(({ stamps }) => store !== null || stamps > 0)
  return { items: await Promise.all(shown.map((card) => stampCardOf(context, card))) }
}

async function stampCardOf(
  context: Context,
  { terms, stamps }: { terms: DiscountRecord; stamps: number },
): Promise<StampCard> {
  const ordersNeeded = terms.loyalty?.orders ?? 0
  return {
    offer: offerOf(terms, await menuFor(context, terms)),
    store: await storeOf(context, terms),
    stamps: Math.min(stamps, ordersNeeded),
    ordersNeeded,
    ordersLeft: Math.max(0, ordersNeeded - stamps),
  }
}

async function storeOf(context: Context, { storeId }: DiscountRecord): Promise<StampCard['store']> {
  if (storeId === null) return null
  const { id, slug, name } = await findStore(context, { id: storeId })
  return { id, slug, name }
}

/** Only discounts on products need their names. */
async function menuFor(context: Context, { storeId, productIds }: DiscountRecord) {
  return storeId === null || productIds === null ? null : findMenu(context, storeId)
}
