import { createEventSource } from 'eventsource-client'
import { API_BASE } from '#contract/constants.ts'
import { freshAccessToken } from '../calls/refresh.ts'
import { heardServerTime } from '../calls/server-clock.ts'
import { partnerSession } from '../calls/sessions.ts'
import { backOffMs } from '../orders/back-off.ts'
import type { AppStore } from '../state/store.ts'

interface StoreListener {
  /** The stream began, also again: what happened meanwhile was not heard. */
  onConnect: () => void
  /** Something happened to an order of the store. */
  onEvent: () => void
  /** Something was heard, if only that the server is there. */
  onAlive: () => void
  /** The stream was lost and is being sought again. */
  onLost: () => void
}

/** The server lets itself be heard every 20 s; a stream that is silent for longer is dead. */
const longestSilenceMs = 50_000

/**
 * Hears what happens to a store's orders for as long as it is not stopped. A stream that breaks,
 * falls silent or loses the network comes back, waiting longer each time. @returns how to stop
 */
export function hearStore(
  store: Pick<AppStore, 'getState' | 'dispatch'>,
  storeId: string,
  listener: StoreListener,
): () => void {
  let failures = 0
  let silence: ReturnType<typeof setTimeout> | undefined
  let source = open()

  function open() {
    return createEventSource({
      url: `${API_BASE}/partner/stores/${encodeURIComponent(storeId)}/events`,
      fetch: async (url, init) => {
        await pause(backOffMs(failures), init?.signal)
        failures += 1
        return ask(store, url, init)
      },
      onConnect: () => {
        failures = 0
        alive()
        listener.onConnect()
      },
      onScheduleReconnect: listener.onLost,
      onComment: alive,
      onMessage: () => {
        alive()
        listener.onEvent()
      },
    })
  }

  function alive() {
    clearTimeout(silence)
    silence = setTimeout(reopen, longestSilenceMs)
    listener.onAlive()
  }

  function reopen() {
    source.close()
    listener.onLost()
    source = open()
  }

  // A browser that has lost its network may hold a dead stream for minutes.
  addEventListener('offline', reopen)
  return () => {
    removeEventListener('offline', reopen)
    clearTimeout(silence)
    source.close()
  }
}

async function ask(
  store: Pick<AppStore, 'getState' | 'dispatch'>,
  url: string | URL,
  init: { headers?: Record<string, string>; signal?: AbortSignal } | undefined,
): Promise<Response> {
  const send = (token: string | null) =>
    fetch(url, {
      ...init,
      headers: { ...init?.headers, ...(token && { authorization: `Bearer ${token}` }) },
    })
  const { accessToken } = partnerSession.tokensOf(store.getState())
  const sentAtMs = Date.now()
  let response = await send(accessToken)
  if (response.status === 401 && accessToken)
    response = await send(await freshAccessToken(store, accessToken, partnerSession))
  if (!response.ok) throw new Error(`The store cannot be heard: ${response.status}`)
  heardServerTime(response.headers.get('date'), sentAtMs)
  return response
}

/** Waits, but no longer than until the network is back. Throws when it is called off. */
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
