import type { OutputOf } from '#contract/call.ts'
import type { listCategories } from '#contract/menu.ts'
import { API_BASE } from '#contract/constants.ts'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { fetchAnswer } from '#web/calls/request/fetch-answer.ts'
import type { MenuQuery } from '#web/menu/menu-query.ts'

type Menu = OutputOf<typeof listCategories>

/** Customers of one restaurant don't all read its menu in the same instant. */
const SPREAD_MS = 300

/**
 * Reads the menu of a store again whenever the server says that something of it has changed, while the page
 * is visible; a hidden page holds no connection, and reads when it is shown again. @returns how to stop
 */
export function followMenu(
  slug: string,
  queryOf: () => MenuQuery,
  onRead: (query: MenuQuery, menu: Menu) => void,
): () => void {
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let wasHidden = false

  const read = async () => {
    const query = queryOf()
    const url = `${API_BASE}/store/${slug}/categories?${new URLSearchParams({ ...query })}`
    try {
      // Past what this browser has cached for some seconds.
      const { status, body } = await fetchAnswer(url, { cache: 'reload' })
      if (status === 200) onRead(query, body as Menu) // What the contract promises.
    } catch (thrown) {
      // Without a network the menu stays as it is, and the basket refuses what has sold out.
      if (!isApiFailure(thrown)) throw thrown
    }
  }
  const readSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void read(), Math.random() * SPREAD_MS)
  }
  const follow = () => {
    source?.close()
    source = null
    if (document.visibilityState !== 'visible') {
      wasHidden = true
      return
    }
    source = new EventSource(`${API_BASE}/store/${slug}/events`)
    source.addEventListener('menu', readSoon)
    let hasOpened = false
    source.addEventListener('open', () => {
      // The connection was lost, and with it maybe a change.
      if (hasOpened) readSoon()
      hasOpened = true
    })
    if (wasHidden) readSoon()
  }
  follow()
  document.addEventListener('visibilitychange', follow)
  return () => {
    document.removeEventListener('visibilitychange', follow)
    clearTimeout(timer)
    source?.close()
  }
}
