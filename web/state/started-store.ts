import { setupListeners } from '@reduxjs/toolkit/query'
import { appStarted } from './app.slice.ts'
import { persist } from './persistence/persistence.ts'
import { appStore, type AppStore } from './store.ts'

/** The store of this browser with its restored state. Not before a page has been hydrated. */
export function startedStore(): AppStore {
  const store = appStore()
  if (store.getState().app.isStarted) return store
  store.dispatch(appStarted())
  persist(store)
  // What could not be loaded without a network is loaded when there is one again.
  setupListeners(store.dispatch)
  return store
}
