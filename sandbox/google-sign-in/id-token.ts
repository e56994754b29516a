import { createHash } from 'node:crypto'
import { TOKEN_LIVES_SECONDS } from './google-state.ts'
import type { GoogleState, Grant } from './google-state.ts'

/** A signed ID token as Google writes it. */
export function idTokenOf(state: GoogleState, grant: Grant, accessToken: string): Promise<string> {
  const issuedAt = Math.floor(state.now() / 1000)
  return state.key.sign({
    iss: state.issuer(),
    azp: grant.clientId,
    aud: grant.clientId,
    at_hash: halfHash(accessToken),
    ...(grant.nonce !== null && { nonce: grant.nonce }),
    iat: issuedAt,
    exp: issuedAt + TOKEN_LIVES_SECONDS + 1,
    ...profileOf(grant),
  })
}

/** What the person agreed to share. */
export function profileOf({ person, scopes }: Grant) {
  const { subject, email, isEmailVerified, firstName, lastName } = person
  return {
    sub: subject,
    ...(scopes.includes('email') && email !== null && { email, email_verified: isEmailVerified }),
    ...(scopes.includes('profile') && {
      name: `${firstName} ${lastName}`,
      given_name: firstName,
      family_name: lastName,
    }),
  }
}

function halfHash(token: string): string {
  const digest = createHash('sha256').update(token).digest()
  return digest.subarray(0, digest.length / 2).toString('base64url')
}
