import { configureStore } from '@reduxjs/toolkit'
import { afterEach, expect, it, vi } from 'vitest'
import { PERSISTENCE_TIMEOUT_MS } from '#contract/constants.ts'
import type { User } from '#contract/session.ts'
import type { Tab, TabMessage } from './auth-in-tabs.ts'
import type { TextStorage } from './browser-storage.ts'
import { operatorActions, operatorReducer } from '#web/state/operator.slice.ts'
import { partnerActions, partnerReducer } from '#web/state/partner.slice.ts'
import { StoreMemory } from '#web/state/store-memory.ts'
import { joinStaffTabs, persistStaff } from './staff-persistence.ts'

const { signedIn, signedOut, tokensRenewed } = partnerActions

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const omar: User = {
  id: 'o',
  email: 'omar@example.com',
  firstName: 'Omar',
  lastName: 'Haddad',
  phone: '',
  profileType: 'partner',
  hasPassword: true,
  stores: [],
}
const numbered = (n: number) => ({ accessToken: `access-${n}`, refreshToken: `refresh-${n}` })

function memory(from: TextStorage | null = null): TextStorage & { copy: () => TextStorage } {
  let text = from?.getItem('') ?? null
  return {
    getItem: () => text,
    setItem: (_key, given) => {
      text = given
    },
    copy: () => memory({ getItem: () => text, setItem: () => {} }),
  }
}

/** Tabs of one browser. */
function browser() {
  const forAll = memory()
  const heard = new Set<(message: TabMessage) => void>()
  const open = (inTab: TextStorage = memory()) => {
    const store = configureStore({ reducer: { partner: partnerReducer } })
    let own: (message: TabMessage) => void = () => {}
    const channel: Tab['channel'] = {
      say: (message) => {
        for (const hear of heard) if (hear !== own) hear(message)
      },
      listen: (hear) => {
        own = hear
        heard.add(hear)
      },
      close: () => void heard.delete(own),
    }
    const joined = joinStaffTabs('partner', store, { forAll, inTab, channel })
    return { store, joined, partner: () => store.getState().partner }
  }
  return { open }
}

it.each([true, false])(
  'a second tab of the store app has the same tokens, also once one renews them (remembered: %s)',
  (rememberMe) => {
    const { open } = browser()
    const one = open()
    one.store.dispatch(signedIn({ user: omar, tokens: numbered(1), rememberMe }))
    const two = open()
    expect(two.partner()).toMatchObject({ ...numbered(1), user: omar, isRestored: true })
    two.store.dispatch(tokensRenewed(numbered(2)))
    // As a browser notifies of a change of the shared storage.
    one.joined.look()
    expect(one.partner()).toMatchObject(numbered(2))
    one.store.dispatch(signedOut())
    two.joined.look()
    expect(two.partner().refreshToken).toBeNull()
  },
)

it('a tab that was duplicated and left alone never renews a token that another has replaced', async () => {
  vi.useFakeTimers()
  const { open } = browser()
  const inTab = memory()
  const one = open(inTab)
  one.store.dispatch(signedIn({ user: omar, tokens: numbered(1), rememberMe: false }))
  const copied = inTab.copy()
  one.store.dispatch(tokensRenewed(numbered(2)))
  const again = open(copied)
  await again.joined.catchUp()
  expect(again.partner()).toMatchObject(numbered(2))

  const older = inTab.copy()
  again.store.dispatch(tokensRenewed(numbered(3)))
  for (const each of [one, again]) each.joined.leave()
  const alone = open(older)
  const caughtUp = alone.joined.catchUp()
  await vi.advanceTimersByTimeAsync(PERSISTENCE_TIMEOUT_MS)
  await caughtUp
  expect(alone.partner()).toMatchObject({ refreshToken: null, isRestored: true })
})

it('a session of an earlier version stays signed in', () => {
  const stored = JSON.stringify({ user: omar, ...numbered(1), rememberMe: true })
  const storage = {
    getItem: (key: string) => (key === 'root.partner' ? stored : null),
    setItem() {},
  }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem() {} })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('BroadcastChannel', undefined)
  const store = configureStore({ reducer: { partner: partnerReducer } })
  persistStaff('partner', { ...store, memory: new StoreMemory() })
  expect(store.getState().partner).toMatchObject({ user: omar, ...numbered(1), isRestored: true })
})

it('an operator is separate from the staff of a store', () => {
  const storedText = new Map<string, string>()
  const storage = {
    getItem: (key: string) => storedText.get(key) ?? null,
    setItem: (key: string, text: string) => void storedText.set(key, text),
  }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem() {} })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('BroadcastChannel', undefined)
  const reducer = { partner: partnerReducer, operator: operatorReducer }
  const store = configureStore({ reducer })
  persistStaff('operator', { ...store, memory: new StoreMemory() })
  const olive = { ...omar, id: 'p', profileType: 'operator' as const }
  store.dispatch(operatorActions.signedIn({ user: olive, tokens: numbered(1), rememberMe: true }))
  expect(store.getState().partner.refreshToken).toBeNull()
  expect([...storedText.keys()]).toEqual(['root.operator'])
})
