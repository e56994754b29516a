/**
 * Puts every clock of a process or a page ahead by this many milliseconds; timers are not changed. Called
 * again it changes by how many. It is also sent to browsers as text, so it uses nothing from outside itself.
 */
export function putClockAhead(aheadMs: number): void {
  const world = globalThis as typeof globalThis & { clockAheadMs?: number }
  const isAhead = world.clockAheadMs !== undefined
  world.clockAheadMs = aheadMs
  if (isAhead) return
  const RealDate = Date
  const realNow = RealDate.now.bind(RealDate)
  const now = () => realNow() + (world.clockAheadMs ?? 0)
  RealDate.now = now
  // One class with the real one, so that a date from either is an instance of it.
  world.Date = new Proxy(RealDate, {
    construct: (target, given: unknown[], newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  })
}

/** Moves what a page measures durations by, such as countdowns, ahead; its clock stays. */
export function putStopwatchAhead(byMs: number): void {
  const realNow = performance.now.bind(performance)
  performance.now = () => realNow() + byMs
}
