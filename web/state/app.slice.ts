import { createSlice } from '@reduxjs/toolkit'

/** What belongs to the page as a whole. */
const slice = createSlice({
  name: 'app',
  initialState: {
    /** How many calls that show progress are under way. */
    progress: 0,
    allergyBannerShown: false,
    isDeliveryStepDone: false,
  },
  reducers: {
    progressBegan: (state) => void (state.progress += 1),
    progressEnded: (state) => void (state.progress = Math.max(0, state.progress - 1)),
    progressCleared: (state) => void (state.progress = 0),
    allergyBannerWasShown: (state) => void (state.allergyBannerShown = true),
  },
})

export const appReducer = slice.reducer
export const { progressBegan, progressEnded, progressCleared, allergyBannerWasShown } =
  slice.actions
