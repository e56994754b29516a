import { addStaffCalls } from '#web/calls/staff/staff-api.ts'

/** Also after a refusal, which means that somebody else was first. */
const changing = { invalidatesTags: ['Now', 'Restaurants'] } as const

const areaPauseApi = addStaffCalls(({ mutation }) => ({
  pauseArea: mutation('pauseArea', changing),
  endAreaPause: mutation('endAreaPause', changing),
}))

export const { usePauseAreaMutation, useEndAreaPauseMutation } = areaPauseApi
