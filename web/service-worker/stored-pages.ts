import {
  cachesOf,
  filesIn,
  MAXIMUM_ENTRIES,
  mayStoreFile,
  mayStorePage,
  pageKey,
  REFRESHED_AFTER_MS,
  SHOWN_AT_ONCE_MS,
} from './policy.ts'
import { BOARD_PATH, OFFLINE_PATH, type ShownState } from './shared.ts'
import { RETURN_HREF_PARAMETER } from '#contract/constants.ts'
import { languageOfPath, pathIn } from '#rules/text/languages.ts'
import { trim } from './trim.ts'

/** A tab may close before its page has asked about its copy. */
const MAXIMUM_VISITS = 20

/**
 * Public pages as they were last visited, each with the files that it names, so that none is shown without
 * its scripts. All are of one build.
 */
export class StoredPages {
  readonly #builds: readonly string[]
  readonly #names: ReturnType<typeof cachesOf>
  readonly #onOtherBuild: () => Promise<unknown>
  /** Whether the copies that open pages were shown are up to date, by client. */
  readonly #visits = new Map<string, Promise<ShownState>>()

  /** @param builds the addresses of their route manifests, of which each page names one */
  constructor(builds: readonly string[], onOtherBuild: () => Promise<unknown>) {
    this.#builds = builds
    this.#names = cachesOf(builds)
    this.#onOtherBuild = onOtherBuild
  }

  /** A recent copy at once, which is refreshed meanwhile; else the server's answer; else an older copy. */
  async answer(event: FetchEvent): Promise<Response> {
    const url = new URL(event.request.url)
    const key = pageKey(url)
    const pages = await caches.open(this.#names.pages)
    const stored = await pages.match(key, { ignoreVary: true })
    // A reload waits for the server.
    const isReload = event.request.cache === 'no-cache'
    if (stored && !isReload && ageMs(stored) < SHOWN_AT_ONCE_MS) {
      const refreshed = this.refresh(key)
      this.#remember(event.resultingClientId, refreshed)
      event.waitUntil(refreshed)
      return stored
    }
    try {
      const response = await fetch(event.request)
      event.waitUntil(this.#store(key, response.clone()))
      return response
    } catch {
      const any = stored ?? (await pages.match(key, { ignoreVary: true, ignoreSearch: true }))
      if (!any) return standIn(url)
      this.#remember(event.resultingClientId, Promise.resolve(unreachable(any)))
      return any
    }
  }

  /**
   * A page of the store app is always the server's answer. Without one, the board is shown as it was stored,
   * also in place of other pages: they need the network.
   */
  async answerStoreApp(event: FetchEvent): Promise<Response> {
    const url = new URL(event.request.url)
    const pages = await caches.open(this.#names.pages)
    const board = await pages.match(BOARD_PATH, { ignoreVary: true })
    try {
      const response = await fetch(event.request)
      if (board && response.status >= 500) return boardAt(url, board)
      if (url.pathname === BOARD_PATH) event.waitUntil(this.#store(BOARD_PATH, response.clone()))
      return response
    } catch {
      return board ? boardAt(url, board) : standIn(url)
    }
  }

  /** Whether the copy that a page was shown is up to date; undefined if it was shown none. */
  takeVisit(clientId: string): Promise<ShownState> | undefined {
    const visit = this.#visits.get(clientId)
    this.#visits.delete(clientId)
    return visit
  }

  /** Requests a page, which the server answers with few bytes if its copy is up to date. */
  async refresh(key: string): Promise<ShownState> {
    const pages = await caches.open(this.#names.pages)
    const stored = await pages.match(key, { ignoreVary: true })
    let response: Response
    try {
      response = await fetch(key, { cache: 'no-cache' })
    } catch {
      return unreachable(stored)
    }
    if (response.status >= 500) return unreachable(stored)
    const etag = response.headers.get('etag')
    const isStored = await this.#store(key, response)
    if (isStored === 'otherBuild') return { is: 'otherBuild' }
    return { is: etag !== null && etag === stored?.headers.get('etag') ? 'same' : 'changed' }
  }

  /** Stores a page that its scripts opened within the document, unless it was stored a moment ago. */
  async visit(key: string): Promise<ShownState> {
    const pages = await caches.open(this.#names.pages)
    const stored = await pages.match(key, { ignoreVary: true })
    return stored && ageMs(stored) < REFRESHED_AFTER_MS ? { is: 'same' } : this.refresh(key)
  }

  /** Stores files that are not stored yet. Rejects when one cannot be loaded. */
  async storeFiles(paths: readonly string[]): Promise<void> {
    const files = await caches.open(this.#names.files)
    await Promise.all(
      paths.map(async (path) => {
        if (await files.match(path, { ignoreVary: true })) return
        const response = await fetch(path)
        if (!mayStoreFile(response)) throw new TypeError(`${path} is no file`)
        await files.put(path, response)
      }),
    )
    await trim(files, MAXIMUM_ENTRIES.files)
  }

  async #store(key: string, response: Response): Promise<'done' | 'otherBuild'> {
    const pages = await caches.open(this.#names.pages)
    if (!mayStorePage(response)) {
      // The copy is outdated, but a failure of the server says nothing about it.
      if (response.status < 500) await pages.delete(key, { ignoreVary: true })
      return 'done'
    }
    const html = await response.clone().text()
    if (!this.#builds.some((build) => html.includes(build))) {
      await caches.delete(this.#names.pages)
      await this.#onOtherBuild()
      return 'otherBuild'
    }
    await this.storeFiles(filesIn(html))
    await pages.put(key, response)
    await trim(pages, MAXIMUM_ENTRIES.pages, [OFFLINE_PATH, BOARD_PATH])
    return 'done'
  }

  #remember(clientId: string, state: Promise<ShownState>): void {
    const [oldest] = this.#visits.keys()
    if (oldest !== undefined && this.#visits.size >= MAXIMUM_VISITS) this.#visits.delete(oldest)
    this.#visits.set(clientId, state)
  }
}

const ageMs = (response: Response) => Date.now() - timeOf(response)

const timeOf = (response: Response) => Date.parse(response.headers.get('date') ?? '') || 0

const unreachable = (stored: Response | undefined): ShownState => ({
  is: 'unreachable',
  asOfMs: stored ? timeOf(stored) : 0,
})

/** The stored board where it was asked for; any other page leads to it. */
const boardAt = ({ pathname }: URL, board: Response): Response =>
  pathname === BOARD_PATH ? board : Response.redirect(BOARD_PATH, 302)

/** Redirects to the page that says that there is no network, and back when there is one. */
function standIn({ pathname, search }: URL): Response {
  const { language, path } = languageOfPath(pathname)
  if (path === OFFLINE_PATH) return Response.error()
  const back = new URLSearchParams({ [RETURN_HREF_PARAMETER]: pathname + search })
  return Response.redirect(`${pathIn(language, OFFLINE_PATH)}?${back}`, 302)
}
