import { configureStore } from '@reduxjs/toolkit'
import { useDispatch, useSelector, useStore } from 'react-redux'
import { api } from '#web/calls/api.ts'
import { appReducer } from './app.slice.ts'
import { authReducer } from './auth.slice.ts'
import { cartReducer } from './cart.slice.ts'
import { favouritesReducer } from './favourites.slice.ts'
import { operatorReducer } from './operator.slice.ts'
import { partnerReducer } from './partner.slice.ts'
import { registerReducer } from './register.slice.ts'
import { resetReducer } from './reset.slice.ts'
import { searchAddressReducer } from './search-address.slice.ts'
import { StoreMemory } from './store-memory.ts'
import { verifyEmailReducer } from './verify-email.slice.ts'

function makeStore() {
  const memory = new StoreMemory()
  const store = configureStore({
    reducer: {
      [api.reducerPath]: api.reducer,
      app: appReducer,
      auth: authReducer,
      cart: cartReducer,
      favourites: favouritesReducer,
      operator: operatorReducer,
      partner: partnerReducer,
      register: registerReducer,
      reset: resetReducer,
      searchAddress: searchAddressReducer,
      verifyEmail: verifyEmailReducer,
    },
    middleware: (defaults) => defaults({ thunk: { extraArgument: memory } }).concat(api.middleware),
    devTools: false,
  })
  return Object.assign(store, { memory })
}

/* All pages of this browser show one state, and calls need it where no page has passed it to them. */
let storeOfBrowser: AppStore | undefined

/** The one store of this browser. On the server, which stores nothing, every page has its own. */
export function appStore(): AppStore {
  if (typeof document === 'undefined') return makeStore()
  storeOfBrowser ??= makeStore()
  return storeOfBrowser
}

export type AppStore = ReturnType<typeof makeStore>
export type AppState = ReturnType<AppStore['getState']>
export type AppDispatch = AppStore['dispatch']
export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppSelector = useSelector.withTypes<AppState>()
export const useAppStore = useStore.withTypes<AppStore>()
