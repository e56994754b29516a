import type { StoreCard } from '#contract/stores/stores.ts'

/** What the home page says of the best rated stores of an area: nothing goes down well before anybody has said so. */
export const titleOfStores = (stores: readonly Pick<StoreCard, 'rating'>[]) =>
  stores.some(({ rating }) => rating.average !== null)
    ? 'home.popularTitle'
    : 'home.deliveringTitle'
