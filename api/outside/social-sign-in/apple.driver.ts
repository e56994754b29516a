import { SignJWT } from 'jose'
import type { AppleClient } from '#api/settings/apple-configuration.ts'
import { createOpenIdDriver } from './google.driver.ts'
import type { SocialDriver, SocialPerson } from './social-sign-in.port.ts'
import { personFromClaims } from './provider-person.ts'

export const APPLE_ISSUER = 'https://appleid.apple.com'

export interface AppleProvider extends AppleClient {
  issuer?: string
  timeoutMs?: number
}

/** Apple accepts a secret for six months; each is used once, right away. */
const SECRET_LIVES_SECONDS = 300

/**
 * Sign in with Apple: OpenID Connect with three peculiarities. The client's secret is a token that the client
 * signs. The answer comes as a form. And the name is in that form, the first time only.
 * https://developer.apple.com/documentation/signinwithapplerestapi
 */
export function createAppleDriver(provider: AppleProvider): SocialDriver {
  const { clientId, issuer = APPLE_ISSUER, timeoutMs } = provider
  const driver = createOpenIdDriver({
    issuer,
    clientId,
    clientSecret: () => signSecret(provider, issuer),
    ...(timeoutMs !== undefined && { timeoutMs }),
    // It does not document PKCE; state, nonce and the signed secret replace it.
    hasPkce: false,
    parameters: { scope: 'openid name email', response_mode: 'form_post' },
    cancelledBy: 'user_cancelled_authorize',
  })
  return {
    begin: driver.begin,
    finish: async (cameBackTo, proofs) => {
      const person = await driver.finish(cameBackTo, proofs)
      return { ...person, ...nameIn(cameBackTo, person.subject) }
    },
  }
}

/** https://developer.apple.com/documentation/accountorganizationaldatasharing/creating-a-client-secret */
function signSecret({ clientId, teamId, keyId, privateKey }: AppleClient, issuer: string) {
  const issuedAt = Math.floor(Date.now() / 1000)
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience(issuer)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + SECRET_LIVES_SECONDS)
    .sign(privateKey)
}

/** `{"name":{"firstName":"…","lastName":"…"},"email":"…"}`, of which the email address is not signed. */
function nameIn(
  { searchParams }: URL,
  subject: string,
): Pick<SocialPerson, 'firstName' | 'lastName'> | null {
  const user = readJson(searchParams.get('user'))
  const name = isRecord(user) && isRecord(user['name']) ? user['name'] : null
  if (!name) return null
  const { firstName, lastName } = personFromClaims({
    subject,
    isEmailVerified: false,
    firstName: name['firstName'],
    lastName: name['lastName'],
  })
  return { firstName, lastName }
}

function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    // It is not signed: an invalid value counts as no name.
    return null
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
