import type { Action } from '@reduxjs/toolkit'
import { PERSISTENCE_KEY } from '#contract/constants.ts'
import { partnerRestored, type PartnerState } from './partner.slice.ts'

/** Beside the customer's, never mixed with it. */
const key = `${PERSISTENCE_KEY}.partner`

type Kept = Pick<PartnerState, 'user' | 'accessToken' | 'refreshToken' | 'rememberMe'>

interface PartnerStore {
  getState(): { partner: PartnerState }
  dispatch(action: Action): unknown
  subscribe(listener: () => void): () => void
}

/** Does what the storage of all tabs says, now. */
let lookNow = () => {}

/** Takes over what another tab of the store app has renewed, before a token is. */
export async function catchUpWithPartnerTabs(): Promise<void> {
  lookNow()
}

/** Restores who was signed in to the store app and keeps what changes. @returns how to stop */
export function persistPartner(store: PartnerStore): () => void {
  const restore = () => store.dispatch(partnerRestored(read(localStorage) ?? read(sessionStorage)))
  // A tab that comes back to the store app knows already, and newer.
  if (!store.getState().partner.isRestored) restore()
  let before = store.getState().partner
  const unsubscribe = store.subscribe(() => {
    const { partner } = store.getState()
    if (partner === before) return
    before = partner
    write(partner)
  })
  const listen = (event: StorageEvent) => {
    if (event.key === key && event.newValue !== JSON.stringify(keptOf(before))) restore()
  }
  lookNow = () => {
    const kept = read(localStorage)
    if (kept && kept.refreshToken !== store.getState().partner.refreshToken) restore()
  }
  addEventListener('storage', listen)
  return () => {
    lookNow = () => {}
    unsubscribe()
    removeEventListener('storage', listen)
  }
}

function keptOf({ user, accessToken, refreshToken, rememberMe }: PartnerState): Kept {
  return { user, accessToken, refreshToken, rememberMe }
}

function write(partner: PartnerState): void {
  const isSignedIn = partner.refreshToken !== null
  writeTo(localStorage, isSignedIn && partner.rememberMe ? keptOf(partner) : null)
  writeTo(sessionStorage, isSignedIn && !partner.rememberMe ? keptOf(partner) : null)
}

function writeTo(storage: Storage, kept: Kept | null): void {
  try {
    if (kept) storage.setItem(key, JSON.stringify(kept))
    else storage.removeItem(key)
  } catch {
    // A full or forbidden storage only means that nothing survives a reload.
  }
}

function read(storage: Storage): PartnerState | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    // Only this file writes under this key.
    return typeof kept === 'object' && kept !== null ? (kept as PartnerState) : null
  } catch {
    return null
  }
}
