import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Address } from '#contract/address.ts'
import { DEFAULT_SERVICE, type Service } from '#rules/orders/service.ts'
import { defaultAddressKnown, loggedOut } from './auth.slice.ts'

export interface SearchAddressState extends Address {
  service: Service
  /** It is one that the signed-in customer keeps, so it goes with them when they log out. */
  isKept: boolean
  /** Whether the dialog that asks for an address is open. */
  isOpenModal: boolean
}

const cleared: Address = {
  address: '',
  city: '',
  area: '',
  postCode: '',
  country: '',
  placeId: '',
  latitude: 0,
  longitude: 0,
}

const initialState: SearchAddressState = {
  ...cleared,
  service: DEFAULT_SERVICE,
  isKept: false,
  isOpenModal: false,
}

const slice = createSlice({
  name: 'searchAddress',
  initialState,
  reducers: {
    searchAddressChosen: (state, { payload }: PayloadAction<Address>) => ({
      ...state,
      ...payload,
      isKept: false,
      isOpenModal: false,
    }),
    keptAddressChosen: take,
    searchAddressCleared: (state) => ({ ...state, ...cleared, isKept: false }),
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
    // Whoever has not looked anywhere yet begins at home.
    on.addCase(defaultAddressKnown, (state, action) => {
      const isFree = !state.address && !state.city
      return isFree && action.payload ? take(state, { ...action, payload: action.payload }) : state
    })
    on.addCase(loggedOut, (state) =>
      state.isKept ? { ...state, ...cleared, isKept: false } : state,
    )
  },
})

/** Looks for food at an address that the customer keeps. */
function take(state: SearchAddressState, { payload }: PayloadAction<Address>): SearchAddressState {
  const { address, city, area, postCode, country, placeId, latitude, longitude } = payload
  const place = { address, city, area, postCode, country, placeId, latitude, longitude }
  return { ...state, ...place, isKept: true, isOpenModal: false }
}

export const searchAddressReducer = slice.reducer
export const {
  searchAddressChosen,
  keptAddressChosen,
  searchAddressCleared,
  serviceChosen,
  addressDialogOpened,
  addressDialogClosed,
  searchAddressRestored,
} = slice.actions
