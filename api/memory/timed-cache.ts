/** What a value weighs together with its key, which whoever asks may have made up. */
type WeightOf<Value> = (value: Value, key: string) => number

/**
 * Answers that are worked out once for everybody who asks within a short time. All are forgotten
 * together when something changes; what was being worked out at that moment is not kept.
 */
export class BriefMemory<Value> {
  readonly #mostWeight: number
  readonly #weightOf: WeightOf<Value>
  readonly #kept = new Map<string, { value: Value; fromMs: number; untilMs: number }>()
  readonly #underWay = new Map<string, Promise<Value>>()
  #weight = 0

  /** Keeps values of so much weight together; without `weightOf`, so many. */
  constructor(mostWeight: number, weightOf: WeightOf<Value> = () => 1) {
    this.#mostWeight = mostWeight
    this.#weightOf = weightOf
  }

  /** The value of a key at an instant; `work` says until when its own value holds. */
  find(
    key: string,
    nowMs: number,
    work: () => Promise<{ value: Value; untilMs: number }>,
  ): Value | Promise<Value> {
    const kept = this.#kept.get(key)
    if (kept && kept.fromMs <= nowMs && nowMs < kept.untilMs) return kept.value
    const underWay = this.#underWay.get(key)
    if (underWay) return underWay
    const working: Promise<Value> = work().then(
      ({ value, untilMs }) => {
        if (this.#underWay.get(key) !== working) return value
        this.#underWay.delete(key)
        this.#keep(key, { value, fromMs: nowMs, untilMs })
        return value
      },
      (error: unknown) => {
        if (this.#underWay.get(key) === working) this.#underWay.delete(key)
        throw error
      },
    )
    this.#underWay.set(key, working)
    return working
  }

  clear(): void {
    this.#kept.clear()
    this.#underWay.clear()
    this.#weight = 0
  }

  #keep(key: string, entry: { value: Value; fromMs: number; untilMs: number }): void {
    this.#forget(key)
    this.#kept.set(key, entry)
    this.#weight += this.#weightOf(entry.value, key)
    for (const oldest of this.#kept.keys()) {
      if (this.#weight <= this.#mostWeight) break
      this.#forget(oldest)
    }
  }

  #forget(key: string): void {
    const kept = this.#kept.get(key)
    if (kept && this.#kept.delete(key)) this.#weight -= this.#weightOf(kept.value, key)
  }
}
