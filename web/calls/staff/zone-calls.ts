import type { StoreZones } from '#contract/partner/zones.ts'
import { addStaffCalls } from './staff-api.ts'
import { unlessFailed } from '#web/calls/request/unless-failed.ts'
import type { BaseQueryApi } from '@reduxjs/toolkit/query'

interface Saving {
  dispatch: BaseQueryApi['dispatch']
  queryFulfilled: Promise<{ data: StoreZones }>
}

const zoneApi = addStaffCalls(({ query, mutation }) => ({
  listZones: query('listZones'),
  tryPostcode: query('tryPostcode', { keepUnusedDataFor: 0 }),
  previewZones: mutation('previewZones'),
  addZone: mutation('addZone', { onQueryStarted: cacheZones, invalidatesTags: ['Readiness'] }),
  changeZone: mutation('changeZone', { onQueryStarted: cacheZones }),
  deleteZone: mutation('deleteZone', {
    onQueryStarted: cacheZones,
    invalidatesTags: ['Readiness'],
  }),
}))

/** A change is answered with all zones as they are now. */
async function cacheZones(
  { params: { storeId } }: { params: { storeId: string } },
  { dispatch, queryFulfilled }: Saving,
): Promise<void> {
  const answer = await unlessFailed(queryFulfilled)
  if (!answer) return
  const { upsertQueryData } = zoneApi.util
  await dispatch(upsertQueryData('listZones', { params: { storeId } }, answer.data))
}

export const {
  useListZonesQuery,
  useLazyTryPostcodeQuery,
  usePreviewZonesMutation,
  useAddZoneMutation,
  useChangeZoneMutation,
  useDeleteZoneMutation,
} = zoneApi
