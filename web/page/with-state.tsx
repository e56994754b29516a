import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { withState } from '#web/state/lazy-state.ts'
import { startedStore } from '#web/state/started-store.ts'
import { appStore } from '#web/state/store.ts'
import { useIsInBrowser } from './use-is-in-browser.ts'

/** Provides the state to its children. */
export function WithState({ children }: { children: ReactNode }) {
  const isInBrowser = useIsInBrowser()
  const [store] = useState(isInBrowser ? startedStore : appStore)
  useEffect(() => {
    // The server has nothing that this browser stored, so its HTML is hydrated first.
    startedStore()
    // What reads it later, such as the frame of the page, shows from now on what happens in it.
    void withState(() => {})
  }, [])
  return <Provider store={store}>{children}</Provider>
}

/** A component within the state, for pages that are not. */
export function partWithState<Props extends object>(Part: ComponentType<Props>) {
  return function PartWithState(props: Props) {
    return (
      <WithState>
        <Part {...props} />
      </WithState>
    )
  }
}
