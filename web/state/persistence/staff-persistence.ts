import type { Action } from '@reduxjs/toolkit'
import { PERSISTENCE_KEY } from '#contract/constants.ts'
import { AuthOfTab, openChannel, type AuthStore, type Tab } from './auth-in-tabs.ts'
import { authRestored, loggedOut, type AuthState } from '#web/state/auth.slice.ts'
import { storageOf, type TextStorage } from './browser-storage.ts'
import { operatorActions } from '#web/state/operator.slice.ts'
import { partnerActions } from '#web/state/partner.slice.ts'
import type { StaffActions, StaffState } from '#web/state/staff-slice.ts'
import type { StoreMemory } from '#web/state/store-memory.ts'
import { makeJoinedTabs, type Staff } from './joined-tabs.ts'

export interface StaffStore<Name extends Staff> {
  getState(): Record<Name, StaffState>
  dispatch(action: Action): unknown
  subscribe(listener: () => void): () => void
}

const actionsOf: Record<Staff, StaffActions> = {
  partner: partnerActions,
  operator: operatorActions,
}

/** Restores a staff member's session, stores its changes, and synchronises it with other tabs. */
export function persistStaff<Name extends Staff>(
  staff: Name,
  store: StaffStore<Name> & { memory: StoreMemory },
): void {
  const joined = store.memory.of(makeJoinedTabs)
  if (joined.has(staff)) return
  // Separate from the customer's.
  const key = `${PERSISTENCE_KEY}.${staff}`
  const tab = joinStaffTabs(staff, store, {
    forAll: under(key, storageOf('localStorage')),
    inTab: under(key, storageOf('sessionStorage')),
    channel: openChannel(key),
  })
  joined.set(staff, tab)
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) tab.look()
  })
  // A page in the browser's back/forward cache has received nothing meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) tab.look()
  })
}

/** The tabs of a staff share their session as those of the website do. */
export function joinStaffTabs<Name extends Staff>(
  staff: Name,
  store: StaffStore<Name>,
  tab: Tab,
): AuthOfTab {
  const joined = new AuthOfTab(asAuth(staff, store), tab)
  const { restored } = actionsOf[staff]
  if (!store.getState()[staff].isRestored) store.dispatch(restored(null))
  return joined
}

/** The state of a staff member, in the shape of a customer's. */
function asAuth<Name extends Staff>(staff: Name, store: StaffStore<Name>): AuthStore {
  const { restored, signedOut } = actionsOf[staff]
  let before: StaffState | null = null
  let auth = authOf(store.getState()[staff])
  return {
    getState: () => {
      const state = store.getState()[staff]
      if (state !== before) auth = authOf(state)
      before = state
      return { auth }
    },
    dispatch: (action) => {
      if (authRestored.match(action)) return store.dispatch(restored(staffOf(action.payload)))
      return loggedOut.match(action) ? store.dispatch(signedOut()) : null
    },
    subscribe: store.subscribe,
  }
}

function authOf({ user, accessToken, refreshToken, rememberMe, mark }: StaffState): AuthState {
  const isAuthenticated = refreshToken !== null
  // Whose session has ended is still shown on the page, and no longer signed in for anybody else.
  return {
    isAuthenticated,
    user: isAuthenticated ? user : null,
    accessToken,
    refreshToken,
    rememberMe,
    defaultAddress: null,
    hasError: false,
    socialAuth: null,
    mark,
  }
}

function staffOf({ user, accessToken, refreshToken, rememberMe, mark }: AuthState) {
  return { user, accessToken, refreshToken, rememberMe, mark }
}

/** A storage under a key of its own. */
function under(key: string, storage: TextStorage): TextStorage {
  return {
    getItem: () => inNewForm(storage.getItem(key)),
    setItem: (_key, text) => storage.setItem(key, text),
  }
}

/** A session that an earlier version stored stays signed in: a kitchen may be in the middle of its work. */
function inNewForm(text: string | null): string | null {
  if (!text?.startsWith('{"user":')) return text
  // Only that version wrote it in this form.
  const storedText = JSON.parse(text) as StaffState
  return JSON.stringify({ auth: authOf({ ...storedText, mark: null }) })
}
