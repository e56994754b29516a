import type { StoreZones } from '#contract/partner/zones.ts'
import { addStaffCalls, onAnswer } from './staff-api.ts'

/** A change is answered with all zones as they are now. */
const cacheZones = onAnswer<{ params: { storeId: string } }, StoreZones>(
  (zones, dispatch, { params }) => {
    const { storeId } = params
    void dispatch(zoneApi.util.upsertQueryData('listZones', { params: { storeId } }, zones))
  },
)

const zoneApi = addStaffCalls(({ query, mutation }) => ({
  listZones: query('listZones'),
  tryPostcode: query('tryPostcode', { keepUnusedDataFor: 0 }),
  previewZones: mutation('previewZones'),
  addZone: mutation('addZone', { ...cacheZones, invalidatesTags: ['Readiness'] }),
  changeZone: mutation('changeZone', cacheZones),
  deleteZone: mutation('deleteZone', {
    ...cacheZones,
    invalidatesTags: ['Readiness'],
  }),
}))

export const {
  useListZonesQuery,
  useLazyTryPostcodeQuery,
  usePreviewZonesMutation,
  useAddZoneMutation,
  useChangeZoneMutation,
  useDeleteZoneMutation,
} = zoneApi
