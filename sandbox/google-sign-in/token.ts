import { createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerJson } from '#sandbox/http/answers.ts'
import { readBody } from '#sandbox/http/read-body.ts'
import type { Route } from '#sandbox/http/stand-in.ts'
import { GOOGLE_CLIENT, TOKEN_LIVES_SECONDS } from './google-state.ts'
import type { GoogleState, Grant } from './google-state.ts'
import { idTokenOf } from './id-token.ts'

/** The endpoint where the marketplace's server exchanges a code for an ID token. */
export function tokenRoute(state: GoogleState): Route {
  return {
    method: 'POST',
    path: /^\/google-sign-in\/token$/,
    async answer({ request, response }) {
      const form = new URLSearchParams((await readBody(request)) ?? '')
      const refusal = refuseClient(request, form) ?? refuseGrantType(form)
      if (refusal) return refuse(response, refusal)
      const redeemed = state.codes.redeem(form.get('code') ?? '')
      if (redeemed.outcome !== 'good') return refuse(response, invalidGrant('Malformed auth code.'))
      const { grant } = redeemed
      const wrong = refuseProof(grant, form)
      if (wrong) return refuse(response, wrong)
      answerJson(response, await tokensOf(state, grant))
    },
  }
}

type Refusal = { status: number; error: string; error_description: string }

function refuse(response: ServerResponse, { status, ...body }: Refusal): void {
  answerJson(response, body, { status })
}

const invalidGrant = (error_description: string): Refusal => ({
  status: 400,
  error: 'invalid_grant',
  error_description,
})

/** By the authorization header or in the form. */
function refuseClient({ headers }: IncomingMessage, form: URLSearchParams): Refusal | null {
  const basic = /^Basic (.+)$/i.exec(headers.authorization ?? '')?.[1]
  const [id, secret] = basic
    ? Buffer.from(basic, 'base64').toString('utf8').split(':').map(unescaped)
    : [form.get('client_id'), form.get('client_secret')]
  if (id === GOOGLE_CLIENT.id && secret === GOOGLE_CLIENT.secret) return null
  const isKnown = id === GOOGLE_CLIENT.id
  return {
    status: 401,
    error: 'invalid_client',
    error_description: isKnown ? 'Unauthorized' : 'The OAuth client was not found.',
  }
}

/** The parts of a basic header are written as in a form. */
function unescaped(part: string): string {
  return new URLSearchParams(`x=${part}`).get('x') ?? ''
}

function refuseGrantType(form: URLSearchParams): Refusal | null {
  const type = form.get('grant_type') ?? ''
  if (type === 'authorization_code') return null
  return {
    status: 400,
    error: 'unsupported_grant_type',
    error_description: `Invalid grant_type: ${type}`,
  }
}

function refuseProof(grant: Grant, form: URLSearchParams): Refusal | null {
  if (form.get('redirect_uri') !== grant.redirectUri)
    return { status: 400, error: 'redirect_uri_mismatch', error_description: 'Bad Request' }
  if (grant.codeChallenge === null) return null
  const verifier = form.get('code_verifier')
  if (verifier === null) return invalidGrant('Missing code verifier.')
  const proven = createHash('sha256').update(verifier).digest('base64url')
  return proven === grant.codeChallenge ? null : invalidGrant('Invalid code verifier.')
}

async function tokensOf(state: GoogleState, grant: Grant) {
  const accessToken = `ya29.${randomBytes(48).toString('base64url')}`
  const expiresAtMs = state.now() + TOKEN_LIVES_SECONDS * 1000
  state.accessTokens.set(accessToken, { grant, expiresAtMs })
  return {
    access_token: accessToken,
    expires_in: TOKEN_LIVES_SECONDS,
    scope: grant.scopes.join(' '),
    token_type: 'Bearer',
    id_token: await idTokenOf(state, grant, accessToken),
  }
}
