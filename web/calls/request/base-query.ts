import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import { API_BASE } from '#contract/constants.ts'
import { LANGUAGE } from '#web/language.ts'
import { progressBegan, progressCleared, progressEnded } from '#web/state/app.slice.ts'
import { loggedOut, tokensRenewed } from '#web/state/auth.slice.ts'
import { cartCleared } from '#web/state/cart.slice.ts'
import { operatorActions } from '#web/state/operator.slice.ts'
import { partnerActions } from '#web/state/partner.slice.ts'
import type { Staff } from '#web/state/persistence/joined-tabs.ts'
import type { StaffActions } from '#web/state/staff-slice.ts'
import { failureOf, isApiFailure, type ApiFailure } from './api-failure.ts'
import { fetchAnswer, type Answer } from './fetch-answer.ts'
import { endSuspended, freshAccessToken, type RefreshStore, type Session } from './refresh.ts'
import { updateServerTime } from './server-clock.ts'

const timeoutMs = 20_000

/** One request: its method, address and body. */
export interface ApiRequest {
  method: string
  /** With the query. */
  url: string
  body?: unknown
}

/** Options of a call besides its answer. */
export interface CallExtras {
  /** Shows the page's progress bar while it runs. */
  showsProgress?: boolean
  /** In addition to those of every call, such as a guest's proof that an order is theirs. */
  headers?: Record<string, string>
  /** Does not depend on the session: a refusal does not end one. */
  isPublic?: boolean
  /** Whose session it uses, if its path does not say. */
  session?: Session
}

/** The code with which the server refuses what is somebody else's. */
const NOT_THEIRS = new Set([401, 403, 404])

/**
 * Sends a call with the access token of its side's session. On 401 the token is refreshed once, for all calls
 * that wait together, and the call is sent again. So is a guest's call that was refused while they signed in.
 * 403 with SUSPENDED_USER logs out.
 */
export const baseQuery: BaseQueryFn<ApiRequest & CallExtras, unknown, ApiFailure> = async (
  request,
  { getState, dispatch, signal, extra },
) => {
  // The store is ours, so it has the slices that the refresh reads.
  const store = { getState, dispatch, memory: extra } as RefreshStore
  if (request.showsProgress) dispatch(progressBegan())
  try {
    const session = request.session ?? sessionOf(request.url)
    const token = request.isPublic ? null : session.tokensOf(store.getState()).accessToken
    let answer = await send(request, token, signal)
    if (answer.status === 401 && token !== null) {
      const renewed = await freshAccessToken(store, token, session)
      if (renewed !== null) answer = await send(request, renewed, signal)
    }
    // What belonged to a guest when this was sent may belong to an account that signed in meanwhile.
    const since = session.tokensOf(store.getState()).accessToken
    if (NOT_THEIRS.has(answer.status) && token === null && since !== null && !request.isPublic)
      answer = await send(request, since, signal)
    const result = resultOf(answer)
    if (result.error?.code === 'SUSPENDED_USER' && token !== null)
      endSuspended(store, session, result.error)
    return result
  } catch (thrown) {
    if (isApiFailure(thrown)) return { error: thrown }
    throw thrown
  } finally {
    if (request.showsProgress) dispatch(progressEnded())
  }
}

/** Whether the page is in the background or about to close; false outside a browser. */
const isPageHidden = () => typeof document !== 'undefined' && document.visibilityState === 'hidden'

async function send(
  request: ApiRequest & CallExtras,
  token: string | null,
  signal: AbortSignal,
): Promise<Answer> {
  const { method, url, body, headers } = request
  const sentAtMs = Date.now()
  const answer = await fetchAnswer(url, {
    method,
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    // What a page still sends while it is closed arrives.
    keepalive: method !== 'GET' && isPageHidden(),
    headers: {
      accept: 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      // Reading says no language, as a page is preloaded without: nobody is written to because of it.
      ...(body !== undefined && {
        'content-type': 'application/json',
        'accept-language': LANGUAGE,
      }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  updateServerTime(answer.date, sentAtMs)
  const { storedAt } = answer
  if (storedAt !== null)
    void import('#web/calls/offline/site-worker.ts').then(({ showOrderAsOf }) =>
      showOrderAsOf(storedAt),
    )
  return answer
}

function resultOf({
  status,
  body,
}: Answer): { data: unknown; error?: undefined } | { error: ApiFailure } {
  return status < 400 ? { data: body } : { error: failureOf(status, body) }
}

export const customerSession: Session = {
  name: 'customer',
  tokensOf: ({ auth }) => auth,
  renewed: tokensRenewed,
  ended: () => [cartCleared(), loggedOut(), progressCleared()],
}

export const partnerSession: Session = {
  ...staffSession('partner', partnerActions),
  // A kitchen goes on reading its orders, and logs in again where it is.
  ended: () => [partnerActions.sessionEnded(), progressCleared()],
}

export const operatorSession = staffSession('operator', operatorActions)

function staffSession(name: Staff, { tokensRenewed, signedOut }: StaffActions): Session {
  return {
    name,
    tokensOf: (state) => state[name],
    renewed: tokensRenewed,
    ended: () => [signedOut(), progressCleared()],
  }
}

/** Whose session a call uses, by its path. */
export function sessionOf(url: string): Session {
  const isFor = (staff: Staff) => url.startsWith(`${API_BASE}/${staff}/`)
  if (isFor('partner')) return partnerSession
  // Calls of both kinds of staff are made from the pages of either.
  if (url.startsWith(`${API_BASE}/staff/`))
    return location.pathname.startsWith('/operator') ? operatorSession : partnerSession
  return isFor('operator') ? operatorSession : customerSession
}
