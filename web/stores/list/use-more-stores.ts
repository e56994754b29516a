import { useEffect, useMemo, useRef, useState } from 'react'
import { useFetcher, useLocation, useOutletContext } from 'react-router'
import { isOffline, online, showOffline } from '#web/calls/request/connection.ts'
import type { StorePage } from './store-page.ts'

type Part = Pick<StorePage, 'items' | 'nextCursor'>

/** What lists have grown by, by the entry of the browser's history that shows them. */
export type GrownLists = Map<string, readonly Part[]>

/** Whoever goes back further loads the rest again. */
const LISTS_REMEMBERED = 10

/**
 * A list that grows: its first part, and those loaded since, which are there again for whoever comes back.
 * Starts again with another first part, so give the component that uses it a key of what is listed.
 *
 * It loads the page of the list at another address, so that page answers with a `list` as well.
 *
 * @param onGrown gets how many there were before
 */
export function useMoreStores(first: Part, onGrown: (before: number) => void) {
  const { data, state, load } = useFetcher<{ list: Part }>()
  const { key } = useLocation()
  const grownLists = useOutletContext<GrownLists>()
  const [more, setMore] = useState(() => grownLists.get(key) ?? [])
  const taken = useRef<unknown>(undefined)
  const stores = useMemo(() => {
    // The first part is the newer one for whoever comes back, and may have a store that was in another.
    const known = new Set<string>()
    return [first, ...more].flatMap(({ items }) =>
      items.filter(({ id }) => !known.has(id) && known.add(id)),
    )
  }, [first, more])
  const { nextCursor } = more.at(-1) ?? first

  useEffect(() => {
    if (!data || data === taken.current) return
    taken.current = data
    setMore((parts) => [...parts, data.list])
  }, [data])

  useEffect(() => {
    if (more.length === 0) return
    // The last is the latest.
    grownLists.delete(key)
    grownLists.set(key, more)
    for (const oldest of [...grownLists.keys()].slice(0, -LISTS_REMEMBERED))
      grownLists.delete(oldest)
  }, [grownLists, key, more])

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
