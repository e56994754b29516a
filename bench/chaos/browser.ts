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

/** The website's timeout. */
const timeoutMs = 20_000
/** Retries come sooner than the website's. */
const longestPauseMs = 1000

/** Calls the API as the website does; a failure is thrown as an ApiFailure. */
export class Browser {
  readonly #url: string
  readonly #diary: Diary
  readonly #who: Record<string, string>
  /** Aborted once the customer has left. */
  readonly signal: AbortSignal

  constructor(
    url: string,
    diary: Diary,
    signal: AbortSignal,
    /** The access token of the session. */
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
    // The API answers as its contract says.
    if (status >= 200 && status < 300) return JSON.parse(text) as Answer
    const failure = status === 0 ? NO_ANSWER : failureOf(status, readJson(text))
    this.#diary.answered(`${method} ${path}`, failure, text)
    throw failure
  }

  /** Repeats a request for as long as its result is unknown. */
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

  /** Throws once the customer has left. */
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

/** Failures that the website repeats, because the result is unknown. */
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
