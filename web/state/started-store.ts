import { persist } from './persistence.ts'
import { appStore, type AppStore } from './store.ts'

let isStarted = false

/** The store of this browser with what was kept in it. Not before a page's HTML has been taken over. */
export function startedStore(): AppStore {
  const store = appStore()
  if (isStarted) return store
  isStarted = true
  persist(store)
  return store
}
