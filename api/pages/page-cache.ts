import { Cache } from '#api/memory/cache.ts'
import type { RenderedPage } from './rendered-page.ts'
import { PageNotRendered } from './renderer.ts'

/** Renders the page at an address; one that may wait is rendered behind all that may not. */
export type Render = (url: string, options: { mayWait: boolean }) => Promise<RenderedPage>

interface CachedPage {
  page: RenderedPage
  freshUntilMs: number
}

interface PageCacheOptions {
  random: () => number
  now: () => Date
  logError: (error: unknown) => void
}

/** A page that is being rendered, which shows the state from before a change that comes meanwhile. */
interface Making {
  result: Promise<RenderedPage>
  mayWait: boolean
  changedStores: Set<string>
  hasAllChanged: boolean
}

/** The maximum size of all pages, with their addresses. */
const MAXIMUM_BYTES = 64 * 1024 * 1024
const MAXIMUM_PAGES = 2000
/** The overhead of an entry besides its characters and bytes. */
const BYTES_PER_ENTRY = 1000
/**
 * Pages are valid until a minute ends, all of them until the same one. Each counts as fresh for up to this
 * much longer, so that they are not rendered again together.
 */
const JITTER_MS = 20_000
/** How long a page is shown after that while it waits for its next render. */
const STALE_MS = 60_000

/**
 * Whole pages by their address, the least recently used ones dropped first. A request for a stale one gets
 * it, and it is rendered again for the next. A missing one that many request at once is rendered once.
 */
export class PageCache {
  readonly #render: Render
  readonly #random: () => number
  readonly #now: () => Date
  readonly #logError: (error: unknown) => void
  readonly #making = new Map<string, Making>()
  readonly #pages: Cache<CachedPage>

  constructor(render: Render, { random, now, logError }: PageCacheOptions) {
    this.#render = render
    this.#random = random
    this.#now = now
    this.#logError = logError
    const weightOf = ({ page }: CachedPage, url: string) =>
      page.body.totalBytes + 2 * url.length + BYTES_PER_ENTRY
    const weight = { maximum: MAXIMUM_BYTES, of: weightOf }
    this.#pages = new Cache({ maximum: MAXIMUM_PAGES, weight }, now)
  }

  /** The page at an address, if it is cached; a stale one is rendered again meanwhile. */
  find(url: string): RenderedPage | undefined {
    const cached = this.#pages.get(url)
    if (!cached) return undefined
    if (this.#now().getTime() >= cached.freshUntilMs && !this.#making.has(url))
      // The next request tries again.
      this.#make(url, true).catch((error: unknown) => this.#remakeFailed(error))
    return cached.page
  }

  /** Renders the page at an address, once for all who request it at the same time. */
  make(url: string, { mayWait = false } = {}): Promise<RenderedPage> {
    const making = this.#making.get(url)
    // A render that may wait is behind others; a request that may not wait does not wait for those.
    return making && (mayWait || !making.mayWait) ? making.result : this.#make(url, mayWait)
  }

  /** Drops the pages that show a store. */
  dropStore(storeId: string): void {
    for (const making of this.#making.values()) making.changedStores.add(storeId)
    this.#making.clear()
    this.#pages.deleteWhere(({ page }) => page.storeIds.includes(storeId))
  }

  /** Drops all pages. */
  clear(): void {
    for (const making of this.#making.values()) making.hasAllChanged = true
    this.#making.clear()
    this.#pages.clear()
  }

  #remakeFailed(error: unknown): void {
    if (!(error instanceof PageNotRendered)) this.#logError(error)
  }

  #make(url: string, mayWait: boolean): Promise<RenderedPage> {
    const making: Making = {
      result: this.#render(url, { mayWait }),
      mayWait,
      changedStores: new Set(),
      hasAllChanged: false,
    }
    this.#making.set(url, making)
    const end = () => {
      if (this.#making.get(url) === making) this.#making.delete(url)
    }
    making.result.then((page) => {
      end()
      this.#store(url, page, making)
    }, end)
    return making.result
  }

  #store(url: string, page: RenderedPage, { hasAllChanged, changedStores }: Making): void {
    if (hasAllChanged || page.storeIds.some((id) => changedStores.has(id))) return
    if (page.trueUntilMs === null) {
      // A failure of ours does not replace the cached page; a page that is no longer found does.
      if (page.status < 500) this.#pages.delete(url)
      return
    }
    const freshUntilMs = page.trueUntilMs + this.#random() * JITTER_MS
    this.#pages.set(url, { page, freshUntilMs }, freshUntilMs + STALE_MS)
  }
}
