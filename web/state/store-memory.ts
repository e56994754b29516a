/**
 * What a store remembers that is no plain value and so has no place in its state: promises, listeners
 * and the objects of others' scripts. Each is made when it is first wanted, one for each store.
 */
export class StoreMemory {
  readonly #made = new Map<() => unknown, unknown>()

  /** What this function has made for this store. The same function always gets the same. */
  of<Made>(make: () => Made): Made {
    if (!this.#made.has(make)) this.#made.set(make, make())
    // Only this function's own is stored under it.
    return this.#made.get(make) as Made
  }
}
