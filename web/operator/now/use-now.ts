import { useEffect, useState } from 'react'
import { useStore } from 'react-redux'
import { subscribeToEvents } from '#web/calls/request/event-stream.ts'
import { useGetNowQuery } from '#web/calls/staff/operator/now-calls.ts'
import type { AppStore } from '#web/state/store.ts'

/** What only time changes is read this often. */
const refreshMs = 15_000

/** What waits for a person, read anew whenever the server says that something has happened. */
export function useNow() {
  const store = useStore() as AppStore // The one of our providers.
  const query = useGetNowQuery(undefined, {
    pollingInterval: refreshMs,
    refetchOnMountOrArgChange: true,
  })
  const { refetch } = query
  const [isLive, setIsLive] = useState(true)
  useEffect(
    () =>
      subscribeToEvents(
        store,
        { path: '/operator/now/events' },
        {
          onConnect: () => {
            setIsLive(true)
            void refetch()
          },
          onEvent: () => void refetch(),
          onLost: () => setIsLive(false),
        },
      ),
    [store, refetch],
  )
  return { ...query, isLive }
}
