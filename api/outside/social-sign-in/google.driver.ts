import * as oidc from 'openid-client'
import { SocialTrouble, type SocialDriver, type SocialPerson } from './social-sign-in.port.ts'
import { personFromClaims } from './provider-person.ts'
import { PROVIDER_TIMEOUT_MS, within } from './provider-timeout.ts'

export const GOOGLE_ISSUER = 'https://accounts.google.com'

export type OpenIdProvider = {
  /** The issuer's address; its endpoints are discovered below it. */
  issuer: string
  clientId: string
  /** Or a function that makes one for each exchange. */
  clientSecret: string | (() => Promise<string>)
  timeoutMs?: number
  /** Whether it supports PKCE. */
  hasPkce?: boolean
  /** The requested scopes and parameters. */
  parameters?: Record<string, string>
  /** Its error for a person who cancelled. */
  cancelledBy?: string
}

const USUAL_QUESTION = {
  scope: 'openid email profile',
  // Several people may share a browser, so the person chooses the account.
  prompt: 'select_account',
}

const discoveryLastsMs = 24 * 3_600_000
/** Clocks differ. */
const clockToleranceSeconds = 30

/**
 * A provider of OpenID Connect, such as Google: the code flow with PKCE, state and nonce; ID tokens are
 * verified by their signature, issuer, audience, time and nonce.
 */
export function createOpenIdDriver(provider: OpenIdProvider): SocialDriver {
  const { timeoutMs = PROVIDER_TIMEOUT_MS, hasPkce = true, parameters = USUAL_QUESTION } = provider
  const { cancelledBy = 'access_denied' } = provider
  const discovered = rememberDiscovery(provider, timeoutMs)
  const guarded = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await within(timeoutMs, work())
    } catch (error) {
      throw troubleOf(error, cancelledBy)
    }
  }
  return {
    begin: (returnUrl) =>
      guarded(async () => {
        const [state, nonce] = [oidc.randomState(), oidc.randomNonce()]
        const verifier = hasPkce ? oidc.randomPKCECodeVerifier() : null
        const url = oidc.buildAuthorizationUrl(await discovered(), {
          redirect_uri: returnUrl,
          ...parameters,
          state,
          nonce,
          ...(verifier !== null && {
            code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
            code_challenge_method: 'S256',
          }),
        })
        return { url: url.href, proofs: { state, verifier, nonce } }
      }),
    finish: (cameBackTo, { state, verifier, nonce }) =>
      guarded(async () => {
        const tokens = await oidc.authorizationCodeGrant(await discovered(), cameBackTo, {
          expectedState: state,
          idTokenExpected: true,
          ...(nonce !== null && { expectedNonce: nonce }),
          ...(verifier !== null && { pkceCodeVerifier: verifier }),
        })
        return personIn(tokens.claims())
      }),
  }
}

/** A provider's metadata, loaded once a day, and again after a failure. */
function rememberDiscovery(
  { issuer, clientId, clientSecret }: OpenIdProvider,
  timeoutMs: number,
): () => Promise<oidc.Configuration> {
  let known: { found: Promise<oidc.Configuration>; atMs: number } | null = null
  const isPlain = issuer.startsWith('http:')
  return () => {
    if (known && performance.now() - known.atMs < discoveryLastsMs) return known.found
    const found = oidc.discovery(
      new URL(issuer),
      clientId,
      { [oidc.clockTolerance]: clockToleranceSeconds },
      clientAuthOf(clientId, clientSecret),
      {
        timeout: timeoutMs / 1000,
        // The signature is verified, too, though the token comes straight from the provider.
        execute: [
          oidc.enableNonRepudiationChecks,
          ...(isPlain ? [oidc.allowInsecureRequests] : []),
        ],
      },
    )
    const discovered = { found, atMs: performance.now() }
    known = discovered
    found.catch(() => {
      if (known === discovered) known = null
    })
    return found
  }
}

/** In the form of the exchange, next to the code. */
function clientAuthOf(clientId: string, secret: OpenIdProvider['clientSecret']): oidc.ClientAuth {
  if (typeof secret === 'string') return oidc.ClientSecretPost(secret)
  return async (_server, _client, body) => {
    body.set('client_id', clientId)
    body.set('client_secret', await secret())
  }
}

function personIn(claims: oidc.IDToken | undefined): SocialPerson {
  const isVerified = claims?.['email_verified']
  return personFromClaims({
    subject: claims?.sub,
    email: claims?.['email'],
    isEmailVerified: isVerified === true || isVerified === 'true',
    firstName: claims?.['given_name'],
    lastName: claims?.['family_name'],
    name: claims?.['name'],
  })
}

function troubleOf(error: unknown, cancelledBy: string): SocialTrouble {
  if (error instanceof SocialTrouble) return error
  const { code, error: reason } = error as { code?: unknown; error?: unknown }
  const words = [code, reason].filter((word) => /^\w{1,60}$/.test(String(word ?? '')))
  const isCancelled = error instanceof oidc.AuthorizationResponseError && reason === cancelledBy
  return new SocialTrouble(isCancelled ? 'cancelled' : 'failed', words.join(' ') || 'no answer')
}
