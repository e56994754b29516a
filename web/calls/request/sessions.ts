import type { Action } from '@reduxjs/toolkit'
import { API_BASE } from '#contract/constants.ts'
import type { Tokens } from '#contract/session.ts'
import { progressCleared } from '#web/state/app.slice.ts'
import { loggedOut, tokensRenewed, type AuthState } from '#web/state/auth.slice.ts'
import { cartForgotten } from '#web/state/cart.slice.ts'
import { operatorActions } from '#web/state/operator.slice.ts'
import { partnerActions } from '#web/state/partner.slice.ts'
import type { StaffActions, StaffState } from '#web/state/staff-slice.ts'
import type { Staff } from '#web/state/persistence/joined-tabs.ts'

export interface SessionsState extends Record<Staff, StaffState> {
  auth: AuthState
}

/** Somebody who may be signed in in this browser: the customer, or somebody of a staff. */
export interface Session {
  name: 'customer' | Staff
  tokensOf: (state: SessionsState) => Pick<AuthState, 'accessToken' | 'refreshToken'>
  renewed: (tokens: Tokens) => Action
  /** What happens when the server has ended it. */
  ended: () => Action[]
}

export const customerSession: Session = {
  name: 'customer',
  tokensOf: ({ auth }) => auth,
  renewed: tokensRenewed,
  ended: () => [cartForgotten(), loggedOut(), progressCleared()],
}

export const partnerSession = staffSession('partner', partnerActions)
export const operatorSession = staffSession('operator', operatorActions)

function staffSession(name: Staff, { tokensRenewed, signedOut }: StaffActions): Session {
  return {
    name,
    tokensOf: (state) => state[name],
    renewed: tokensRenewed,
    ended: () => [signedOut(), progressCleared()],
  }
}

/** Whose call it is, by its address. */
export function sessionOf(url: string): Session {
  const isFor = (staff: Staff) => url.startsWith(`${API_BASE}/${staff}/`)
  if (isFor('partner')) return partnerSession
  return isFor('operator') ? operatorSession : customerSession
}
