import { randomBytes } from 'node:crypto'
import { importJWK, jwtVerify } from 'jose'
import { answerJson } from '#sandbox/http/answers.ts'
import { readBody } from '#sandbox/http/read-body.ts'
import type { Route } from '#sandbox/http/stand-in.ts'
import { isRelay } from './apple-people.ts'
import { APPLE_CLIENT, TOKEN_LIVES_SECONDS, type AppleState, type Grant } from './apple-state.ts'

/** Apple takes a client's secret for six months at most. */
const SECRET_MAXIMUM_SECONDS = 15_777_000

/** The endpoint where the marketplace's server exchanges a code for an ID token. */
export function tokenRoute(state: AppleState): Route {
  return {
    method: 'POST',
    path: /^\/apple-sign-in\/auth\/token$/,
    async answer({ request, response }) {
      const form = new URLSearchParams((await readBody(request)) ?? '')
      const refuse = (error: string) => answerJson(response, { error }, { status: 400 })
      if (!(await isClient(state, form))) return refuse('invalid_client')
      if (form.get('grant_type') !== 'authorization_code') return refuse('unsupported_grant_type')
      const redeemed = state.codes.redeem(form.get('code') ?? '')
      if (redeemed.outcome !== 'good') return refuse('invalid_grant')
      if (form.get('redirect_uri') !== redeemed.grant.redirectUri) return refuse('invalid_grant')
      answerJson(response, {
        access_token: randomBytes(32).toString('base64url'),
        token_type: 'Bearer',
        expires_in: 3600,
        refresh_token: randomBytes(32).toString('base64url'),
        id_token: await idTokenOf(state, redeemed.grant),
      })
    },
  }
}

/** Whether the secret is signed by the client's key, for this Apple, and not for too long. */
async function isClient(state: AppleState, form: URLSearchParams): Promise<boolean> {
  if (form.get('client_id') !== APPLE_CLIENT.id) return false
  try {
    const { payload, protectedHeader } = await jwtVerify(
      form.get('client_secret') ?? '',
      await importJWK(APPLE_CLIENT.publicKey, 'ES256'),
      {
        algorithms: ['ES256'],
        issuer: APPLE_CLIENT.teamId,
        subject: APPLE_CLIENT.id,
        audience: state.issuer(),
        requiredClaims: ['iat', 'exp'],
        currentDate: new Date(state.now()),
      },
    )
    const { iat = 0, exp = 0 } = payload
    return protectedHeader.kid === APPLE_CLIENT.keyId && exp - iat <= SECRET_MAXIMUM_SECONDS
  } catch {
    // Whatever is wrong with it, Apple says no more.
    return false
  }
}

/** A signed ID token as Apple writes it, which never contains a name. */
function idTokenOf(state: AppleState, { person, scopes, nonce }: Grant): Promise<string> {
  const issuedAt = Math.floor(state.now() / 1000)
  const { subject, email, isEmailVerified } = person
  return state.key.sign({
    iss: state.issuer(),
    aud: APPLE_CLIENT.id,
    iat: issuedAt,
    exp: issuedAt + TOKEN_LIVES_SECONDS,
    auth_time: issuedAt,
    nonce_supported: true,
    sub: subject,
    ...(nonce !== null && { nonce }),
    ...(email !== null &&
      scopes.includes('email') && {
        email,
        email_verified: isEmailVerified,
        ...(isRelay(email) && { is_private_email: true }),
      }),
  })
}
