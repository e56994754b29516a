import { unlessFailed } from '#web/calls/request/unless-failed.ts'
import { addStaffCalls } from '#web/calls/staff/staff-api.ts'

const alertApi = addStaffCalls(({ query, mutation }) => ({
  getAlertSettings: query('getAlertSettings'),
  /** Shown at once; undone if the server refuses it. */
  changeAlertSettings: mutation('changeAlertSettings', {
    async onQueryStarted({ body }, { dispatch, queryFulfilled }) {
      const change = dispatch(
        alertApi.util.updateQueryData('getAlertSettings', undefined, (settings) => {
          settings.byEmail = body.byEmail
        }),
      )
      if (!(await unlessFailed(queryFulfilled))) change.undo()
    },
  }),
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
