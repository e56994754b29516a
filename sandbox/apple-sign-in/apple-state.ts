import { SigningKey } from '#sandbox/google-sign-in/signing-key.ts'
import { OneTimeCodes } from '#sandbox/sign-in/one-time-codes.ts'
import type { Person } from '#sandbox/sign-in/people.ts'

/** What a person has agreed to. */
export type Grant = {
  person: Person
  redirectUri: string
  scopes: readonly string[]
  nonce: string | null
}

/** The one client this Apple knows, and the public half of the key that it signs its secrets with. */
export const APPLE_CLIENT = {
  id: 'sandbox',
  teamId: 'SANDBOX',
  keyId: 'SANDBOXKEY',
  publicKey: {
    kty: 'EC',
    crv: 'P-256',
    x: 'BPqJw7SL2qQIy1sUxZ_RI4kjJAAAW4yJi1BszZQa8JI',
    y: 'XKKggx7iflUDrYAlAPp5gSdYY4gobNqr0-sK3oSSIls',
  },
}

export const CODE_LIVES_MS = 5 * 60_000
export const TOKEN_LIVES_SECONDS = 86_400

/** Kept in memory only. */
export class AppleState {
  readonly key = new SigningKey()
  readonly codes: OneTimeCodes<Grant>
  /** The people who have agreed before: their names are not sent again. */
  readonly known = new Set<string>()
  readonly now: () => number
  /** Who this Apple says it is; also where it is. */
  readonly issuer: () => string

  constructor(issuer: () => string, now: () => number) {
    this.issuer = issuer
    this.now = now
    this.codes = new OneTimeCodes(CODE_LIVES_MS, now)
  }
}
