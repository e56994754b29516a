import { LRUCache } from 'lru-cache'
import { MAPS_CACHE_SECONDS } from '#contract/constants.ts'

const MOST_ANSWERS = 10_000
/** A place that is not there may be there soon, or was mistyped in transit. */
const NOTHING_KEPT_MS = 60_000

/**
 * Answers that are kept for a day and asked once for everyone who asks at the same time. Finding
 * nothing is kept for a minute, a failure not at all.
 */
export class QuestionMemory<Answer> {
  readonly #answers: LRUCache<string, { answer: Answer }>
  readonly #underWay = new Map<string, Promise<Answer>>()
  readonly #isNothing: (answer: Answer) => boolean

  constructor(isNothing: (answer: Answer) => boolean, now: () => number) {
    this.#isNothing = isNothing
    this.#answers = new LRUCache({
      max: MOST_ANSWERS,
      ttl: MAPS_CACHE_SECONDS * 1000,
      ttlResolution: 0,
      perf: { now },
    })
  }

  async find(question: string, ask: () => Promise<Answer>): Promise<Answer> {
    const cached = this.#answers.get(question)
    if (cached) return cached.answer
    const asking = this.#underWay.get(question) ?? this.#ask(question, ask)
    return asking
  }

  /** Keeps an answer that came with that of another question. */
  set(question: string, answer: Answer): void {
    const briefly = this.#isNothing(answer) ? { ttl: NOTHING_KEPT_MS } : {}
    this.#answers.set(question, { answer }, briefly)
  }

  #ask(question: string, ask: () => Promise<Answer>): Promise<Answer> {
    const asking = ask()
      .then((answer) => {
        this.set(question, answer)
        return answer
      })
      .finally(() => this.#underWay.delete(question))
    this.#underWay.set(question, asking)
    return asking
  }
}
