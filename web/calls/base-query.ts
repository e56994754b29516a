import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import { progressBegan, progressEnded } from '../state/app.slice.ts'
import { failureOf, NO_ANSWER, type ApiFailure } from './api-failure.ts'
import type { ApiRequest } from './request.ts'
import { freshAccessToken, type RefreshStore } from './refresh.ts'
import { heardServerTime } from './server-clock.ts'
import { sessionOf, type Session } from './sessions.ts'

/** What a call may ask for beyond its answer. */
export interface CallExtras {
  /** Shows the page's progress while it runs. */
  showsProgress?: boolean
  /** Beyond those of every call, such as a guest's proof that an order is theirs. */
  headers?: Record<string, string>
  /** Whose call it is, where its address does not say. */
  session?: Session
}

const timeoutMs = 20_000

/**
 * Sends a call with the access token of whoever is signed in on its side. On 401 the token is refreshed once,
 * for all calls that wait together, and the call is sent again.
 */
export const baseQuery: BaseQueryFn<ApiRequest & CallExtras, unknown, ApiFailure> = async (
  request,
  { getState, dispatch, signal },
) => {
  // The store is ours, so its state has the slices that the refresh reads.
  const store = { getState, dispatch } as RefreshStore
  if (request.showsProgress) dispatch(progressBegan())
  try {
    const session = request.session ?? sessionOf(request.url)
    const token = session.tokensOf(store.getState()).accessToken
    const first = await send(request, token, signal)
    if (first.status !== 401 || token === null) return resultOf(first)
    const renewed = await freshAccessToken(store, token, session)
    return resultOf(renewed === null ? first : await send(request, renewed, signal))
  } catch {
    return { error: NO_ANSWER }
  } finally {
    if (request.showsProgress) dispatch(progressEnded())
  }
}

interface Answer {
  status: number
  body: unknown
}

async function send(
  request: ApiRequest & CallExtras,
  token: string | null,
  signal: AbortSignal,
): Promise<Answer> {
  const { method, url, body, headers } = request
  const sentAtMs = Date.now()
  const response = await fetch(url, {
    method,
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    headers: {
      accept: 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  heardServerTime(response.headers.get('date'), sentAtMs)
  const text = await response.text()
  return { status: response.status, body: readJson(text) }
}

function readJson(text: string): unknown {
  try {
    return text ? JSON.parse(text) : null
  } catch {
    return null
  }
}

const resultOf = ({ status, body }: Answer) =>
  status < 400 ? { data: body } : { error: failureOf(status, body) }
