import { useEffect, useState, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { startedStore } from '#web/state/started-store.ts'
import { appStore } from '#web/state/store.ts'
import { useIsInBrowser } from './use-is-in-browser.ts'

/** Gives the state to what is inside. */
export function WithState({ children }: { children: ReactNode }) {
  const isInBrowser = useIsInBrowser()
  const [store] = useState(isInBrowser ? startedStore : appStore)
  // The server knows nothing that this browser stored, so its HTML is hydrated first.
  useEffect(() => void startedStore(), [])
  return <Provider store={store}>{children}</Provider>
}
