import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Tokens, User } from '#contract/session.ts'

/**
 * Who is signed in to the store app. It is kept apart from the customer of the website, so that one
 * browser may hold both.
 */
export interface PartnerState {
  user: User | null
  accessToken: string | null
  refreshToken: string | null
  /** Kept after the browser closes; otherwise for its session only. */
  rememberMe: boolean
  /** Whether what this browser kept has been looked up. */
  isRestored: boolean
}

const signedOut: PartnerState = {
  user: null,
  accessToken: null,
  refreshToken: null,
  rememberMe: false,
  isRestored: false,
}

const slice = createSlice({
  name: 'partner',
  initialState: signedOut,
  reducers: {
    partnerSignedIn: (
      _state,
      { payload }: PayloadAction<{ user: User; tokens: Tokens; rememberMe: boolean }>,
    ): PartnerState => ({
      user: payload.user,
      ...payload.tokens,
      rememberMe: payload.rememberMe,
      isRestored: true,
    }),
    partnerTokensRenewed: (state, { payload }: PayloadAction<Tokens>) => {
      state.accessToken = payload.accessToken
      state.refreshToken = payload.refreshToken
    },
    partnerFetched: (state, { payload }: PayloadAction<User>) => void (state.user = payload),
    partnerSignedOut: (state): PartnerState => ({ ...signedOut, isRestored: state.isRestored }),
    partnerRestored: (_state, { payload }: PayloadAction<PartnerState | null>): PartnerState => ({
      ...signedOut,
      ...payload,
      isRestored: true,
    }),
  },
})

export const partnerReducer = slice.reducer
export const {
  partnerSignedIn,
  partnerTokensRenewed,
  partnerFetched,
  partnerSignedOut,
  partnerRestored,
} = slice.actions
