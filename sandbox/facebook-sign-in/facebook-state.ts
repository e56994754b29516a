import { OneTimeCodes } from '#sandbox/sign-in/one-time-codes.ts'
import type { Person } from '#sandbox/sign-in/people.ts'

/** What a person has agreed to. */
export type Grant = { person: Person; redirectUri: string; scopes: readonly string[] }

/** The one app this Facebook knows. */
export const FACEBOOK_APP = { id: 'sandbox', secret: 'sandbox' }

const CODE_LIVES_MS = 10 * 60_000
export const TOKEN_LIVES_SECONDS = 5_183_944

/** Kept in memory only. */
export class FacebookState {
  readonly codes: OneTimeCodes<Grant>
  readonly accessTokens = new Map<string, { grant: Grant; expiresAtMs: number }>()
  readonly now: () => number

  constructor(now: () => number) {
    this.now = now
    this.codes = new OneTimeCodes(CODE_LIVES_MS, now)
  }
}
