import { PERSISTENCE_KEY } from '#contract/constants.ts'
import type { AuthState } from '#web/state/auth.slice.ts'
import type { RegisterState } from '#web/state/register.slice.ts'
import type { ResetState } from '#web/state/reset.slice.ts'
import type { SearchAddressState } from '#web/state/search-address.slice.ts'
import type { VerifyEmailState } from '#web/state/verify-email.slice.ts'

/** What this browser keeps, for all its tabs. */
export interface KeptForAll {
  /** Who is remembered. */
  auth?: AuthState
  /** Names the newest tokens of whoever is signed in, also where only their tabs have them. */
  mark?: string
  cartToken?: string | null
  searchAddress?: SearchAddressState
  /** What somebody eats: menus mark or leave out what doesn't fit. It never leaves the device. */
  foodNeeds?: KeptFoodNeeds
  /** Whom to ask about allergies has been read. */
  allergyBannerShown?: boolean
  /** The heart a guest has pressed, who has gone to log in; a link of an email may open another tab. */
  favouriteWish?: { storeId: string; storeName: string; atMs: number }
  /** The link that confirms an email address may open in another tab. */
  verifyEmail?: VerifyEmailState
  /** The orders that were placed or opened here, the newest first. */
  orderKeys?: readonly OrderKey[]
}

/** An order that this browser may show, with the token that proves it. */
export interface OrderKey {
  orderId: string
  token: string
  /** Since when nothing can happen to it any more, as far as this browser knows. */
  overSinceMs?: number
}

interface KeptFoodNeeds {
  avoids: readonly string[]
  diets: readonly string[]
  isHiding: boolean
}

/** What one tab keeps until it is closed. */
export interface KeptInTab {
  /** Who is signed in for the session of this browser only. */
  auth?: AuthState
  register?: RegisterState
  /** The link to set a new password, which is in the address no more. It works once, for an hour. */
  reset?: Pick<ResetState, 'code' | 'email'>
}

export type KeptIn = Pick<Storage, 'getItem' | 'setItem'>

/** A storage of this browser; one that keeps nothing where even looking at it is forbidden. */
export function storageOf(kind: 'localStorage' | 'sessionStorage'): KeptIn {
  try {
    return globalThis[kind]
  } catch {
    return { getItem: () => null, setItem: () => {} }
  }
}

/** Reads what is kept; nothing where nothing may be. */
export function readKept<Kept extends KeptForAll | KeptInTab>(storage: KeptIn): Kept {
  try {
    const kept: unknown = JSON.parse(storage.getItem(PERSISTENCE_KEY) ?? '{}')
    // Only this file writes under this key.
    return (typeof kept === 'object' && kept !== null ? kept : {}) as Kept
  } catch {
    // Empty as both kinds may be.
    return {} as Kept
  }
}

/** Changes some of what is kept; a part that is undefined is forgotten. */
export function changeKept<Kept extends KeptForAll | KeptInTab>(
  storage: KeptIn,
  change: { [Part in keyof Kept]?: Kept[Part] | undefined },
): void {
  try {
    const kept = { ...readKept<Kept>(storage), ...change }
    storage.setItem(PERSISTENCE_KEY, JSON.stringify(kept))
  } catch {
    // A full or forbidden storage only means that nothing survives a reload.
  }
}
