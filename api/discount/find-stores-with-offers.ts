import type { Context } from '#api/context.ts'
import { findStores } from '#api/stores/record/find-store.ts'
import { selectStoresOfProducts } from './discount.queries.ts'
import { findOffersOfStores } from './discounts-of-cart.ts'
import { isAdvertisedNow, withoutUsedUp } from './list-offers.ts'

/** The ids of those of these stores whose pages advertise an offer now, of their own or the marketplace's. */
export async function findStoresWithOffers(
  context: Context,
  storeIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const now = context.now()
  const [stores, offers] = await Promise.all([
    findStores(context, storeIds),
    findOffersOfStores(context, storeIds),
  ])
  const left = await withoutUsedUp(context, offers)
  const limitedTo = left.flatMap(({ productIds }) => [...(productIds ?? [])])
  const storesOfProducts = await selectStoresOfProducts(context.db, limitedTo)
  const everywhere = left.filter(({ storeId }) => storeId === null)
  const own = Map.groupBy(left, ({ storeId }) => storeId)
  const has = stores.filter((store) =>
    [...(own.get(store.id) ?? []), ...everywhere].some(
      (terms) =>
        isAdvertisedNow(terms, store, now) &&
        (terms.productIds === null ||
          [...terms.productIds].some((id) => storesOfProducts.get(id) === store.id)),
    ),
  )
  return new Set(has.map(({ id }) => id))
}
