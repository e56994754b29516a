import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The state of the page as a whole. */
const slice = createSlice({
  name: 'app',
  initialState: {
    /**
     * Whether this browser's storage has been restored into the state, and changes of the state are stored.
     */
    isStarted: false,
    /** The number of calls under way that show progress. */
    progress: 0,
    allergyBannerShown: false,
    /** Where, when and who are complete, so that checkout lacks only the payment. */
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
