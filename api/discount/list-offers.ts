import type { Offer } from '#contract/discount.ts'
import { isDeliveryAlwaysFree } from '#rules/delivery/delivery-fee.ts'
import { isUsedUp } from '#rules/discount/discount-limits.ts'
import type { Context } from '#api/context.ts'
import { findMenu } from '#api/menu/find-menu.ts'
import { findStore } from '#api/stores/record/find-store.ts'
import type { StoreRecord } from '#api/stores/record/store-record.ts'
import { selectUses, type DiscountRecord } from './discount.queries.ts'
import { findOffers } from './discounts-of-cart.ts'
import { offerOf } from './discount-answer.ts'

/**
 * What a store and the marketplace advertise there now: offers that have started, are not over or used up,
 * are for everyone and for something on the menu, and save something there. Throws NONEXISTING_STORE.
 */
export async function listOffers(context: Context, slug: string): Promise<{ items: Offer[] }> {
  const now = context.now()
  const store = await findStore(context, { slug })
  const current = (await findOffers(context, store.id)).filter((terms) =>
    isAdvertisedNow(terms, store, now),
  )
  if (current.length === 0) return { items: [] }
  const menu = await findMenu(context, store.id)
  const there = current.filter(
    ({ productIds }) => productIds === null || [...productIds].some((id) => menu.products.has(id)),
  )
  const left = await withoutUsedUp(context, there)
  return { items: left.map((terms) => offerOf(terms, menu)) }
}

/** Whether a store lists an offer now, apart from being used up and from its products. */
export function isAdvertisedNow(terms: DiscountRecord, store: StoreRecord, now: Date): boolean {
  const { isAdvertised, isForSomeAccounts, startsAt, endsAt, service, kind } = terms
  return (
    isAdvertised &&
    !(kind === 'freeDelivery' && isDeliveryAlwaysFree(store.zones)) &&
    !isForSomeAccounts &&
    (startsAt === null || startsAt <= now) &&
    (endsAt === null || endsAt > now) &&
    (service === null || store.services.includes(service))
  )
}

export async function withoutUsedUp(
  { db }: Context,
  offers: readonly DiscountRecord[],
): Promise<DiscountRecord[]> {
  const limited = offers.filter(
    ({ totalLimit, budgetPence }) => totalLimit !== null || budgetPence !== null,
  )
  const uses = await selectUses(
    db,
    limited.map(({ id }) => id),
  )
  return offers.filter((terms) => {
    const used = uses.get(terms.id)
    return !used || !isUsedUp(terms, used)
  })
}
