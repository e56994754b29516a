import { addStaffCalls } from './staff-api.ts'

const staffPushApi = addStaffCalls(({ mutation }) => ({
  findStaffPush: mutation('findStaffPush'),
  startStaffPush: mutation('startStaffPush'),
  stopStaffPush: mutation('stopStaffPush'),
}))

export const { useFindStaffPushMutation, useStartStaffPushMutation, useStopStaffPushMutation } =
  staffPushApi
