type Stop = () => Promise<void>

// Ctrl-C reaches every process of a terminal, and npm hands it on once more; that is one Ctrl-C.
const sameKeyPressMs = 500

/**
 * What has been started, and its end: on Ctrl-C, on a request to end, when something fails. The
 * parts stop in the opposite order; a second Ctrl-C ends at once.
 */
export class Lifetime {
  readonly #stops: Stop[] = []
  readonly #ending = new AbortController()
  #stopRequestedAtMs: number | null = null
  #ended: Promise<void> | null = null

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => this.#requestStop())
    // When the terminal is closed nothing can be printed, and that is no reason to crash.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  }

  /** Aborted when the end begins. */
  get ending(): AbortSignal {
    return this.#ending.signal
  }

  /** Remembers how to stop a part. One that comes after the end has begun is stopped at once. */
  add(stop: Stop): void {
    if (this.ending.aborted) void stop().catch(console.error)
    else this.#stops.push(stop)
  }

  /** Stops everything and ends the process. */
  end(exitCode: number): Promise<void> {
    this.#ended ??= this.#stopAll().then(() => process.exit(exitCode))
    return this.#ended
  }

  #requestStop(): void {
    if (this.#stopRequestedAtMs === null) {
      this.#stopRequestedAtMs = performance.now()
      console.log('\nStopping…')
      void this.end(0)
    } else if (performance.now() - this.#stopRequestedAtMs > sameKeyPressMs) {
      console.log('Stopping at once.')
      process.exit(1)
    }
  }

  async #stopAll(): Promise<void> {
    this.#ending.abort()
    for (const stop of this.#stops.toReversed()) await stop().catch(console.error)
  }
}
