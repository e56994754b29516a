import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The progress of a visitor's registration. */
export interface RegisterState {
  /** What was typed when registering; empty before. */
  email: string
  /** The link that confirms the email address is on its way. */
  isRegistered: boolean
  /** A provider has identified the visitor, so that there is nothing to confirm. */
  isSocialAuth: boolean
  /** Of the link that confirmed the email address, which completes the account; null before. */
  code: string | null
}

const initialState: RegisterState = {
  email: '',
  isRegistered: false,
  isSocialAuth: false,
  code: null,
}

const slice = createSlice({
  name: 'register',
  initialState,
  reducers: {
    registrationReset: () => initialState,
    registered: (_state, { payload }: PayloadAction<{ email: string }>): RegisterState => ({
      ...initialState,
      email: payload.email,
      isRegistered: true,
    }),
    registeredFlagReset: (state) => void (state.isRegistered = false),
    socialRegistrationBegan: (): RegisterState => ({ ...initialState, isSocialAuth: true }),
    /** The address is known, confirmed or not, but the account still lacks its name and password. */
    registrationUncompleted: (
      _state,
      { payload }: PayloadAction<{ email: string; code: string | null }>,
    ): RegisterState => ({ ...initialState, ...payload }),
    registrationRestored: (_state, { payload }: PayloadAction<RegisterState>): RegisterState => ({
      ...initialState,
      ...payload,
    }),
  },
})

export const registerReducer = slice.reducer
export const {
  registrationReset,
  registered,
  registeredFlagReset,
  socialRegistrationBegan,
  registrationUncompleted,
  registrationRestored,
} = slice.actions
