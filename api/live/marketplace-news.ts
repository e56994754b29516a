import type { Listener } from '#api/database/listen.ts'

/** What the database announces that may change what waits for an operator. */
const CHANNELS = ['order_event', 'store_changed', 'printer_changed'] as const

/** What happens at one moment is told once, a moment later; a busy marketplace is told of this often. */
const soonMs = 200
const pauseMs = 2000

/**
 * Says now and then that something has happened at the marketplace, whatever it was: at once after a quiet
 * while, and else every two seconds.
 */
export class MarketplaceNews {
  readonly #send: () => void
  readonly #stops: (() => void)[]
  #timer: NodeJS.Timeout | null = null
  #sentAtMs = 0

  constructor(listener: Listener, send: () => void) {
    this.#send = send
    this.#stops = [
      ...CHANNELS.map((channel) => listener.on(channel, () => this.#hear())),
      listener.onReconnect(() => this.#hear()),
    ]
  }

  close(): void {
    for (const stop of this.#stops) stop()
    if (this.#timer) clearTimeout(this.#timer)
  }

  #hear(): void {
    if (this.#timer) return
    const waitMs = Math.max(soonMs, this.#sentAtMs + pauseMs - Date.now())
    this.#timer = setTimeout(() => {
      this.#timer = null
      this.#sentAtMs = Date.now()
      this.#send()
    }, waitMs).unref()
  }
}
