import { addStaffCalls } from '#web/calls/staff/staff-api.ts'

const alertApi = addStaffCalls(({ query, mutation }) => ({
  getAlertSettings: query('getAlertSettings', { providesTags: ['AlertSettings'] }),
  changeAlertSettings: mutation('changeAlertSettings', { invalidatesTags: ['AlertSettings'] }),
  findAlertPush: mutation('findAlertPush'),
  startAlertPush: mutation('startAlertPush'),
  stopAlertPush: mutation('stopAlertPush'),
}))

export const {
  useGetAlertSettingsQuery,
  useChangeAlertSettingsMutation,
  useFindAlertPushMutation,
  useStartAlertPushMutation,
  useStopAlertPushMutation,
} = alertApi
