import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { StoreCard } from '#contract/stores.ts'
import type { loader } from './store-list.page.tsx'

interface Part {
  items: readonly StoreCard[]
  nextCursor: string | null
}

/**
 * A list that grows: its first part, and those fetched since. Begins again with another first part,
 * so give the component that uses it a key of what is listed.
 *
 * @param onGrown gets how many there were before
 */
export function useMoreStores(first: Part, onGrown: (before: number) => void) {
  const { data, state, load } = useFetcher<typeof loader>()
  const [more, setMore] = useState<readonly Part[]>([])
  const taken = useRef<unknown>(undefined)
  const stores = [first, ...more].flatMap(({ items }) => items)
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
    fetchMore: (address: string) => void load(address),
  }
}
