import { MAPS_CACHE_SECONDS } from '#contract/constants.ts'
import { Cache, type Loaded } from '#api/memory/cache.ts'

const MAXIMUM_ANSWERS = 10_000
/** A place that is missing may exist soon, or was mistyped. */
const NOTHING_LIFETIME_MS = 60_000

/**
 * Answers that are cached for a day and requested once for all callers at the same time. A missing place is
 * cached for a minute, a failure not at all. `now` is in milliseconds that only grow.
 */
export class ResponseCache<Answer> {
  readonly #cache: Cache<{ answer: Answer }>
  readonly #isNothing: (answer: Answer) => boolean
  readonly #now: () => number

  constructor(isNothing: (answer: Answer) => boolean, now: () => number) {
    const bounds = { maximum: MAXIMUM_ANSWERS, lifetimeMs: MAPS_CACHE_SECONDS * 1000 }
    this.#cache = new Cache(bounds, () => new Date(now()))
    this.#isNothing = isNothing
    this.#now = now
  }

  async find(question: string, ask: () => Promise<Answer>): Promise<Answer> {
    const { answer } = await this.#cache.find(question, async () => this.#loaded(await ask()))
    return answer
  }

  /** Caches an answer that came with that of another question. */
  set(question: string, answer: Answer): void {
    const { value, untilMs } = this.#loaded(answer)
    this.#cache.set(question, value, untilMs)
  }

  #loaded(answer: Answer): Loaded<{ answer: Answer }> {
    const untilMs = this.#isNothing(answer) ? this.#now() + NOTHING_LIFETIME_MS : undefined
    return { value: { answer }, untilMs }
  }
}
