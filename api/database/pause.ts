import { setTimeout as wait } from 'node:timers/promises'

/** Waits for so long, or until the signal aborts. */
export async function pauseUntilAborted(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await wait(ms, undefined, { signal })
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
