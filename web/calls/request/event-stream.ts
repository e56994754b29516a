import { createEventSource } from 'eventsource-client'
import { API_BASE } from '#contract/constants.ts'
import type { AppStore } from '#web/state/store.ts'
import { backOffMs } from './back-off.ts'
import { sessionOf } from './base-query.ts'
import { freshAccessToken } from './refresh.ts'
import { updateServerTime } from './server-clock.ts'

export interface StreamListener {
  /** The stream opened, or opened again: an event without an id of its own was not received meanwhile. */
  onConnect: () => void
  /** An event arrived, its data as JSON; the ids count up. */
  onEvent: (id: number, data: string) => void
  /** Anything arrived, even just the heartbeat. */
  onAlive?: () => void
  /** The stream was lost and is being requested again: the server answered with a failure, or not at all. */
  onLost: (why: 'failure' | 'silence') => void
}

type Store = Pick<AppStore, 'getState' | 'dispatch' | 'memory'>

/** The server sends a heartbeat every 20 s; a stream that is silent for longer is dead. */
const longestSilenceMs = 50_000

/**
 * Subscribes to the events of a path of the API until stopped. A stream that breaks, falls silent or loses
 * the network is requested again, after a growing delay, and at once when the network is back, with the
 * events since the last one that arrived. @returns how to stop
 */
export function subscribeToEvents(
  store: Store,
  { path, headers }: { path: `/${string}`; headers?: Record<string, string> },
  listener: StreamListener,
): () => void {
  let [failures, isLost, hasFailed] = [0, false, false]
  let silence: ReturnType<typeof setTimeout> | undefined
  let source = open(undefined)

  function open(lastEventId: string | undefined) {
    return createEventSource({
      url: API_BASE + path,
      ...(lastEventId !== undefined && { initialLastEventId: lastEventId }),
      fetch: async (url, init) => {
        await pause(backOffMs(failures), init?.signal)
        failures += 1
        hasFailed = false
        const response = await requestStream(store, String(url), init, headers)
        hasFailed = !response.ok
        return heardOf(response)
      },
      onConnect: () => {
        failures = 0
        isLost = false
        alive()
        listener.onConnect()
      },
      onScheduleReconnect: lose,
      onComment: alive,
      onMessage: ({ id, data }) => {
        alive()
        listener.onEvent(Number(id ?? 0), data)
      },
    })
  }

  function alive() {
    clearTimeout(silence)
    silence = setTimeout(reopen, longestSilenceMs)
    listener.onAlive?.()
  }

  function lose() {
    isLost = true
    listener.onLost(hasFailed ? 'failure' : 'silence')
  }

  function reopen() {
    source.close()
    lose()
    source = open(source.lastEventId)
  }

  function reopenLost() {
    if (!isLost) return
    failures = 0
    reopen()
  }

  const stopFollowing = followNetwork({ onLost: reopen, onBack: reopenLost })
  return () => {
    stopFollowing()
    clearTimeout(silence)
    source.close()
  }
}

type Headers = Record<string, string>
type FetchOptions = { headers?: Headers; signal?: AbortSignal }

/** Requests the stream with the session for such calls; with a new token if necessary. */
async function requestStream(
  store: Store,
  url: string,
  init: FetchOptions | undefined,
  headers: Headers | undefined,
): Promise<Response> {
  const session = sessionOf(url)
  const send = (token: string | null) =>
    fetch(url, {
      ...init,
      headers: { ...init?.headers, ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    })
  const { accessToken } = session.tokensOf(store.getState())
  const sentAtMs = Date.now()
  let response = await send(accessToken)
  if (response.status === 401 && accessToken)
    response = await send(await freshAccessToken(store, accessToken, session))
  if (response.ok) updateServerTime(response.headers.get('date'), sentAtMs)
  return response
}

/** A browser that has lost its network may hold a dead stream for minutes. @returns how to stop */
function followNetwork({ onLost, onBack }: { onLost: () => void; onBack: () => void }) {
  addEventListener('offline', onLost)
  addEventListener('online', onBack)
  return () => {
    removeEventListener('offline', onLost)
    removeEventListener('online', onBack)
  }
}

/** Throws for an answer that is no stream. */
function heardOf(response: Response): Response {
  if (!response.ok) throw new Error(`The stream cannot be opened: ${response.status}`)
  return response
}

/** Waits, but no longer than until the network is back. Throws when it is aborted. */
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  if (ms === 0) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const finish = () => {
      clearTimeout(timer)
      removeEventListener('online', finish)
      if (signal?.aborted) reject(signal.reason)
      else resolve()
    }
    const timer = setTimeout(finish, ms)
    addEventListener('online', finish)
    signal?.addEventListener('abort', finish, { once: true })
  })
}
