import { addStaffCalls } from '#web/calls/staff/staff-api.ts'
import type { DiscountView } from './discount-calls.ts'

const marketplaceDiscountApi = addStaffCalls(({ pagesBy, mutation }) => ({
  listMarketplaceDiscounts: pagesBy(
    'listMarketplaceDiscounts',
    ({ view }: { view: DiscountView }) => ({ query: { view } }),
    { providesTags: ['Discounts'], keepUnusedDataFor: 0 },
  ),
  // Also after a refusal, which may mean that somebody else was first.
  createMarketplaceDiscount: mutation('createMarketplaceDiscount', {
    invalidatesTags: ['Discounts'],
  }),
  changeMarketplaceDiscount: mutation('changeMarketplaceDiscount', {
    invalidatesTags: ['Discounts'],
  }),
  stopMarketplaceDiscount: mutation('stopMarketplaceDiscount', { invalidatesTags: ['Discounts'] }),
}))

export const {
  useListMarketplaceDiscountsInfiniteQuery,
  useCreateMarketplaceDiscountMutation,
  useChangeMarketplaceDiscountMutation,
  useStopMarketplaceDiscountMutation,
} = marketplaceDiscountApi
