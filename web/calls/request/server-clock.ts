/**
 * The server's clock, estimated from its answers: the clock of a tablet on a kitchen wall is often minutes
 * wrong, and a countdown by it would be too. An answer's Date has whole seconds, so each answer gives bounds
 * of the difference; several together narrow them.
 */
export interface ClockDifference {
  leastMs: number
  maximumMs: number
}

/** The estimate after one more answer. Bounds that contradict each other mean that a clock was set. */
export function narrowed(
  known: ClockDifference | null,
  answer: { serverMs: number; sentAtMs: number; receivedAtMs: number },
): ClockDifference {
  const bounds = {
    leastMs: answer.serverMs - answer.receivedAtMs,
    maximumMs: answer.serverMs + 999 - answer.sentAtMs,
  }
  const both = {
    leastMs: Math.max(bounds.leastMs, known?.leastMs ?? -Infinity),
    maximumMs: Math.min(bounds.maximumMs, known?.maximumMs ?? Infinity),
  }
  return both.leastMs <= both.maximumMs ? both : bounds
}

/** The timeout of an answer is shorter. */
const longestMs = 30_000

/** Whether an answer counts: not if our own clock was set while it was on its way. */
export function isTelling({ sentAtMs, receivedAtMs }: { sentAtMs: number; receivedAtMs: number }) {
  return receivedAtMs >= sentAtMs && receivedAtMs - sentAtMs <= longestMs
}

/* Global, because the device has one clock, and code far from any state reads it. Null until an answer has
   arrived. */
let difference: ClockDifference | null = null

/** Takes the Date of an answer that has just arrived. */
export function updateServerTime(date: string | null, sentAtMs: number): void {
  const serverMs = date === null ? Number.NaN : Date.parse(date)
  const receivedAtMs = Date.now()
  if (Number.isNaN(serverMs) || !isTelling({ sentAtMs, receivedAtMs })) return
  difference = narrowed(difference, { serverMs, sentAtMs, receivedAtMs })
}

/** The server's time now; our own clock until it has answered. */
export function serverNow(): Date {
  const aheadMs = difference === null ? 0 : (difference.leastMs + difference.maximumMs) / 2
  return new Date(Date.now() + aheadMs)
}
