import { makeStaffSlice } from './staff-slice.ts'

const slice = makeStaffSlice('partner')

/** The signed-in member of a store's staff. */
export const partnerReducer = slice.reducer
export const partnerActions = slice.actions
