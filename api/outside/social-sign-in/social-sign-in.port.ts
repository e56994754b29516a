import type { SocialProvider } from '#contract/session.ts'

/** The person as a provider identifies them. */
export type SocialPerson = {
  /** Identifies them at this provider for good. */
  subject: string
  /** In lower case; null if the provider has no confirmed one. */
  email: string | null
  firstName: string
  lastName: string
}

/** Secrets that only the browser that started may have when it comes back. */
export type SocialProofs = {
  state: string
  /** Of PKCE and OpenID Connect; null if the provider supports neither. */
  verifier: string | null
  nonce: string | null
}

/** One provider. Both functions throw SocialTrouble, and never take longer than some seconds. */
export type SocialDriver = {
  /** Where to send the browser, and what to require on its return to `returnUrl`. */
  begin(returnUrl: string): Promise<{ url: string; proofs: SocialProofs }>
  /** Reads who came back, from the whole address they came back to. */
  finish(cameBackTo: URL, proofs: SocialProofs): Promise<SocialPerson>
}

/** The providers that people can sign in with. */
export type SocialSignInPort = ReadonlyMap<SocialProvider, SocialDriver>

/** Why nobody was signed in; `what` is for the log and contains nothing personal. */
export class SocialTrouble extends Error {
  readonly reason: 'cancelled' | 'failed'
  readonly what: string

  constructor(reason: 'cancelled' | 'failed', what: string) {
    super(`Signing in by a provider: ${what}`)
    this.reason = reason
    this.what = what
  }
}
