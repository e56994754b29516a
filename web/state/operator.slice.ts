import { makeStaffSlice } from './staff-slice.ts'

const slice = makeStaffSlice('operator')

/** Who is signed in to the pages of the marketplace's own staff. */
export const operatorReducer = slice.reducer
export const operatorActions = slice.actions
