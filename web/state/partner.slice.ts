import { makeStaffSlice } from './staff-slice.ts'

const slice = makeStaffSlice('partner')

/** Who is signed in to the store app. */
export const partnerReducer = slice.reducer
export const partnerActions = slice.actions
