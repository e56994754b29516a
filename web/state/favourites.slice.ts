import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { loggedOut, signedIn } from './auth.slice.ts'

/** The favourites of the signed-in customer. */
export interface FavouritesState {
  accountId: string | null
  /** As the server last sent them; null until it has. */
  storeIds: readonly string[] | null
  /** Presses without an answer so far, by store: shown at once. */
  pressed: Readonly<Record<string, boolean>>
  /** Counts the answers, so that a list requested before one of them is recognised as old. */
  answers: number
}

const none: FavouritesState = { accountId: null, storeIds: null, pressed: {}, answers: 0 }

interface Heart {
  accountId: string
  storeId: string
  isFavourite: boolean
}

const slice = createSlice({
  name: 'favourites',
  initialState: none,
  reducers: {
    favouritesKnown: (
      state,
      { payload }: PayloadAction<{ accountId: string; storeIds: string[] }>,
    ) => ({ ...(state.accountId === payload.accountId ? state : none), ...payload }),
    heartPressed: (state, { payload }: PayloadAction<Heart>) => {
      const { accountId, storeId, isFavourite } = payload
      const mine = state.accountId === accountId ? state : none
      return { ...mine, accountId, pressed: { ...mine.pressed, [storeId]: isFavourite } }
    },
    heartSaved: (state, { payload }: PayloadAction<Heart>) => {
      if (state.accountId !== payload.accountId) return state
      const { storeId, isFavourite } = payload
      const others = (state.storeIds ?? []).filter((id) => id !== storeId)
      const storeIds = isFavourite ? [storeId, ...others] : others
      return { ...state, answers: state.answers + 1, storeIds: state.storeIds && storeIds }
    },
    /** Shows the server's answer again. */
    heartReleased: (state, { payload }: PayloadAction<Pick<Heart, 'storeId'>>) => {
      const { [payload.storeId]: _, ...pressed } = state.pressed
      return { ...state, pressed }
    },
  },
  extraReducers: (on) => {
    on.addCase(loggedOut, () => none)
    on.addCase(signedIn, () => none)
  },
})

export const favouritesReducer = slice.reducer
export const { favouritesKnown, heartPressed, heartSaved, heartReleased } = slice.actions
