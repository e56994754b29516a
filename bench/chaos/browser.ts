import { setTimeout as pause } from 'node:timers/promises'
import { API_BASE } from '#contract/constants.ts'
import {
  failureOf,
  isApiFailure,
  NO_ANSWER,
  type ApiFailure,
} from '#web/calls/request/api-failure.ts'
import { backOffMs } from '#web/calls/request/back-off.ts'
import type { Diary } from './diary.ts'

export interface RequestInput {
  body?: unknown
  headers?: Record<string, string>
}

/** As long as the website waits. */
const timeoutMs = 20_000
/** Whoever shops here is less patient than the website between two tries. */
const longestPauseMs = 1000

/** Calls the API as the website does; a failure is thrown as an ApiFailure. */
export class Browser {
  readonly #url: string
  readonly #diary: Diary
  readonly #who: Record<string, string>
  /** Aborted once whoever sits before it has left. */
  readonly signal: AbortSignal

  constructor(
    url: string,
    diary: Diary,
    signal: AbortSignal,
    /** What shows who is signed in. */
    who: Record<string, string> = {},
  ) {
    this.#url = url
    this.#who = who
    this.#diary = diary
    this.signal = signal
  }

  async ask<Answer>(
    method: string,
    path: string,
    { body, headers = {} }: RequestInput = {},
  ): Promise<Answer> {
    const { status, text } = await this.#send(method, path, { body, headers })
    // What the API answers is what its contract promises.
    if (status >= 200 && status < 300) return JSON.parse(text) as Answer
    const failure = status === 0 ? NO_ANSWER : failureOf(status, readJson(text))
    this.#diary.answered(`${method} ${path}`, failure, text)
    throw failure
  }

  /** Asks the same again for as long as nobody knows what came of it. */
  async askUntilAnswered<Answer>(
    method: string,
    path: string,
    input: RequestInput = {},
  ): Promise<Answer> {
    for (let tries = 0; ; tries++) {
      await this.pause(backOffMs(tries))
      try {
        return await this.ask<Answer>(method, path, input)
      } catch (thrown) {
        if (!isUnanswered(thrown)) throw thrown
      }
    }
  }

  /** Throws once nobody waits any more. */
  async pause(ms: number): Promise<void> {
    await pause(Math.min(ms, longestPauseMs), null, { signal: this.signal })
  }

  async #send(method: string, path: string, { body, headers }: RequestInput) {
    this.signal.throwIfAborted()
    try {
      const answer = await fetch(`${this.#url}${API_BASE}${path}`, {
        method,
        headers: {
          ...this.#who,
          ...headers,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.any([this.signal, AbortSignal.timeout(timeoutMs)]),
      })
      return { status: answer.status, text: await answer.text() }
    } catch {
      this.signal.throwIfAborted()
      return { status: 0, text: '' }
    }
  }
}

/** What the website asks again, as nobody knows what came of it. */
function isUnanswered(thrown: unknown): boolean {
  if (!isApiFailure(thrown)) return false
  const { status, code }: ApiFailure = thrown
  return (status === 0 || status >= 500) && code !== 'PAYMENT_UNAVAILABLE'
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
