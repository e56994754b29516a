import { makeStaffSlice } from './staff-slice.ts'

const slice = makeStaffSlice('operator')

/** The signed-in operator of the marketplace. */
export const operatorReducer = slice.reducer
export const operatorActions = slice.actions
