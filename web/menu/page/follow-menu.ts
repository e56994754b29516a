import type { OutputOf } from '#contract/call.ts'
import type { listCategories } from '#contract/menu.ts'
import { API_BASE } from '#contract/constants.ts'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { backOffMs } from '#web/calls/request/back-off.ts'
import { fetchAnswer } from '#web/calls/request/fetch-answer.ts'
import type { MenuQuery } from '#web/menu/menu-query.ts'

type Menu = OutputOf<typeof listCategories>

/** Customers of one restaurant don't all read its menu in the same instant. */
const SPREAD_MS = 300
const NOT_FOUND = 404

/**
 * Reads the menu of a store again whenever the server says that something of it has changed, while the page
 * is visible; a hidden page holds no connection, and reads when it is shown again. A read that fails is repeated after a
 * growing delay; until then the menu stays as it is, and the basket refuses what has sold out. @returns how to stop
 */
export function followMenu(
  slug: string,
  queryOf: () => MenuQuery,
  onRead: (query: MenuQuery, menu: Menu) => void,
): () => void {
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let wasHidden = false
  let isOver = false
  let failures = 0

  const read = async () => {
    const query = queryOf()
    const url = `${API_BASE}/store/${slug}/categories?${new URLSearchParams({ ...query })}`
    // Past what this browser has cached for some seconds.
    const answer = await fetchAnswer(url, { cache: 'reload' }).catch((thrown: unknown) => {
      if (isApiFailure(thrown)) return null
      throw thrown
    })
    if (isOver) return
    const isRead = answer?.status === 200
    failures = isRead ? 0 : failures + 1
    if (isRead) onRead(query, answer.body as Menu) // What the contract promises.
    else if (answer?.status !== NOT_FOUND) readSoon()
  }
  const readSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void read(), backOffMs(failures) + Math.random() * SPREAD_MS)
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
      failures = 0
      // The connection was lost, and with it maybe a change.
      if (hasOpened) readSoon()
      hasOpened = true
    })
    if (wasHidden) readSoon()
  }
  follow()
  document.addEventListener('visibilitychange', follow)
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', follow)
    clearTimeout(timer)
    source?.close()
  }
}
