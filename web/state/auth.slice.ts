import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Tokens, User } from '#contract/session.ts'
import type { Address } from '#contract/address.ts'

export interface AuthState {
  isAuthenticated: boolean
  user: User | null
  accessToken: string | null
  refreshToken: string | null
  /** Kept after the browser closes; otherwise for its session only. */
  rememberMe: boolean
  /** The one to deliver to unless told otherwise: the default of those that are kept, or the first. */
  defaultAddress: Address | null
  hasError: boolean
}

const signedOut: AuthState = {
  isAuthenticated: false,
  user: null,
  accessToken: null,
  refreshToken: null,
  rememberMe: false,
  defaultAddress: null,
  hasError: false,
}

const slice = createSlice({
  name: 'auth',
  initialState: signedOut,
  reducers: {
    signedIn: (
      _state,
      { payload }: PayloadAction<{ user: User; tokens: Tokens; rememberMe: boolean }>,
    ): AuthState => ({
      ...signedOut,
      isAuthenticated: true,
      user: payload.user,
      ...payload.tokens,
      rememberMe: payload.rememberMe,
    }),
    tokensRenewed: (state, { payload }: PayloadAction<Tokens>) => {
      state.accessToken = payload.accessToken
      state.refreshToken = payload.refreshToken
    },
    userFetched: (state, { payload }: PayloadAction<User>) => void (state.user = payload),
    defaultAddressKnown: (state, { payload }: PayloadAction<Address | null>) =>
      void (state.defaultAddress = payload),
    signInFailed: (state) => void (state.hasError = true),
    loggedOut: () => signedOut,
    authRestored: (_state, { payload }: PayloadAction<AuthState>) => payload,
  },
})

export const authReducer = slice.reducer
export const {
  signedIn,
  tokensRenewed,
  userFetched,
  defaultAddressKnown,
  signInFailed,
  loggedOut,
  authRestored,
} = slice.actions
