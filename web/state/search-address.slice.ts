import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Address } from '#contract/address.ts'
import { EMPTY_ADDRESS } from '#contract/empty-address.ts'
import { DEFAULT_SERVICE, type Service } from '#rules/orders/service.ts'
import { defaultAddressKnown, loggedOut } from './auth.slice.ts'

export interface SearchAddressState extends Address {
  service: Service
  /**
   * A saved address of the signed-in customer is cleared when they log out; if nothing is chosen, it is their
   * default.
   */
  savedAs: 'default' | 'chosen' | null
  /** Whether the dialog that asks for an address is open. */
  isOpenModal: boolean
}

const initialState: SearchAddressState = {
  ...EMPTY_ADDRESS,
  service: DEFAULT_SERVICE,
  savedAs: null,
  isOpenModal: false,
}

const slice = createSlice({
  name: 'searchAddress',
  initialState,
  reducers: {
    searchAddressChosen: (state, { payload }: PayloadAction<Address>) => ({
      ...state,
      ...payload,
      savedAs: payload.address === state.address ? state.savedAs : null,
      isOpenModal: false,
    }),
    /** One of the signed-in customer's saved addresses. */
    savedAddressChosen: (state, { payload }: PayloadAction<Address>) =>
      takeSaved(state, payload, 'chosen'),
    /** The same address, with details that were looked up. */
    searchAddressCompleted: (state, { payload }: PayloadAction<Address>) => ({
      ...state,
      ...payload,
    }),
    searchAddressCleared: cleared,
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
    // Without a search, the customer's home is the searched address.
    on.addCase(defaultAddressKnown, (state, { payload }) => {
      const isFree = !state.address && !state.city
      if (!isFree && state.savedAs !== 'default') return state
      return payload ? takeSaved(state, payload, 'default') : cleared(state)
    })
    on.addCase(loggedOut, (state) => (state.savedAs ? cleared(state) : state))
  },
})

function cleared(state: SearchAddressState): SearchAddressState {
  return { ...state, ...EMPTY_ADDRESS, savedAs: null }
}

function takeSaved(
  state: SearchAddressState,
  saved: Address,
  savedAs: 'default' | 'chosen',
): SearchAddressState {
  const { address, city, area, postCode, country, placeId, latitude, longitude } = saved
  const place = { address, city, area, postCode, country, placeId, latitude, longitude }
  return { ...state, ...place, savedAs }
}

export const searchAddressReducer = slice.reducer
export const {
  searchAddressChosen,
  savedAddressChosen,
  searchAddressCompleted,
  searchAddressCleared,
  serviceChosen,
  addressDialogOpened,
  addressDialogClosed,
  searchAddressRestored,
} = slice.actions
