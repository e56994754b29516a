import { OneTimeCodes } from '#sandbox/sign-in/one-time-codes.ts'
import type { Person } from '#sandbox/sign-in/people.ts'
import { SigningKey } from './signing-key.ts'

/** What a person has agreed to. */
export type Grant = {
  person: Person
  clientId: string
  redirectUri: string
  scopes: readonly string[]
  nonce: string | null
  /** Of the S256 method; null where the client does not prove that it made the request. */
  codeChallenge: string | null
}

/** The one client this Google knows. */
export const GOOGLE_CLIENT = { id: 'sandbox', secret: 'sandbox' }

export const CODE_LIVES_MS = 10 * 60_000
export const TOKEN_LIVES_SECONDS = 3599

/** Kept in memory only. */
export class GoogleState {
  readonly key = new SigningKey()
  readonly codes: OneTimeCodes<Grant>
  readonly accessTokens = new Map<string, { grant: Grant; expiresAtMs: number }>()
  readonly now: () => number
  /** Who this Google says it is; also where it is. */
  readonly issuer: () => string

  constructor(issuer: () => string, now: () => number) {
    this.issuer = issuer
    this.now = now
    this.codes = new OneTimeCodes(CODE_LIVES_MS, now)
  }
}
