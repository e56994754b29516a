import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import type { SocialProvider, SocialTarget, Tokens, User } from '#contract/session.ts'
import type { Address } from '#contract/address.ts'

/** A visitor on their way to a provider, or back from it with a code. */
export interface SocialAuth {
  target: SocialTarget
  provider: SocialProvider
  /** Can be used once; null until they are back. */
  code: string | null
}

export interface AuthState {
  isAuthenticated: boolean
  user: User | null
  accessToken: string | null
  refreshToken: string | null
  /** Stays signed in after the browser closes; otherwise for its session only. */
  rememberMe: boolean
  /** The default delivery address: the default of the saved ones, or the first. */
  defaultAddress: Address | null
  hasError: boolean
  socialAuth: SocialAuth | null
  /** Identifies these tokens, so that a tab can tell whether another has newer ones. */
  mark: string | null
}

interface SignedIn {
  user: User
  tokens: Tokens
  rememberMe: boolean
}

const signedOut: AuthState = {
  isAuthenticated: false,
  user: null,
  accessToken: null,
  refreshToken: null,
  rememberMe: false,
  defaultAddress: null,
  hasError: false,
  socialAuth: null,
  mark: null,
}

/** New tokens are new to every tab. */
const marked = <Payload>(payload: Payload) => ({ payload: { ...payload, mark: nanoid() } })

const slice = createSlice({
  name: 'auth',
  initialState: signedOut,
  reducers: {
    signedIn: {
      prepare: marked<SignedIn>,
      reducer: (_state, { payload }: PayloadAction<SignedIn & { mark: string }>): AuthState => ({
        ...signedOut,
        isAuthenticated: true,
        user: payload.user,
        ...payload.tokens,
        rememberMe: payload.rememberMe,
        mark: payload.mark,
      }),
    },
    tokensRenewed: {
      prepare: marked<Tokens>,
      reducer: (state, { payload }: PayloadAction<Tokens & { mark: string }>) => {
        state.accessToken = payload.accessToken
        state.refreshToken = payload.refreshToken
        state.mark = payload.mark
      },
    },
    userFetched: (state, { payload }: PayloadAction<User>) => void (state.user = payload),
    defaultAddressKnown: (state, { payload }: PayloadAction<Address | null>) =>
      void (state.defaultAddress = payload),
    socialAuthChanged: (state, { payload }: PayloadAction<SocialAuth>) =>
      void (state.socialAuth = payload),
    socialAuthCleared: (state) => void (state.socialAuth = null),
    signInFailed: (state) => void (state.hasError = true),
    loggedOut: () => signedOut,
    authRestored: (_state, { payload }: PayloadAction<AuthState>) => ({ ...signedOut, ...payload }),
  },
})

export const authReducer = slice.reducer
export const {
  signedIn,
  tokensRenewed,
  userFetched,
  defaultAddressKnown,
  socialAuthChanged,
  socialAuthCleared,
  signInFailed,
  loggedOut,
  authRestored,
} = slice.actions
