import { setupListeners } from '@reduxjs/toolkit/query'
import { appStarted } from './app.slice.ts'
import { persist } from './persistence/persistence.ts'
import { appStore, type AppStore } from './store.ts'

/** The store of this browser with what was stored in it. Not before a page's HTML has been taken over. */
export function startedStore(): AppStore {
  const store = appStore()
  if (store.getState().app.isStarted) return store
  store.dispatch(appStarted())
  persist(store)
  // What could not be fetched without a network is fetched when there is one again.
  setupListeners(store.dispatch)
  return store
}
