import type { Dispatch } from '@reduxjs/toolkit'
import { API_BASE } from '#contract/constants.ts'
import type { Tokens } from '#contract/session.ts'
import { loggedOut, tokensRenewed, type AuthState } from '../state/auth.slice.ts'
import { progressCleared } from '../state/app.slice.ts'
import { cartForgotten } from '../state/cart.slice.ts'

export interface RefreshStore {
  getState(): { auth: AuthState }
  dispatch: Dispatch
}

let running: Promise<string | null> | null = null

/**
 * An access token newer than the one that was refused, or null when nobody is signed in any more.
 * However many calls ask at once, one request is sent. A refresh that is refused signs out and
 * clears the cart; a network that fails changes nothing.
 */
export function freshAccessToken(store: RefreshStore, refused: string): Promise<string | null> {
  const { accessToken } = store.getState().auth
  if (accessToken !== null && accessToken !== refused) return Promise.resolve(accessToken)
  running ??= refresh(store).finally(() => {
    running = null
  })
  return running
}

async function refresh({ getState, dispatch }: RefreshStore): Promise<string | null> {
  const { refreshToken } = getState().auth
  if (refreshToken === null) return null
  const response = await fetch(`${API_BASE}/auth/refresh`, {
    method: 'POST',
    headers: { authorization: `Bearer ${refreshToken}` },
  })
  if (response.status === 401 || response.status === 403) {
    dispatch(cartForgotten())
    dispatch(loggedOut())
    dispatch(progressCleared())
    return null
  }
  if (!response.ok) throw new Error(`The session could not be renewed: ${response.status}`)
  // The answer of our own API, as the contract promises it.
  const { tokens } = (await response.json()) as { tokens: Tokens }
  dispatch(tokensRenewed(tokens))
  return tokens.accessToken
}
