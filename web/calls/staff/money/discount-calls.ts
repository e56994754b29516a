import type { Argument } from '#web/calls/api.ts'
import { addStaffCalls } from '#web/calls/staff/staff-api.ts'

export type DiscountView = NonNullable<NonNullable<Argument<'listStoreDiscounts'>['query']>['view']>

const discountApi = addStaffCalls(({ pagesBy, mutation }) => ({
  listStoreDiscounts: pagesBy(
    'listStoreDiscounts',
    ({ storeId, view }: { storeId: string; view: DiscountView }) => ({
      params: { storeId },
      query: { view },
    }),
    { providesTags: ['Discounts'], keepUnusedDataFor: 0 },
  ),
  // Also after a refusal, which may mean that somebody else was first.
  createStoreDiscount: mutation('createStoreDiscount', { invalidatesTags: ['Discounts'] }),
  changeStoreDiscount: mutation('changeStoreDiscount', { invalidatesTags: ['Discounts'] }),
  stopStoreDiscount: mutation('stopStoreDiscount', { invalidatesTags: ['Discounts'] }),
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
  useListStoreDiscountsInfiniteQuery,
  useCreateStoreDiscountMutation,
  useChangeStoreDiscountMutation,
  useStopStoreDiscountMutation,
  useListMarketplaceDiscountsInfiniteQuery,
  useCreateMarketplaceDiscountMutation,
  useChangeMarketplaceDiscountMutation,
  useStopMarketplaceDiscountMutation,
} = discountApi
