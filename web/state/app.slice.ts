import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** What belongs to the page as a whole. */
const slice = createSlice({
  name: 'app',
  initialState: {
    /** Whether what this browser has stored is in the state, and changes of the state are stored. */
    isStarted: false,
    /** How many calls that show progress are under way. */
    progress: 0,
    allergyBannerShown: false,
    /** Where, when and for whom are complete, so that checkout has only the paying left. */
    isDeliveryStepDone: false,
  },
  reducers: {
    appStarted: (state) => void (state.isStarted = true),
    progressBegan: (state) => void (state.progress += 1),
    progressEnded: (state) => void (state.progress = Math.max(0, state.progress - 1)),
    progressCleared: (state) => void (state.progress = 0),
    deliveryStepSet: (state, { payload }: PayloadAction<boolean>) =>
      void (state.isDeliveryStepDone = payload),
    allergyBannerWasShown: (state) => void (state.allergyBannerShown = true),
  },
})

export const appReducer = slice.reducer
export const {
  appStarted,
  progressBegan,
  progressEnded,
  progressCleared,
  deliveryStepSet,
  allergyBannerWasShown,
} = slice.actions
