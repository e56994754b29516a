import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Address } from '#contract/address.ts'
import { EMPTY_ADDRESS } from '#contract/empty-address.ts'
import { DEFAULT_SERVICE, type Service } from '#rules/orders/service.ts'
import { defaultAddressKnown, loggedOut } from './auth.slice.ts'

export interface SearchAddressState extends Address {
  service: Service
  /** One that the signed-in customer keeps goes with them; nothing chosen yet, it is their default. */
  keptAs: 'default' | 'chosen' | null
  /** Whether the dialog that asks for an address is open. */
  isOpenModal: boolean
}

const initialState: SearchAddressState = {
  ...EMPTY_ADDRESS,
  service: DEFAULT_SERVICE,
  keptAs: null,
  isOpenModal: false,
}

const slice = createSlice({
  name: 'searchAddress',
  initialState,
  reducers: {
    searchAddressChosen: (state, { payload }: PayloadAction<Address>) => ({
      ...state,
      ...payload,
      keptAs: payload.address === state.address ? state.keptAs : null,
      isOpenModal: false,
    }),
    /** One of those that the signed-in customer keeps. */
    keptAddressChosen: (state, { payload }: PayloadAction<Address>) =>
      takeKept(state, payload, 'chosen'),
    /** The same address, with what was found out about it. */
    searchAddressCompleted: (state, { payload }: PayloadAction<Address>) => ({
      ...state,
      ...payload,
    }),
    searchAddressCleared: forget,
    serviceChosen: (state, { payload }: PayloadAction<Service>) => void (state.service = payload),
    addressDialogOpened: (state) => void (state.isOpenModal = true),
    addressDialogClosed: (state) => void (state.isOpenModal = false),
    searchAddressRestored: (state, { payload }: PayloadAction<Partial<SearchAddressState>>) => ({
      ...state,
      ...payload,
      isOpenModal: false,
    }),
  },
  extraReducers: (on) => {
    // Whoever has not looked anywhere else begins at home.
    on.addCase(defaultAddressKnown, (state, { payload }) => {
      const isFree = !state.address && !state.city
      if (!isFree && state.keptAs !== 'default') return state
      return payload ? takeKept(state, payload, 'default') : forget(state)
    })
    on.addCase(loggedOut, (state) => (state.keptAs ? forget(state) : state))
  },
})

function forget(state: SearchAddressState): SearchAddressState {
  return { ...state, ...EMPTY_ADDRESS, keptAs: null }
}

function takeKept(
  state: SearchAddressState,
  kept: Address,
  keptAs: 'default' | 'chosen',
): SearchAddressState {
  const { address, city, area, postCode, country, placeId, latitude, longitude } = kept
  const place = { address, city, area, postCode, country, placeId, latitude, longitude }
  return { ...state, ...place, keptAs }
}

export const searchAddressReducer = slice.reducer
export const {
  searchAddressChosen,
  keptAddressChosen,
  searchAddressCompleted,
  searchAddressCleared,
  serviceChosen,
  addressDialogOpened,
  addressDialogClosed,
  searchAddressRestored,
} = slice.actions
