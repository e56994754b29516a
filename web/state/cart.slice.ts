import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { NewBasketItem } from '#contract/cart/cart-line.ts'

/**
 * The token of this browser's cart, and the pending questions about it; the cart itself comes by its call.
 */
export interface CartState {
  cartToken: string | null
  /** Waits for the answer whether it may replace a basket from another store. */
  newBasketItem: (NewBasketItem & { storeId: string; storeName: string }) | null
  isNewBasket: boolean
  /** Whether the basket's sheet is open on a phone. */
  openSummary: boolean
  /** The last basket has become an order: checkout has nothing left to do, and links to that. */
  checkoutClear: boolean
  /** The address was refused because this store does not deliver there. */
  addressError: boolean
  /** The address that was sent last, and to which cart, whatever the answer; null: none was. */
  addressGiven: string | null
}

const initialState: CartState = {
  cartToken: null,
  newBasketItem: null,
  isNewBasket: false,
  openSummary: false,
  checkoutClear: false,
  addressError: false,
  addressGiven: null,
}

const slice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    cartNamed: (state, { payload }: PayloadAction<string>) => {
      // Another cart's store and its refusal do not count for this one.
      if (state.cartToken !== payload) state.addressError = false
      state.cartToken = payload
      state.checkoutClear = false
    },
    cartCleared: () => initialState,
    /** Clears the cart that has become an order; one that was started meanwhile stays. */
    cartOrdered: (state, { payload }: PayloadAction<string | null>) =>
      state.cartToken === null || payload === null || state.cartToken === payload
        ? { ...initialState, checkoutClear: true }
        : state,
    newBasketRequested: (
      state,
      { payload }: PayloadAction<NonNullable<CartState['newBasketItem']>>,
    ) => {
      state.newBasketItem = payload
      state.isNewBasket = true
    },
    newBasketAnswered: (state) => {
      state.newBasketItem = null
      state.isNewBasket = false
    },
    summaryOpened: (state) => void (state.openSummary = true),
    summaryClosed: (state) => void (state.openSummary = false),
    addressGiven: (state, { payload }: PayloadAction<string>) =>
      void (state.addressGiven = payload),
    addressRefused: (state) => void (state.addressError = true),
    addressAccepted: (state) => void (state.addressError = false),
  },
})

export const cartReducer = slice.reducer
export const {
  cartNamed,
  cartCleared,
  cartOrdered,
  newBasketRequested,
  newBasketAnswered,
  summaryOpened,
  summaryClosed,
  addressGiven,
  addressRefused,
  addressAccepted,
} = slice.actions
