import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Address } from '#contract/address.ts'
import { DEFAULT_SERVICE, type Service } from '#rules/orders/service.ts'

export interface SearchAddressState extends Address {
  service: Service
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
  isOpenModal: false,
}

const slice = createSlice({
  name: 'searchAddress',
  initialState,
  reducers: {
    searchAddressChosen: (state, { payload }: PayloadAction<Address>) => ({
      ...state,
      ...payload,
      isOpenModal: false,
    }),
    searchAddressCleared: (state) => ({ ...state, ...cleared }),
    serviceChosen: (state, { payload }: PayloadAction<Service>) => void (state.service = payload),
    addressDialogOpened: (state) => void (state.isOpenModal = true),
    addressDialogClosed: (state) => void (state.isOpenModal = false),
    searchAddressRestored: (state, { payload }: PayloadAction<Partial<SearchAddressState>>) => ({
      ...state,
      ...payload,
      isOpenModal: false,
    }),
  },
})

export const searchAddressReducer = slice.reducer
export const {
  searchAddressChosen,
  searchAddressCleared,
  serviceChosen,
  addressDialogOpened,
  addressDialogClosed,
  searchAddressRestored,
} = slice.actions
