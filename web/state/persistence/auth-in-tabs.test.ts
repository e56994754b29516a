import { configureStore } from '@reduxjs/toolkit'
import { describe, expect, it, vi } from 'vitest'
import { PERSISTENCE_KEY, PERSISTENCE_TIMEOUT_MS } from '#contract/constants.ts'
import type { User } from '#contract/session.ts'
import {
  authReducer,
  loggedOut,
  signedIn,
  tokensRenewed,
  userFetched,
} from '#web/state/auth.slice.ts'
import { AuthOfTab, type Tab, type TabChannel, type TabMessage } from './auth-in-tabs.ts'
import type { TextStorage } from './browser-storage.ts'

const nia: User = {
  id: 'n',
  email: 'nia@example.com',
  firstName: 'Nia',
  lastName: 'Morgan',
  phone: '07700900123',
  profileType: 'customer',
  hasPassword: true,
  stores: [],
}
const numbered = (n: number) => ({ accessToken: `access-${n}`, refreshToken: `refresh-${n}` })
const signedInAs = (user: User, n: number, { rememberMe = false } = {}) =>
  signedIn({ user, tokens: numbered(n), rememberMe })

function memory(): TextStorage {
  const storedItems = new Map<string, string>()
  return {
    getItem: (key) => storedItems.get(key) ?? null,
    setItem: (key, text) => void storedItems.set(key, text),
  }
}

/** A browser: the storage of its tabs, and a way for them to send messages and to notice changes. */
class Browser {
  readonly forAll = memory()
  readonly #open = new Set<OpenTab>()

  /** With the storage of a closed tab, it is that tab opened again. */
  open(inTab = memory()): OpenTab {
    const tab = new OpenTab(this, inTab)
    this.#open.add(tab)
    tab.join()
    return tab
  }

  leave(tab: OpenTab) {
    this.#open.delete(tab)
  }

  othersThan(tab: OpenTab) {
    return [...this.#open].filter((other) => other !== tab)
  }
}

class OpenTab implements Tab {
  readonly store = configureStore({ reducer: { auth: authReducer } })
  readonly inTab: TextStorage
  readonly forAll: TextStorage
  readonly channel: TabChannel
  #hear: (message: TabMessage) => void = () => {}
  #joined: AuthOfTab | null = null
  readonly #browser: Browser

  constructor(browser: Browser, inTab: TextStorage) {
    this.#browser = browser
    this.inTab = inTab
    const others = () => browser.othersThan(this)
    this.forAll = {
      getItem: browser.forAll.getItem,
      setItem: (key, text) => {
        browser.forAll.setItem(key, text)
        for (const other of others()) other.#joined?.look()
      },
    }
    this.channel = {
      say: (message) => {
        for (const other of others()) other.#hear(message)
      },
      listen: (hear) => {
        this.#hear = hear
      },
      close: () => {},
    }
  }

  join() {
    this.#joined = new AuthOfTab(this.store, this)
  }

  catchUp(given?: { hasWaited: boolean }) {
    return this.#joined?.catchUp(given)
  }

  /** It gets no more messages; its storage stays. */
  close() {
    this.#browser.leave(this)
  }

  get auth() {
    return this.store.getState().auth
  }
}

describe.each([
  ['remembered', true],
  ['signed in for the session of the browser', false],
])('who is %s', (_, rememberMe) => {
  it('is so in tabs that are open and in those opened later', () => {
    const browser = new Browser()
    const [one, two] = [browser.open(), browser.open()]
    one.store.dispatch(signedInAs(nia, 1, { rememberMe }))
    expect(two.auth).toEqual(one.auth)
    expect(browser.open().auth).toEqual(one.auth)
  })

  it('has the same refreshed tokens in every tab', () => {
    const browser = new Browser()
    const [one, two] = [browser.open(), browser.open()]
    one.store.dispatch(signedInAs(nia, 1, { rememberMe }))
    two.store.dispatch(tokensRenewed(numbered(2)))
    expect(one.auth).toMatchObject(numbered(2))
    expect(browser.open().auth).toMatchObject(numbered(2))
  })

  it('has the same name in every tab', () => {
    const browser = new Browser()
    const [one, two] = [browser.open(), browser.open()]
    one.store.dispatch(signedInAs(nia, 1, { rememberMe }))
    two.store.dispatch(userFetched({ ...nia, firstName: 'Nina' }))
    expect(one.auth.user?.firstName).toBe('Nina')
  })

  it('logs out of every tab at once', () => {
    const browser = new Browser()
    const [one, two] = [browser.open(), browser.open()]
    one.store.dispatch(signedInAs(nia, 1, { rememberMe }))
    two.store.dispatch(loggedOut())
    expect(one.auth.isAuthenticated).toBe(false)
    expect(browser.open().auth.isAuthenticated).toBe(false)
  })

  it('is still so after loading the page again', () => {
    const browser = new Browser()
    const one = browser.open()
    one.store.dispatch(signedInAs(nia, 1, { rememberMe }))
    one.close()
    expect(browser.open(one.inTab).auth).toEqual(one.auth)
  })

  it('does not use tokens that were replaced while the tab was closed', () => {
    const browser = new Browser()
    const [one, two] = [browser.open(), browser.open()]
    one.store.dispatch(signedInAs(nia, 1, { rememberMe }))
    two.close()
    one.store.dispatch(tokensRenewed(numbered(2)))
    expect(browser.open(two.inTab).auth).toMatchObject(numbered(2))
  })

  it('has the newer tokens of another tab when this one changes something else', () => {
    const browser = new Browser()
    const [one, two] = [browser.open(), browser.open()]
    one.store.dispatch(signedInAs(nia, 1, { rememberMe }))
    const otherTabs = vi.spyOn(browser, 'othersThan').mockReturnValue([])
    one.store.dispatch(tokensRenewed(numbered(2)))
    otherTabs.mockRestore()
    two.store.dispatch(userFetched({ ...nia, firstName: 'Nina' }))
    expect(two.auth).toMatchObject(numbered(2))
    expect(browser.open().auth).toMatchObject(numbered(2))
  })

  it('waits a moment for tokens of the tab that it has waited for', async () => {
    const browser = new Browser()
    const [one, two] = [browser.open(), browser.open()]
    one.store.dispatch(signedInAs(nia, 1, { rememberMe }))
    const caughtUp = two.catchUp({ hasWaited: true })
    one.store.dispatch(tokensRenewed(numbered(2)))
    await caughtUp
    expect(two.auth).toMatchObject(numbered(2))
  })

  it('is replaced by whoever signs in next', () => {
    const browser = new Browser()
    const [one, two] = [browser.open(), browser.open()]
    one.store.dispatch(signedInAs(nia, 1, { rememberMe }))
    two.store.dispatch(signedInAs({ ...nia, id: 'o' }, 7, { rememberMe: !rememberMe }))
    expect(one.auth).toEqual(two.auth)
    expect(browser.open().auth).toEqual(two.auth)
  })
})

describe('who is signed in for the session of the browser', () => {
  it('is deleted with its last tab, and from the shared storage at the start', () => {
    const browser = new Browser()
    const one = browser.open()
    one.store.dispatch(signedInAs(nia, 1))
    expect(browser.forAll.getItem(PERSISTENCE_KEY)).not.toContain('refresh-1')
    one.close()
    expect(browser.open().auth.isAuthenticated).toBe(false)
  })

  it('is logged out here when the tab that had their newest tokens is closed', async () => {
    vi.useFakeTimers()
    const browser = new Browser()
    const [one, two] = [browser.open(), browser.open()]
    one.store.dispatch(signedInAs(nia, 1))
    const keepsUp = vi.spyOn(browser, 'othersThan').mockReturnValue([])
    one.store.dispatch(tokensRenewed(numbered(2)))
    keepsUp.mockRestore()
    one.close()
    const caughtUp = two.catchUp()
    await vi.advanceTimersByTimeAsync(PERSISTENCE_TIMEOUT_MS)
    await caughtUp
    expect(two.auth.isAuthenticated).toBe(false)
    vi.useRealTimers()
  })
})

it('needs no storage to be signed in', async () => {
  const nothing: TextStorage = { getItem: () => null, setItem: () => {} }
  const store = configureStore({ reducer: { auth: authReducer } })
  const tab = new AuthOfTab(store, { forAll: nothing, inTab: nothing, channel: null })
  store.dispatch(signedInAs(nia, 1))
  store.dispatch(userFetched({ ...nia, firstName: 'Nina' }))
  tab.look()
  await tab.catchUp()
  expect(store.getState().auth).toMatchObject({ ...numbered(1), isAuthenticated: true })
})
