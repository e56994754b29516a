import { useEffect, useState, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { startedStore } from '#web/state/started-store.ts'
import { appStore } from '#web/state/store.ts'
import { useIsInBrowser } from './use-is-in-browser.ts'

/** Provides the state to its children. */
export function WithState({ children }: { children: ReactNode }) {
  const isInBrowser = useIsInBrowser()
  const [store] = useState(isInBrowser ? startedStore : appStore)
  // The server has nothing that this browser stored, so its HTML is hydrated first.
  useEffect(() => void startedStore(), [])
  return <Provider store={store}>{children}</Provider>
}
