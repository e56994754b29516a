import type { SocialProvider } from '#contract/session.ts'

/** Who a provider says somebody is. */
export type SocialPerson = {
  /** Names them at this provider for good. */
  subject: string
  /** In lower case; null where the provider names none that it has confirmed. */
  email: string | null
  firstName: string
  lastName: string
}

/** What only the browser that began may know when it comes back. */
export type SocialProofs = {
  state: string
  /** Of PKCE and OpenID Connect; null where the provider knows neither. */
  verifier: string | null
  nonce: string | null
}

/** One provider. Both acts throw SocialTrouble, and never take longer than some seconds. */
export type SocialDriver = {
  /** Where to send the browser, and what to ask of it on its return to `returnUrl`. */
  begin(returnUrl: string): Promise<{ url: string; proofs: SocialProofs }>
  /** Reads who came back, from the whole address they came back to. */
  finish(cameBackTo: URL, proofs: SocialProofs): Promise<SocialPerson>
}

/** The providers that people can sign in with. */
export type SocialSignInPort = ReadonlyMap<SocialProvider, SocialDriver>

/** Why nobody came back signed in; `what` is for the log and says nothing about anybody. */
export class SocialTrouble extends Error {
  readonly reason: 'cancelled' | 'failed'
  readonly what: string

  constructor(reason: 'cancelled' | 'failed', what: string) {
    super(`Signing in by a provider: ${what}`)
    this.reason = reason
    this.what = what
  }
}
