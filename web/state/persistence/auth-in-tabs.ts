import type { Action } from '@reduxjs/toolkit'
import { PERSISTENCE_KEY, PERSISTENCE_TIMEOUT_MS } from '#contract/constants.ts'
import { authRestored, loggedOut, type AuthState } from '#web/state/auth.slice.ts'
import { changeStored, readStored, storageOf, type TextStorage } from './browser-storage.ts'
import { stored, type StoredForAllTabs } from './stored-values.ts'

/* The session is the same in every tab of a browser, with the same tokens: each refresh token works once, so
   a tab with an old one would end the session. A remembered session is in the storage of all tabs. Any other
   is in the storage of each tab, which the browser deletes with its own session, and tabs send it to each
   other; what all share is only the id of the newest tokens, by which a tab knows that it has missed some,
   for example one that was frozen, or closed and opened again. */

export interface AuthStore {
  getState(): { auth: AuthState }
  dispatch(action: Action): unknown
  subscribe(listener: () => void): () => void
}

/** Other tabs see a stored change a moment later; if nothing has arrived by then, there is none. */
const STORAGE_ARRIVES_WITHIN_MS = 500

/** A tab's storages, and its channel to the others. */
export interface Tab {
  forAll: TextStorage
  inTab: TextStorage
  /** Null in browsers that lack it. */
  channel: TabChannel | null
}

export interface TabChannel {
  /** To all other tabs. */
  say: (message: TabMessage) => void
  listen: (hear: (message: TabMessage) => void) => void
  close: () => void
}

/** A tab that has the tokens of an id sends them to a tab that asks; it sends new ones unasked. */
export type TabMessage = { kind: 'ask'; mark: string } | { kind: 'tell'; auth: AuthState }

/** Restores the session, stores its changes, and synchronises it with the other tabs of this browser. */
export class AuthOfTab {
  readonly #store: AuthStore
  readonly #tab: Tab
  readonly #unsubscribe: () => void
  #before: AuthState
  /** What comes from other tabs is not sent to them again. */
  #isTaking = false
  /** Without storage every tab is on its own. */
  #hasStorage = true
  /** Callers that wait for another tab's answer. */
  #heard = () => {}

  constructor(store: AuthStore, tab: Tab) {
    this.#store = store
    this.#tab = tab
    this.#before = store.getState().auth
    tab.channel?.listen((message) => this.#hear(message))
    this.#restore()
    this.#unsubscribe = store.subscribe(() => this.#persist())
  }

  /**
   * Takes over the changes of other tabs, before a token is renewed. If this tab has waited for another to
   * renew it, what that one has stored may still be on its way here.
   */
  async catchUp({ hasWaited = false } = {}): Promise<void> {
    const before = this.#mine.mark
    this.look()
    if (this.#hasNewest()) {
      if (hasWaited && this.#mine.mark === before) await this.#news(STORAGE_ARRIVES_WITHIN_MS)
      return
    }
    await this.#news(PERSISTENCE_TIMEOUT_MS)
    // The tokens are lost with the tab that had them; with older ones the session would end.
    if (!this.#hasNewest()) this.#take(loggedOut())
  }

  /** Handles a change of the shared storage. */
  look(): void {
    if (!this.#hasStorage) return
    const { auth, mark = null } = this.#ofAll
    const mine = this.#mine
    if (auth?.isAuthenticated) {
      if (!isSame(auth, mine)) this.#take(authRestored(auth))
    } else if (mark === null) {
      if (mine.isAuthenticated) this.#take(loggedOut())
    } else if (mark !== mine.mark) this.#tab.channel?.say({ kind: 'ask', mark })
  }

  leave(): void {
    this.#unsubscribe()
    this.#tab.channel?.close()
  }

  get #mine(): AuthState {
    return this.#store.getState().auth
  }

  get #ofAll(): StoredForAllTabs {
    return readStored(stored.forAllTabs, this.#tab.forAll) ?? {}
  }

  #restore(): void {
    const { auth: ofAll, mark = null } = this.#ofAll
    const { auth } = readStored(stored.inTab, this.#tab.inTab) ?? {}
    if (auth?.isAuthenticated && !ofAll && (auth.mark ?? null) === mark)
      return this.#take(authRestored(auth))
    // Tokens that another tab has replaced are of no use.
    if (auth) changeStored(stored.inTab, { auth: undefined }, this.#tab.inTab)
    this.look()
  }

  /** Waits for a change to be taken over, but no longer than this. */
  #news(longestMs: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, longestMs)
      this.#heard = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  #take(action: Action): void {
    this.#isTaking = true
    this.#store.dispatch(action)
    this.#before = this.#mine
    this.#isTaking = false
    changeStored(stored.inTab, { auth: ofTab(this.#mine) }, this.#tab.inTab)
    this.#heard()
  }

  #persist(): void {
    const auth = this.#mine
    if (this.#isTaking || auth === this.#before) return
    const isNew = auth.mark !== this.#before.mark
    this.#before = auth
    // Another tab has newer tokens; the change here belongs to older ones.
    if (!isNew && this.#hasStorage && !this.#hasMarkOfAll()) return this.look()
    const isRemembered = auth.isAuthenticated && auth.rememberMe
    const ofAll = { auth: isRemembered ? auth : undefined, mark: auth.mark ?? undefined }
    changeStored(stored.forAllTabs, ofAll, this.#tab.forAll)
    changeStored(stored.inTab, { auth: ofTab(auth) }, this.#tab.inTab)
    this.#hasStorage = this.#hasMarkOfAll()
    if (ofTab(auth)) this.#tab.channel?.say({ kind: 'tell', auth })
  }

  #hear(message: TabMessage): void {
    const mine = this.#mine
    if (message.kind === 'ask') {
      if (message.mark === mine.mark && ofTab(mine))
        this.#tab.channel?.say({ kind: 'tell', auth: mine })
    } else if (message.auth.mark === this.#ofAll.mark && !isSame(message.auth, mine))
      this.#take(authRestored(message.auth))
  }

  #hasMarkOfAll(): boolean {
    return this.#mine.mark === (this.#ofAll.mark ?? null)
  }

  #hasNewest(): boolean {
    return !this.#hasStorage || this.#mine.mark === null || this.#hasMarkOfAll()
  }
}

/** The environment of every tab of this browser. */
export function joinTabsOfBrowser(store: AuthStore): AuthOfTab {
  return new AuthOfTab(store, {
    forAll: storageOf('localStorage'),
    inTab: storageOf('sessionStorage'),
    channel: openChannel(`${PERSISTENCE_KEY}.auth`),
  })
}

/** Tabs that open a channel of the same name get each other's messages. */
export function openChannel(name: string): TabChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null
  const channel = new BroadcastChannel(name)
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- not to a window
    say: (message) => channel.postMessage(message),
    listen: (hear) =>
      // Only our own pages send messages here.
      channel.addEventListener('message', ({ data }) => hear(data as TabMessage)),
    close: () => channel.close(),
  }
}

/** What a tab stores itself: nothing of a session that all tabs remember. */
const ofTab = (auth: AuthState) => (auth.isAuthenticated && !auth.rememberMe ? auth : undefined)

const isSame = (a: AuthState, b: AuthState) => JSON.stringify(a) === JSON.stringify(b)
