import { PERSISTENCE_KEY } from '#contract/constants.ts'
import { authRestored, loggedOut, type AuthState } from './auth.slice.ts'
import { cartForgotten, cartNamed } from './cart.slice.ts'
import { searchAddressRestored, type SearchAddressState } from './search-address.slice.ts'
import type { AppState, AppStore } from './store.ts'

/**
 * What survives a reload and reaches other tabs. Everything is in local storage under one key; who is
 * signed in without "remember me" stays in the storage of this browser session instead.
 */
interface Kept {
  auth?: AuthState
  cartToken?: string | null
  searchAddress?: SearchAddressState
}

/** Restores what was kept and keeps what changes. @returns how to stop */
export function persist(store: AppStore): () => void {
  restore(store, { ...read(localStorage), ...authOf(read(sessionStorage)) })
  let before = store.getState()
  const unsubscribe = store.subscribe(() => {
    const state = store.getState()
    if (isSameKept(before, state)) return
    before = state
    write(state)
  })
  const listen = ({ key }: StorageEvent) => {
    if (key === PERSISTENCE_KEY) restoreFromOtherTab(store)
  }
  addEventListener('storage', listen)
  return () => {
    unsubscribe()
    removeEventListener('storage', listen)
  }
}

function restore(store: AppStore, kept: Kept): void {
  if (kept.auth?.isAuthenticated) store.dispatch(authRestored(kept.auth))
  if (kept.cartToken) store.dispatch(cartNamed(kept.cartToken))
  if (kept.searchAddress) store.dispatch(searchAddressRestored(kept.searchAddress))
}

/** Another tab signed in or out, or began or placed a basket. */
function restoreFromOtherTab(store: AppStore): void {
  const kept = read(localStorage)
  const { auth, cart } = store.getState()
  if (kept.auth?.isAuthenticated) store.dispatch(authRestored(kept.auth))
  else if (auth.isAuthenticated && auth.rememberMe) store.dispatch(loggedOut())
  if (kept.cartToken && kept.cartToken !== cart.cartToken) store.dispatch(cartNamed(kept.cartToken))
  if (!kept.cartToken && cart.cartToken) store.dispatch(cartForgotten())
}

function isSameKept(a: AppState, b: AppState): boolean {
  return (
    a.auth === b.auth &&
    a.cart.cartToken === b.cart.cartToken &&
    a.searchAddress === b.searchAddress
  )
}

function write({ auth, cart, searchAddress }: AppState): void {
  const kept: Kept = { cartToken: cart.cartToken, searchAddress }
  writeTo(localStorage, auth.rememberMe ? { ...kept, auth } : kept)
  writeTo(sessionStorage, auth.isAuthenticated && !auth.rememberMe ? { auth } : {})
}

const authOf = ({ auth }: Kept): Kept => (auth ? { auth } : {})

function writeTo(storage: Storage, kept: Kept): void {
  try {
    storage.setItem(PERSISTENCE_KEY, JSON.stringify(kept))
  } catch {
    // A full or forbidden storage only means that nothing survives a reload.
  }
}

function read(storage: Storage): Kept {
  try {
    const kept: unknown = JSON.parse(storage.getItem(PERSISTENCE_KEY) ?? '{}')
    // Only this file writes under this key.
    return typeof kept === 'object' && kept !== null ? (kept as Kept) : {}
  } catch {
    return {}
  }
}
