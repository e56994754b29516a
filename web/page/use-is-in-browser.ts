import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while its HTML is taken over, true from then on. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
