import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The link to set a new password that the visitor has opened. */
export interface ResetState {
  code: string | null
  email: string
  isPasswordReset: boolean
}

const initialState: ResetState = { code: null, email: '', isPasswordReset: false }

const slice = createSlice({
  name: 'reset',
  initialState,
  reducers: {
    resetLinkOpened: (
      _state,
      { payload }: PayloadAction<{ code: string; email: string }>,
    ): ResetState => ({ ...payload, isPasswordReset: false }),
    passwordWasReset: (): ResetState => ({ ...initialState, isPasswordReset: true }),
    resetForgotten: () => initialState,
  },
})

export const resetReducer = slice.reducer
export const { resetLinkOpened, passwordWasReset, resetForgotten } = slice.actions
