import type { Dispatch } from '@reduxjs/toolkit'
import { API_BASE } from '#contract/constants.ts'
import type { Tokens } from '#contract/session.ts'
import { customerSession, type Session, type SessionsState } from './sessions.ts'

export interface RefreshStore {
  getState(): SessionsState
  dispatch: Dispatch
}

const running = new Map<Session, Promise<string | null>>()

/**
 * An access token newer than the one that was refused, or null when nobody is signed in any more.
 * However many calls of a session ask at once, one request is sent. A refresh that is refused ends
 * the session (a customer's cart goes with it); a network that fails changes nothing.
 */
export function freshAccessToken(
  store: RefreshStore,
  refused: string,
  session: Session = customerSession,
): Promise<string | null> {
  const { accessToken } = session.tokensOf(store.getState())
  if (accessToken !== null && accessToken !== refused) return Promise.resolve(accessToken)
  const already = running.get(session)
  if (already) return already
  const renewal = refresh(store, session).finally(() => running.delete(session))
  running.set(session, renewal)
  return renewal
}

async function refresh(
  { getState, dispatch }: RefreshStore,
  session: Session,
): Promise<string | null> {
  const { refreshToken } = session.tokensOf(getState())
  if (refreshToken === null) return null
  const response = await fetch(`${API_BASE}/auth/refresh`, {
    method: 'POST',
    headers: { authorization: `Bearer ${refreshToken}` },
  })
  if (response.status === 401 || response.status === 403) {
    for (const action of session.ended()) dispatch(action)
    return null
  }
  if (!response.ok) throw new Error(`The session could not be renewed: ${response.status}`)
  // The answer of our own API, as the contract promises it.
  const { tokens } = (await response.json()) as { tokens: Tokens }
  dispatch(session.renewed(tokens))
  return tokens.accessToken
}
