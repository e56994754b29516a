import type { Action, Dispatch } from '@reduxjs/toolkit'
import { API_BASE, PERSISTENCE_KEY } from '#contract/constants.ts'
import type { Tokens } from '#contract/session.ts'
import type { AuthState } from '#web/state/auth.slice.ts'
import { makeJoinedTabs, type Staff } from '#web/state/persistence/joined-tabs.ts'
import type { StaffState } from '#web/state/staff-slice.ts'
import type { StoreMemory } from '#web/state/store-memory.ts'
import { failureOf, NO_ANSWER, type ApiFailure } from './api-failure.ts'
import { fetchAnswer } from './fetch-answer.ts'
import { showFailure } from './show-failure.ts'

const timeoutMs = 20_000

export interface SessionsState extends Record<Staff, StaffState> {
  auth: AuthState
}

/** Whose session it is: a customer's, or a staff member's. */
export interface Session {
  name: 'customer' | Staff
  tokensOf: (state: SessionsState) => Pick<AuthState, 'accessToken' | 'refreshToken'>
  renewed: (tokens: Tokens) => Action
  /** Called when the server has ended it. */
  ended: () => Action[]
}

export interface RefreshStore {
  getState(): SessionsState
  dispatch: Dispatch
  memory: StoreMemory
}

/** The refresh that is under way, of each session. */
const makeRunning = () => new Map<Session, Promise<string | null>>()

/**
 * An access token newer than the one that was refused, or null when nobody is signed in any more. However
 * many calls of a session need one at once, in however many tabs, one request is sent. A refused refresh ends
 * the session (a customer's cart goes with it); a network failure changes nothing, and throws NO_ANSWER.
 */
export function freshAccessToken(
  store: RefreshStore,
  refused: string,
  session: Session,
): Promise<string | null> {
  const newer = newerThan(refused, store, session)
  if (newer !== null) return Promise.resolve(newer)
  const running = store.memory.of(makeRunning)
  const already = running.get(session)
  if (already) return already
  const renewal = oneTabAtATime(session, async (hasWaited) => {
    // While this tab waited, another may have refreshed it.
    await store.memory.of(makeJoinedTabs).get(session.name)?.catchUp({ hasWaited })
    return newerThan(refused, store, session) ?? (await refresh(store, session))
  }).finally(() => running.delete(session))
  running.set(session, renewal)
  return renewal
}

/** Ends a session that the server refuses because its account is suspended, and shows that. */
export function endSuspended(
  { dispatch }: Pick<RefreshStore, 'dispatch'>,
  session: Session,
  failure: ApiFailure,
): void {
  for (const action of session.ended()) dispatch(action)
  showFailure(failure)
}

function newerThan(refused: string, { getState }: RefreshStore, session: Session): string | null {
  const { accessToken } = session.tokensOf(getState())
  return accessToken === refused ? null : accessToken
}

/** Browsers have locks only on secure pages; elsewhere the server tolerates a short race. */
async function oneTabAtATime<Result>(
  session: Session,
  act: (hasWaited: boolean) => Promise<Result>,
): Promise<Result> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks
  if (!locks) return act(false)
  const name = `${PERSISTENCE_KEY}.refresh.${session.name}`
  let hasWaited = false
  const atOnce = await locks.request(name, { ifAvailable: true }, async (lock) => {
    hasWaited = lock === null
    return lock === null ? null : { result: await act(false) }
  })
  return hasWaited || atOnce === null ? locks.request(name, () => act(true)) : atOnce.result
}

async function refresh(store: RefreshStore, session: Session): Promise<string | null> {
  const { refreshToken } = session.tokensOf(store.getState())
  if (refreshToken === null) return null
  const { status, body } = await fetchAnswer(`${API_BASE}/auth/refresh`, {
    method: 'POST',
    headers: { authorization: `Bearer ${refreshToken}` },
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (status === 401) {
    for (const action of session.ended()) store.dispatch(action)
    return null
  }
  if (status === 403) {
    endSuspended(store, session, failureOf(403, body))
    return null
  }
  // Nothing is known about the call that waits for it.
  if (status >= 400 || body === null) throw NO_ANSWER
  // The answer of our own API, as the contract has it.
  const { tokens } = body as { tokens: Tokens }
  store.dispatch(session.renewed(tokens))
  return tokens.accessToken
}
