import { createHash } from 'node:crypto'
import type { StoredAnswer } from '#sandbox/stripe/state/stored-objects.ts'
import { ANSWERS_STORED_MS } from '#sandbox/stripe/state/stripe-state.ts'
import type { StripeState } from '#sandbox/stripe/state/stripe-state.ts'
import { invalidRequest, Refusal } from './refusal.ts'

const LONGEST_KEY = 255

/** Stripe's promise: a call repeated with its key is done once, and answered alike each time. */
export class Idempotency {
  readonly #state: StripeState
  readonly #inProgress = new Set<string>()

  constructor(state: StripeState) {
    this.#state = state
  }

  /**
   * Takes a key until `end`. Answers what was answered to this call before; null if it is new.
   * Refuses a key of another call, and one whose call is still in progress.
   */
  begin(key: string, fingerprint: string): StoredAnswer | null {
    if (key.length > LONGEST_KEY) throw invalidRequest('Idempotency keys have up to 255 letters.')
    if (this.#inProgress.has(key)) throw inUse(key)
    const stored = this.#state.find('answer', key)
    if (stored && stored.atMs > this.#state.nowMs() - ANSWERS_STORED_MS) {
      if (stored.fingerprint !== fingerprint) throw mismatch(key)
      return stored
    }
    this.#inProgress.add(key)
    return null
  }

  end(key: string): void {
    this.#inProgress.delete(key)
  }
}

/** Distinguishes calls by their parameters, in any order. */
export function fingerprintOf(path: string, encodedParams: string): string {
  const params = [...new URLSearchParams(encodedParams)].map((pair) => pair.join('=')).toSorted()
  return createHash('sha256')
    .update(JSON.stringify([path, params]))
    .digest('hex')
}

function inUse(key: string): Refusal {
  return new Refusal(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: `Another call with the idempotency key ${key} is still in progress. Try again later.`,
  })
}

function mismatch(key: string): Refusal {
  return new Refusal(400, {
    type: 'idempotency_error',
    message:
      'An idempotency key can only be used again for the same call with the same parameters. ' +
      `Use another key than '${key}' for another call.`,
  })
}
