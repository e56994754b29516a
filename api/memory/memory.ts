import type { Listener } from '#api/database/listen.ts'
import { Cache, type CacheBounds } from './cache.ts'

/** Called with the id of what has changed, or null when it may be any. */
type ChangeHandler = (id: string | null) => void

interface MemoryCacheBounds<Value> extends CacheBounds<Value> {
  /** The channel that announces which keys have changed: those are dropped, or all if it may be any. */
  droppedOn?: string
}

/**
 * Everything that a process caches for longer than a request. One per process, in `Context`; the README in
 * this folder lists its content.
 */
export class Memory {
  readonly #listener: Listener
  readonly #now: () => Date
  readonly #made = new Map<unknown, unknown>()
  readonly #handlers = new Map<string, Set<ChangeHandler>>()

  constructor({ listener, now }: { listener: Listener; now: () => Date }) {
    this.#listener = listener
    this.#now = now
  }

  /**
   * The result of the function, made once for this process: `context.memory.of(storeCache, context)`. The
   * function itself is the key, so it must live as long as its module.
   */
  of<From, Made>(make: (from: From) => Made, from: From): Made {
    // The entry of a function is what that function has made.
    if (this.#made.has(make)) return this.#made.get(make) as Made
    const made = make(from)
    this.#made.set(make, made)
    return made
  }

  /** A new cache that follows the clock of the process. */
  cache<Value extends object | string>({
    droppedOn,
    ...bounds
  }: MemoryCacheBounds<Value>): Cache<Value> {
    const cache = new Cache<Value>(bounds, this.#now)
    if (droppedOn !== undefined)
      this.onChange(droppedOn, (key) => (key === null ? cache.clear() : cache.delete(key)))
    return cache
  }

  /**
   * Calls the handler for every change that the database announces on a channel: with the id that it names,
   * and with null if it names none and whenever changes may have been missed.
   */
  onChange(channel: string, handler: ChangeHandler): void {
    const known = this.#handlers.get(channel)
    if (known) return void known.add(handler)
    this.#handlers.set(channel, new Set([handler]))
    this.#listener.on(channel, (id) => this.announce(channel, id || null))
    const missed = () => this.announce(channel, null)
    this.#listener.onReconnect(missed)
    // What was read before listening started may have changed since. It never starts once it is closed.
    void this.#listener.ready().then(missed)
  }

  /**
   * Drops in this process, at once, what a change has made outdated. Every process does so a moment after the
   * commit; this is for a caller that answers with the changed data before that.
   */
  announce(channel: string, id: string | null): void {
    for (const handler of this.#handlers.get(channel) ?? []) handler(id)
  }
}
