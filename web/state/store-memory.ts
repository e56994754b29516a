/**
 * What a store has that is no plain value and so cannot be in its state: promises, listeners and objects of
 * other scripts. Each is made when it is first needed, one for each store.
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
