import type { applyDiscount, removeDiscount } from '#contract/cart/cart-discount.ts'
import type { listStampCards } from '#contract/discount.ts'
import { api, ask, type Argument, type Result } from './api.ts'
import { keepCart } from './cart-calls.ts'

/** Whose stamp cards, so that nobody is shown another customer's of this browser; and of which store. */
interface Collector {
  accountId: string
  storeSlug?: string
}

export const discountApi = api.injectEndpoints({
  endpoints: (build) => ({
    applyDiscount: build.mutation<Result<typeof applyDiscount>, Argument<typeof applyDiscount>>({
      query: ask<typeof applyDiscount>('POST', '/cart/:cartToken/discount/:discountCode'),
      onQueryStarted: keepCart,
    }),
    removeDiscount: build.mutation<Result<typeof removeDiscount>, Argument<typeof removeDiscount>>({
      query: ask<typeof removeDiscount>('DELETE', '/cart/:cartToken/discount/:discountCode'),
      onQueryStarted: keepCart,
    }),
    listStampCards: build.query<Result<typeof listStampCards>, Collector>({
      query: ({ storeSlug }) =>
        ask<typeof listStampCards>('GET', '/loyalty')({ query: storeSlug ? { storeSlug } : {} }),
    }),
  }),
})

export const { useListStampCardsQuery } = discountApi
