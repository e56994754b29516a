import { LRUCache } from 'lru-cache'

/** How much a cache holds, and for how long. */
export interface CacheBounds<Value> {
  /** Entries. */
  maximum: number
  /**
   * For entries of different sizes: the weight of one, a whole number above zero, and the maximum of all. The
   * key counts if callers may make it up.
   */
  weight?: { maximum: number; of: (value: Value, key: string) => number }
  /** The lifetime of an entry without its own; missing: until it is dropped. */
  lifetimeMs?: number
}

/** A value that was loaded, and until when it is valid, in milliseconds since 1970. */
export interface Loaded<Value> {
  value: Value
  untilMs?: number | undefined
}

type Entry<Value> = { value: Value; fromMs: number; untilMs: number }
type Loading<Value> = Promise<ReadonlyMap<string, Loaded<Value>>>

/**
 * Values by their key, the least recently used dropped first. A value that many need at the same moment is
 * loaded once; what was being loaded when it was dropped is not cached, because it may be older than the
 * change.
 */
export class Cache<Value extends object | string> {
  readonly #entries: LRUCache<string, Entry<Value>>
  readonly #loading = new Map<string, Loading<Value>>()
  readonly #lifetimeMs: number
  readonly #now: () => Date

  constructor({ maximum, weight, lifetimeMs = Infinity }: CacheBounds<Value>, now: () => Date) {
    // Without its own lifetimes, which follow the clock of the machine and not the one that rules run at.
    this.#entries = new LRUCache({
      max: maximum,
      ...(weight && {
        maxSize: weight.maximum,
        sizeCalculation: ({ value }: Entry<Value>, key: string) => weight.of(value, key),
      }),
    })
    this.#lifetimeMs = lifetimeMs
    this.#now = now
  }

  /** The value, if it is cached and still valid. */
  get(key: string): Value | undefined {
    return this.#getAt(key, this.#now().getTime())
  }

  set(key: string, value: Value, untilMs?: number): void {
    this.#set(key, { value, untilMs }, this.#now().getTime())
  }

  /** The value, loaded if necessary. Rejects when loading does, and the next caller loads again. */
  find(key: string, load: () => Promise<Loaded<Value>>): Value | Promise<Value> {
    const cached = this.get(key)
    if (cached !== undefined) return cached
    const loading =
      this.#loading.get(key) ?? this.#load([key], async () => new Map([[key, await load()]]))
    return loading.then((loaded) => {
      const found = loaded.get(key)
      if (!found) throw new Error(`Nothing was loaded for ${key}`)
      return found.value
    })
  }

  /** The existing ones of the values, in the order of the keys. All missing ones are loaded at once. */
  async findAll(
    keys: readonly string[],
    load: (missing: string[]) => Promise<ReadonlyMap<string, Value>>,
  ): Promise<Value[]> {
    const nowMs = this.#now().getTime()
    const cached = keys.map((key) => this.#getAt(key, nowMs))
    const missing = keys.filter((_key, index) => cached[index] === undefined)
    if (missing.length === 0) return cached.filter((value) => value !== undefined)
    const fresh = missing.filter((key) => !this.#loading.has(key))
    if (fresh.length > 0)
      void this.#load(fresh, async () => {
        const values = await load(fresh)
        return new Map([...values].map(([key, value]) => [key, { value }]))
      })
    const loading = new Map(missing.map((key) => [key, this.#loading.get(key)]))
    await Promise.all(loading.values())
    const values: Value[] = []
    for (const [index, key] of keys.entries()) {
      const value = cached[index] ?? (await loading.get(key))?.get(key)?.value
      if (value !== undefined) values.push(value)
    }
    return values
  }

  delete(key: string): void {
    this.#entries.delete(key)
    this.#loading.delete(key)
  }

  /** Drops the entries for which the test is true; none of those that are being loaded. */
  deleteWhere(isUntrue: (value: Value) => boolean): void {
    for (const [key, { value }] of this.#entries.entries())
      if (isUntrue(value)) this.#entries.delete(key)
  }

  clear(): void {
    // Emptying takes as long as a full one's size, also where nothing was ever put in.
    if (this.#entries.size > 0) this.#entries.clear()
    this.#loading.clear()
  }

  #getAt(key: string, nowMs: number): Value | undefined {
    const entry = this.#entries.get(key)
    return entry && entry.fromMs <= nowMs && nowMs < entry.untilMs ? entry.value : undefined
  }

  #set(key: string, { value, untilMs }: Loaded<Value>, fromMs: number): void {
    this.#entries.set(key, { value, fromMs, untilMs: untilMs ?? fromMs + this.#lifetimeMs })
  }

  #load(keys: readonly string[], load: () => Loading<Value>): Loading<Value> {
    const fromMs = this.#now().getTime()
    const loading = load()
    for (const key of keys) this.#loading.set(key, loading)
    const end = (loaded?: ReadonlyMap<string, Loaded<Value>>) => {
      for (const key of keys) {
        if (this.#loading.get(key) !== loading) continue
        this.#loading.delete(key)
        const found = loaded?.get(key)
        if (found) this.#set(key, found, fromMs)
      }
    }
    loading.then(end, () => end())
    return loading
  }
}
