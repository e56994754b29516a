const FAILURES = 5
const PAUSE_MS = 5000

/**
 * Stops sending requests to a service that fails again and again, so that nobody waits for it in vain: after
 * five failures in a row only one request in five seconds is let through, until one succeeds.
 */
export class ShortCircuit {
  readonly #now: () => number
  #failures = 0
  #closedUntilMs = 0

  constructor(now: () => number) {
    this.#now = now
  }

  /** Whether a request may be sent now; the first after a pause is a trial for all. */
  mayAsk(): boolean {
    if (this.#failures < FAILURES) return true
    if (this.#now() < this.#closedUntilMs) return false
    this.#closedUntilMs = this.#now() + PAUSE_MS
    return true
  }

  succeeded(): void {
    this.#failures = 0
  }

  failed(): void {
    this.#failures += 1
    if (this.#failures >= FAILURES) this.#closedUntilMs = this.#now() + PAUSE_MS
  }
}
