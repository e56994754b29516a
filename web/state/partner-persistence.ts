import type { Action } from '@reduxjs/toolkit'
import { PERSISTENCE_KEY } from '#contract/constants.ts'
import { AuthOfTab, openChannel, type AuthStore, type Tab } from './auth-in-tabs.ts'
import { authRestored, loggedOut, type AuthState } from './auth.slice.ts'
import { storageOf, type KeptIn } from './kept.ts'
import { currentPartnerTab, enterPartnerTab } from './partner-tab.ts'
import { partnerRestored, partnerSignedOut, type PartnerState } from './partner.slice.ts'

/** Beside the customer's, never mixed with it. */
const key = `${PERSISTENCE_KEY}.partner`

export interface PartnerStore {
  getState(): { partner: PartnerState }
  dispatch(action: Action): unknown
  subscribe(listener: () => void): () => void
}

/** Restores who was signed in to the store app, keeps what changes, and stays in step with other tabs. */
export function persistPartner(store: PartnerStore): void {
  if (currentPartnerTab()) return
  const tab = joinPartnerTabs(store, {
    forAll: besideCustomer(storageOf('localStorage')),
    inTab: besideCustomer(storageOf('sessionStorage')),
    channel: openChannel(key),
  })
  enterPartnerTab(tab)
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) tab.look()
  })
  // A page that the browser has kept whole, to go back to, has heard nothing meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) tab.look()
  })
}

/** The tabs of the store app share who is signed in as those of the website do. */
export function joinPartnerTabs(store: PartnerStore, tab: Tab): AuthOfTab {
  const joined = new AuthOfTab(asAuth(store), tab)
  if (!store.getState().partner.isRestored) store.dispatch(partnerRestored(null))
  return joined
}

/** The staff's state, as that of a customer would be. */
function asAuth(store: PartnerStore): AuthStore {
  let before: PartnerState | null = null
  let auth = authOf(store.getState().partner)
  return {
    getState: () => {
      const { partner } = store.getState()
      if (partner !== before) auth = authOf(partner)
      before = partner
      return { auth }
    },
    dispatch: (action) => {
      if (authRestored.match(action))
        return store.dispatch(partnerRestored(partnerOf(action.payload)))
      return loggedOut.match(action) ? store.dispatch(partnerSignedOut()) : null
    },
    subscribe: store.subscribe,
  }
}

function authOf({ user, accessToken, refreshToken, rememberMe, mark }: PartnerState): AuthState {
  const isAuthenticated = refreshToken !== null
  const asked = { defaultAddress: null, hasError: false, socialAuth: null }
  return { isAuthenticated, user, accessToken, refreshToken, rememberMe, ...asked, mark }
}

function partnerOf({ user, accessToken, refreshToken, rememberMe, mark }: AuthState) {
  return { user, accessToken, refreshToken, rememberMe, mark }
}

/** A storage under the key of the store app. */
function besideCustomer(storage: KeptIn): KeptIn {
  return {
    getItem: () => inNewForm(storage.getItem(key)),
    setItem: (_key, text) => storage.setItem(key, text),
  }
}

/** Kept by an earlier version, whoever is signed in stays so: a kitchen may be in the midst of it. */
function inNewForm(text: string | null): string | null {
  if (!text?.startsWith('{"user":')) return text
  // Only that version wrote it so.
  const kept = JSON.parse(text) as PartnerState
  return JSON.stringify({ auth: authOf({ ...kept, mark: null }) })
}
