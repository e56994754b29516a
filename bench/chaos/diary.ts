import type { ApiFailure } from '#web/calls/request/api-failure.ts'

/** The answers to a customer about an order of theirs. */
export type Word = 'placed' | 'notCharged'

export interface Promised {
  customer: number
  orderId: string
  cartToken: string
  word: Word
}

/** Answers that report an outage. */
const HONEST = new Set(['SERVICE_UNAVAILABLE', 'ERROR_PROCESSING_REQUEST', 'PAYMENT_UNAVAILABLE'])
/** Statuses that a browser's customer must never see. */
const NEVER = new Set([400, 404, 413, 422])

/** What happened, from everybody's records. */
export class Diary {
  readonly promises: Promised[] = []
  /** Answers that nobody should get. */
  readonly wrong: string[] = []
  readonly #counts = new Map<string, Map<string, number>>()

  record(promised: Promised): void {
    this.promises.push(promised)
    this.count('told', promised.word)
  }

  /** Counts one more of something, for the table at the end. */
  count(table: string, what: string): void {
    const counts = this.#counts.get(table) ?? new Map<string, number>()
    counts.set(what, (counts.get(what) ?? 0) + 1)
    this.#counts.set(table, counts)
  }

  answered(call: string, { status, code }: ApiFailure, text: string): void {
    this.count('answers', status === 0 ? 'none' : `${status} ${code}`)
    const isFault = (status >= 500 && !HONEST.has(code)) || NEVER.has(status)
    if (isFault) this.wrong.push(`${call}: ${status} ${text.slice(0, 300)}`)
  }

  /** Each table with what was counted, the most frequent first. */
  tables(): [string, [string, number][]][] {
    return [...this.#counts].map(([table, counts]) => [
      table,
      [...counts].toSorted(([, a], [, b]) => b - a),
    ])
  }
}
