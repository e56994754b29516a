/**
 * The server's clock, as far as its answers tell it: the clock of a tablet on a kitchen wall is often
 * minutes wrong, and a countdown by it would be too. An answer's Date counts whole seconds, so each
 * answer says between which bounds the difference lies; several together say it closely.
 */
export interface ClockDifference {
  leastMs: number
  mostMs: number
}

/** What is known after one more answer. Bounds that contradict each other mean that a clock was set. */
export function narrowed(
  known: ClockDifference | null,
  answer: { serverMs: number; sentAtMs: number; receivedAtMs: number },
): ClockDifference {
  const bounds = {
    leastMs: answer.serverMs - answer.receivedAtMs,
    mostMs: answer.serverMs + 999 - answer.sentAtMs,
  }
  const both = {
    leastMs: Math.max(bounds.leastMs, known?.leastMs ?? -Infinity),
    mostMs: Math.min(bounds.mostMs, known?.mostMs ?? Infinity),
  }
  return both.leastMs <= both.mostMs ? both : bounds
}

/** No answer is waited for as long. */
const longestMs = 30_000

/** Whether an answer says anything: not where our own clock was set while it was on its way. */
export function isTelling({ sentAtMs, receivedAtMs }: { sentAtMs: number; receivedAtMs: number }) {
  return receivedAtMs >= sentAtMs && receivedAtMs - sentAtMs <= longestMs
}

/*
 * As the clock of this device, which it corrects, it is one for everything that runs here, and what
 * reads the time reads it anew, often far from any state. Null: no answer has told it.
 */
let difference: ClockDifference | null = null

/** Takes the Date of an answer that has just arrived. */
export function updateServerTime(date: string | null, sentAtMs: number): void {
  const serverMs = date === null ? Number.NaN : Date.parse(date)
  const receivedAtMs = Date.now()
  if (Number.isNaN(serverMs) || !isTelling({ sentAtMs, receivedAtMs })) return
  difference = narrowed(difference, { serverMs, sentAtMs, receivedAtMs })
}

/** What the server's clock shows now; our own until it has answered. */
export function serverNow(): Date {
  const aheadMs = difference === null ? 0 : (difference.leastMs + difference.mostMs) / 2
  return new Date(Date.now() + aheadMs)
}
