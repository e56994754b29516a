import { LRUCache } from 'lru-cache'

/** What a record weighs, and all of them together at most. */
interface Weights<Kept> {
  most: number
  of: (record: Kept) => number
}

/**
 * Records by their id: those asked for most recently are kept, and however many ask for a missing
 * one at the same moment, it is loaded once.
 */
export class KeptRecords<Kept extends { readonly id: string }> {
  readonly #load: (ids: string[]) => Promise<readonly Kept[]>
  readonly #kept: LRUCache<string, Kept>
  readonly #loading = new Map<string, Promise<ReadonlyMap<string, Kept>>>()

  /**
   * Keeps at most so many, of so much weight where records differ; `load` answers the records that
   * exist, in any order.
   */
  constructor(
    most: number,
    load: (ids: string[]) => Promise<readonly Kept[]>,
    weights?: Weights<Kept>,
  ) {
    this.#kept = new LRUCache({
      max: most,
      ...(weights && { maxSize: weights.most, sizeCalculation: weights.of }),
    })
    this.#load = load
  }

  /** The record if it is kept. */
  peek(id: string): Kept | undefined {
    return this.#kept.get(id)
  }

  async find(id: string): Promise<Kept | undefined> {
    return this.peek(id) ?? (await this.#loadMissing([id])).get(id)
  }

  /** Those of the records that exist, in the order asked. */
  async findAll(ids: readonly string[]): Promise<Kept[]> {
    const found = ids.map((id) => this.peek(id))
    const missing = ids.filter((_id, index) => found[index] === undefined)
    const loaded = missing.length > 0 ? await this.#loadMissing(missing) : null
    return ids.flatMap((id, index) => found[index] ?? loaded?.get(id) ?? [])
  }

  /** What is being loaded at this moment may be older than the change, so it is not kept either. */
  drop(id: string): void {
    this.#kept.delete(id)
    this.#loading.delete(id)
  }

  dropAll(): void {
    this.#kept.clear()
    this.#loading.clear()
  }

  async #loadMissing(ids: readonly string[]): Promise<ReadonlyMap<string, Kept>> {
    const fresh = ids.filter((id) => !this.#loading.has(id))
    if (fresh.length > 0) this.#start(fresh)
    const underWay = new Set(ids.map((id) => this.#loading.get(id)))
    const found = new Map<string, Kept>()
    for (const records of await Promise.all(underWay))
      for (const [id, record] of records ?? []) found.set(id, record)
    return found
  }

  #start(ids: string[]): void {
    const loading = this.#load(ids).then(
      (records) => new Map(records.map((record) => [record.id, record])),
    )
    for (const id of ids) this.#loading.set(id, loading)
    const settle = (records?: ReadonlyMap<string, Kept>) => {
      for (const id of ids) {
        if (this.#loading.get(id) !== loading) continue
        this.#loading.delete(id)
        const record = records?.get(id)
        if (record) this.#kept.set(id, record)
      }
    }
    loading.then(settle, () => settle())
  }
}
