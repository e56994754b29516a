interface Waiting<Question, Answer> {
  question: Question
  resolve: (answer: Answer) => void
  reject: (reason: unknown) => void
}

/**
 * Sends together the questions that many callers ask at about the same time: while one round is under way the
 * next gathers, and is sent when it has come back. A single caller does not wait.
 */
export class Batched<Question, Answer> {
  readonly #maximum: number
  readonly #askAll: (all: readonly Question[]) => Promise<readonly Answer[]>
  #gathering: Waiting<Question, Answer>[] = []
  #isUnderWay = false

  /** The maximum number in one round; `askAll` answers in the order of the questions. */
  constructor(maximum: number, askAll: (all: readonly Question[]) => Promise<readonly Answer[]>) {
    this.#maximum = maximum
    this.#askAll = askAll
  }

  /** Rejects, for everyone in a round, when the round does. */
  ask(question: Question): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#gathering.push({ question, resolve, reject })
      // Questions of the same turn join this round.
      if (!this.#isUnderWay) queueMicrotask(() => void this.#setOut())
    })
  }

  async #setOut(): Promise<void> {
    if (this.#isUnderWay) return
    this.#isUnderWay = true
    while (this.#gathering.length > 0) {
      const round = this.#gathering.splice(0, this.#maximum)
      try {
        const answers = await this.#askAll(round.map(({ question }) => question))
        // Callers continue only after the next round was sent.
        setImmediate(() => {
          // One answer for each question, in their order.
          for (const [index, { resolve }] of round.entries()) resolve(answers[index] as Answer)
        })
      } catch (error) {
        for (const { reject } of round) reject(error)
      }
    }
    this.#isUnderWay = false
  }
}
