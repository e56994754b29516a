import { randomBytes } from 'node:crypto'

type StoredCode<Grant> = { grant: Grant; expiresAtMs: number; isUsed: boolean }

/** What became of a code that was shown. */
export type Redeemed<Grant> =
  | { outcome: 'good'; grant: Grant }
  | { outcome: 'unknown' | 'used' | 'expired' }

const MAXIMUM_CODES = 1000

/** Codes that are valid once, for a limited time. Used codes are remembered, to distinguish them from unknown ones. */
export class OneTimeCodes<Grant> {
  readonly #codes = new Map<string, StoredCode<Grant>>()
  readonly #livesMs: number
  readonly #now: () => number

  constructor(livesMs: number, now: () => number) {
    this.#livesMs = livesMs
    this.#now = now
  }

  issue(grant: Grant): string {
    const code = randomBytes(32).toString('base64url')
    this.#codes.set(code, { grant, expiresAtMs: this.#now() + this.#livesMs, isUsed: false })
    const [oldest] = this.#codes.keys()
    if (this.#codes.size > MAXIMUM_CODES && oldest !== undefined) this.#codes.delete(oldest)
    return code
  }

  redeem(code: string): Redeemed<Grant> {
    const stored = this.#codes.get(code)
    if (!stored) return { outcome: 'unknown' }
    if (stored.isUsed) return { outcome: 'used' }
    stored.isUsed = true
    if (stored.expiresAtMs <= this.#now()) return { outcome: 'expired' }
    return { outcome: 'good', grant: stored.grant }
  }
}
