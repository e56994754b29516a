import { setupListeners } from '@reduxjs/toolkit/query'
import { persist } from './persistence/persistence.ts'
import { appStore, type AppStore } from './store.ts'

let isStarted = false

/** The store of this browser with what was kept in it. Not before a page's HTML has been taken over. */
export function startedStore(): AppStore {
  const store = appStore()
  if (isStarted) return store
  isStarted = true
  persist(store)
  // What could not be fetched without a network is fetched when there is one again.
  setupListeners(store.dispatch)
  return store
}
