import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import type { Availability, StaffMenu } from '#contract/partner/sold-out.ts'
import { addStaffCalls } from './staff-api.ts'
import { unlessFailed } from '#web/calls/request/unless-failed.ts'

/** The dishes and options of a store, and what has sold out. */
const availabilityApi = addStaffCalls(({ query, mutation }) => ({
  getStaffMenu: query('getStaffMenu'),
  changeProductAvailability: mutation('changeProductAvailability', {
    onQueryStarted: ({ params: { storeId, productId } }, started) =>
      cacheChange(storeId, productId, started),
  }),
  changeOptionAvailability: mutation('changeOptionAvailability', {
    onQueryStarted: ({ params: { storeId, optionId } }, started) =>
      cacheChange(storeId, optionId, started),
  }),
}))

export const {
  useGetStaffMenuQuery,
  useChangeProductAvailabilityMutation,
  useChangeOptionAvailabilityMutation,
} = availabilityApi

/** A change answers with how it is now, which the menu shows without being read again. */
async function cacheChange(
  storeId: string,
  id: string,
  started: { dispatch: BaseQueryApi['dispatch']; queryFulfilled: Promise<{ data: Availability }> },
): Promise<void> {
  const answer = await unlessFailed(started.queryFulfilled)
  if (!answer) return
  started.dispatch(
    availabilityApi.util.updateQueryData('getStaffMenu', { params: { storeId } }, (menu) => {
      for (const item of itemsOf(menu)) if (item.id === id) Object.assign(item, answer.data)
    }),
  )
}

const itemsOf = ({ categories, optionGroups }: StaffMenu) => [
  ...categories.flatMap(({ products }) => products),
  ...optionGroups.flatMap(({ options }) => options),
]
