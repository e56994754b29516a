import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** Waits for so long before an answer, or until the client has disconnected. */
export async function delayAnswer(response: ServerResponse, ms: number): Promise<void> {
  const left = new AbortController()
  const leave = () => left.abort()
  response.once('close', leave)
  try {
    await wait(ms, undefined, { signal: left.signal, ref: false })
  } catch (error) {
    if (!left.signal.aborted) throw error
  } finally {
    response.off('close', leave)
  }
}
