import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import type { Tokens, User } from '#contract/session.ts'

/** The session of a staff member, besides the customer's: one browser may hold all of them. */
export interface StaffState {
  user: User | null
  accessToken: string | null
  refreshToken: string | null
  /** Stays signed in after the browser closes; otherwise for its session only. */
  rememberMe: boolean
  /** Identifies these tokens, so that a tab can tell whether another has newer ones. */
  mark: string | null
  /** Whether this browser's storage has been read. */
  isRestored: boolean
  /** The server has ended the session of the user, whose page stays as it was. */
  hasEnded: boolean
}

const nobody: StaffState = {
  user: null,
  accessToken: null,
  refreshToken: null,
  rememberMe: false,
  mark: null,
  isRestored: false,
  hasEnded: false,
}

interface SignedIn {
  user: User
  tokens: Tokens
  rememberMe: boolean
}

/** New tokens are new to every tab. */
const marked = <Payload>(payload: Payload) => ({ payload: { ...payload, mark: nanoid() } })

/** The slice of one staff, by its name in the state. */
export function makeStaffSlice<Name extends string>(name: Name) {
  return createSlice({
    name,
    initialState: nobody,
    reducers: {
      signedIn: {
        prepare: marked<SignedIn>,
        reducer: (_state, { payload }: PayloadAction<SignedIn & { mark: string }>): StaffState => ({
          user: payload.user,
          ...payload.tokens,
          rememberMe: payload.rememberMe,
          mark: payload.mark,
          isRestored: true,
          hasEnded: false,
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
      fetched: (state, { payload }: PayloadAction<User>) => void (state.user = payload),
      signedOut: (state): StaffState => ({ ...nobody, isRestored: state.isRestored }),
      sessionEnded: (state): StaffState =>
        state.refreshToken === null
          ? state
          : { ...nobody, user: state.user, isRestored: state.isRestored, hasEnded: true },
      restored: (
        _state,
        { payload }: PayloadAction<Omit<StaffState, 'isRestored' | 'hasEnded'> | null>,
      ): StaffState => ({ ...nobody, ...payload, isRestored: true }),
    },
  })
}

export type StaffActions = ReturnType<typeof makeStaffSlice>['actions']
