import { addStaffCalls } from '../staff-api.ts'

export const { useWorkAsStaffMutation } = addStaffCalls(({ mutation }) => ({
  workAsStaff: mutation('workAsStaff', { invalidatesTags: ['Restaurants'] }),
}))
