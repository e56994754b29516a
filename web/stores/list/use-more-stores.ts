import { useEffect, useMemo, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { StoreCard } from '#contract/stores/stores.ts'
import { isOffline, online, showOffline } from '#web/calls/request/connection.ts'

interface Part {
  items: StoreCard[]
  nextCursor: string | null
}

/**
 * A list that grows: its first part, and those fetched since. Begins again with another first part,
 * so give the component that uses it a key of what is listed.
 *
 * What is fetched is the page of the list at another address, so it answers with a `list` as well.
 *
 * @param onGrown gets how many there were before
 */
export function useMoreStores(first: Part, onGrown: (before: number) => void) {
  const { data, state, load } = useFetcher<{ list: Part }>()
  const [more, setMore] = useState<readonly Part[]>([])
  const taken = useRef<unknown>(undefined)
  const stores = useMemo(() => [first, ...more].flatMap(({ items }) => items), [first, more])
  const { nextCursor } = more.at(-1) ?? first

  useEffect(() => {
    if (!data || data === taken.current) return
    taken.current = data
    setMore((parts) => [...parts, data.list])
  }, [data])

  const grown = useRef({ count: stores.length, onGrown })
  useEffect(() => {
    const before = grown.current.count
    grown.current = { count: stores.length, onGrown }
    if (stores.length > before) onGrown(before)
  }, [stores.length, onGrown])

  return {
    stores,
    nextCursor,
    isFetching: state !== 'idle',
    fetchMore: async (address: string) => {
      if (isOffline()) showOffline()
      await online()
      await load(address)
    },
  }
}
