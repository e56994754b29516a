import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The result of the link that confirms an email address. */
export interface VerifyEmailState {
  /** It was confirmed before: the account is complete. */
  isConfirmed: boolean
  /** It is confirmed now. */
  isVerified: boolean
  /** The link was invalid, or has expired. */
  failedVerification: boolean
  /** Where to go on once the account is ready; empty for nowhere in particular. */
  path: string
}

const initialState: VerifyEmailState = {
  isConfirmed: false,
  isVerified: false,
  failedVerification: false,
  path: '',
}

const slice = createSlice({
  name: 'verifyEmail',
  initialState,
  reducers: {
    verificationBegan: ({ path }): VerifyEmailState => ({ ...initialState, path }),
    emailVerified: ({ path }): VerifyEmailState => ({ ...initialState, isVerified: true, path }),
    emailConfirmedBefore: ({ path }): VerifyEmailState => ({
      ...initialState,
      isConfirmed: true,
      path,
    }),
    verificationFailed: ({ path }): VerifyEmailState => ({
      ...initialState,
      failedVerification: true,
      path,
    }),
    pathAfterwardsSaved: (state, { payload }: PayloadAction<string>) => void (state.path = payload),
    verificationRestored: (_state, { payload }: PayloadAction<VerifyEmailState>) => ({
      ...initialState,
      ...payload,
    }),
  },
})

export const verifyEmailReducer = slice.reducer
export const {
  verificationBegan,
  emailVerified,
  emailConfirmedBefore,
  verificationFailed,
  pathAfterwardsSaved,
  verificationRestored,
} = slice.actions
