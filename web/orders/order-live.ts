import { createEventSource } from 'eventsource-client'
import { API_BASE } from '#contract/constants.ts'
import { proofOf } from '../calls/order-calls.ts'
import { freshAccessToken } from '../calls/refresh.ts'
import type { AppStore } from '../state/store.ts'
import { backOffMs } from './back-off.ts'

interface Watched {
  orderId: string
  orderToken: string | null
  /** Something happened to the order; the ids count up. */
  onEvent: (id: number) => void
  /** The stream began, or was lost and is being sought again. */
  onConnection: (isConnected: boolean) => void
}

/**
 * Watches an order for as long as it is not stopped. Whenever the stream is lost it comes back,
 * waiting longer each time, and at once when the network does. @returns how to stop
 */
export function watchOrder(
  store: Pick<AppStore, 'getState' | 'dispatch'>,
  { orderId, orderToken, onEvent, onConnection }: Watched,
): () => void {
  let failures = 0
  const source = createEventSource({
    url: `${API_BASE}/order/${encodeURIComponent(orderId)}/events`,
    fetch: async (url, init) => {
      await pause(backOffMs(failures), init?.signal)
      failures += 1
      const send = (token: string | null) =>
        fetch(url, {
          ...init,
          headers: {
            ...init?.headers,
            ...proofOf(orderToken),
            ...(token && { authorization: `Bearer ${token}` }),
          },
        })
      const { accessToken } = store.getState().auth
      let response = await send(accessToken)
      if (response.status === 401 && accessToken)
        response = await send(await freshAccessToken(store, accessToken))
      if (!response.ok) throw new Error(`The order cannot be watched: ${response.status}`)
      return response
    },
    onConnect: () => {
      failures = 0
      onConnection(true)
    },
    onScheduleReconnect: () => onConnection(false),
    onMessage: ({ id }) => onEvent(Number(id ?? 0)),
  })
  return () => source.close()
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
