import type { Action } from '@reduxjs/toolkit'
import { API_BASE } from '#contract/constants.ts'
import type { Tokens } from '#contract/session.ts'
import { progressCleared } from '../state/app.slice.ts'
import { catchUpWithTabs } from '../state/auth-in-tabs.ts'
import { loggedOut, tokensRenewed, type AuthState } from '../state/auth.slice.ts'
import { cartForgotten } from '../state/cart.slice.ts'
import { catchUpWithPartnerTabs } from '../state/partner-tab.ts'
import {
  partnerSignedOut,
  partnerTokensRenewed,
  type PartnerState,
} from '../state/partner.slice.ts'

export interface SessionsState {
  auth: AuthState
  partner: PartnerState
}

/** Somebody who may be signed in in this browser: the customer, or the staff of a store. */
export interface Session {
  name: 'customer' | 'partner'
  tokensOf: (state: SessionsState) => Pick<AuthState, 'accessToken' | 'refreshToken'>
  renewed: (tokens: Tokens) => Action
  /** What happens when the server has ended it. */
  ended: () => Action[]
  /** Takes over tokens that another tab has renewed, also while this one waited for it. */
  catchUp: (hasWaited: boolean) => Promise<void>
}

export const customerSession: Session = {
  name: 'customer',
  tokensOf: ({ auth }) => auth,
  renewed: tokensRenewed,
  ended: () => [cartForgotten(), loggedOut(), progressCleared()],
  catchUp: catchUpWithTabs,
}

export const partnerSession: Session = {
  name: 'partner',
  tokensOf: ({ partner }) => partner,
  renewed: partnerTokensRenewed,
  ended: () => [partnerSignedOut(), progressCleared()],
  catchUp: catchUpWithPartnerTabs,
}

/** Whose call it is, by its address. */
export function sessionOf(url: string): Session {
  return url.startsWith(`${API_BASE}/partner/`) ? partnerSession : customerSession
}
