import { addCalls } from './api.ts'
import { keepCart } from './cart-calls.ts'

/** Whose stamp cards, so that nobody is shown another customer's of this browser; and of which store. */
interface Collector {
  accountId: string
  storeSlug?: string
}

export const discountApi = addCalls(({ queryBy, mutation }) => ({
  applyDiscount: mutation('applyDiscount', { onQueryStarted: keepCart }),
  removeDiscount: mutation('removeDiscount', { onQueryStarted: keepCart }),
  listStampCards: queryBy('listStampCards', ({ storeSlug }: Collector) => ({
    query: storeSlug ? { storeSlug } : {},
  })),
}))

export const { useListStampCardsQuery } = discountApi
