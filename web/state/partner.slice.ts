import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
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
  /** Names these tokens, so that a tab can tell whether another has newer ones. */
  mark: string | null
  /** Whether what this browser kept has been looked up. */
  isRestored: boolean
}

const signedOut: PartnerState = {
  user: null,
  accessToken: null,
  refreshToken: null,
  rememberMe: false,
  mark: null,
  isRestored: false,
}

interface SignedIn {
  user: User
  tokens: Tokens
  rememberMe: boolean
}

/** New tokens are new to every tab. */
const marked = <Payload>(payload: Payload) => ({ payload: { ...payload, mark: nanoid() } })

const slice = createSlice({
  name: 'partner',
  initialState: signedOut,
  reducers: {
    partnerSignedIn: {
      prepare: marked<SignedIn>,
      reducer: (_state, { payload }: PayloadAction<SignedIn & { mark: string }>): PartnerState => ({
        user: payload.user,
        ...payload.tokens,
        rememberMe: payload.rememberMe,
        mark: payload.mark,
        isRestored: true,
      }),
    },
    partnerTokensRenewed: {
      prepare: marked<Tokens>,
      reducer: (state, { payload }: PayloadAction<Tokens & { mark: string }>) => {
        state.accessToken = payload.accessToken
        state.refreshToken = payload.refreshToken
        state.mark = payload.mark
      },
    },
    partnerFetched: (state, { payload }: PayloadAction<User>) => void (state.user = payload),
    partnerSignedOut: (state): PartnerState => ({ ...signedOut, isRestored: state.isRestored }),
    partnerRestored: (
      _state,
      { payload }: PayloadAction<Omit<PartnerState, 'isRestored'> | null>,
    ): PartnerState => ({
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
