import { createHmac, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerJson } from '#sandbox/http/answers.ts'
import { readBody } from '#sandbox/http/read-body.ts'
import type { Call, Route } from '#sandbox/http/stand-in.ts'
import type { Person } from '#sandbox/sign-in/people.ts'
import { FACEBOOK_APP, TOKEN_LIVES_SECONDS } from './facebook-state.ts'
import type { FacebookState, Grant } from './facebook-state.ts'
import { answerGraphError, GRAPH_ERRORS } from './graph-error.ts'
import type { GraphError } from './graph-error.ts'

const TOKEN_PATH = /^\/facebook-sign-in\/v\d+\.\d+\/oauth\/access_token$/

/** The marketplace server's calls: a token for a code, and a profile for a token. */
export function graphRoutes(state: FacebookState): Route[] {
  return [
    {
      method: 'GET',
      path: TOKEN_PATH,
      answer: ({ response, url }) => exchange(state, response, url.searchParams),
    },
    {
      method: 'POST',
      path: TOKEN_PATH,
      async answer({ request, response }) {
        exchange(state, response, new URLSearchParams((await readBody(request)) ?? ''))
      },
    },
    {
      method: 'GET',
      path: /^\/facebook-sign-in\/v\d+\.\d+\/me$/,
      answer: (call) => answerMe(state, call),
    },
  ]
}

function exchange(state: FacebookState, response: ServerResponse, query: URLSearchParams): void {
  if (query.get('client_id') !== FACEBOOK_APP.id)
    return answerGraphError(response, GRAPH_ERRORS.unknownApp)
  if (query.get('client_secret') !== FACEBOOK_APP.secret)
    return answerGraphError(response, GRAPH_ERRORS.wrongSecret)
  const redeemed = state.codes.redeem(query.get('code') ?? '')
  if (redeemed.outcome !== 'good')
    return answerGraphError(response, GRAPH_ERRORS[`${redeemed.outcome}Code`])
  const { grant } = redeemed
  if (query.get('redirect_uri') !== grant.redirectUri)
    return answerGraphError(response, GRAPH_ERRORS.otherRedirect)
  const token = `EAA${randomBytes(60).toString('hex')}`
  const expiresAtMs = state.now() + TOKEN_LIVES_SECONDS * 1000
  state.accessTokens.set(token, { grant, expiresAtMs })
  answerJson(response, {
    access_token: token,
    token_type: 'bearer',
    expires_in: TOKEN_LIVES_SECONDS,
  })
}

function answerMe(state: FacebookState, { request, response, url }: Call): void {
  const known = readToken(state, request, url.searchParams)
  if ('code' in known) return answerGraphError(response, known)
  const requested = (url.searchParams.get('fields') ?? 'id,name').split(',')
  const fields = Object.entries(fieldsOf(known)).filter(([name]) => requested.includes(name))
  answerJson(response, { ...Object.fromEntries(fields), id: known.person.subject })
}

/** What the bearer of a token may see, or why not. */
function readToken(
  state: FacebookState,
  { headers }: IncomingMessage,
  query: URLSearchParams,
): Grant | GraphError {
  const bearer = /^(?:Bearer|OAuth) (\S+)$/i.exec(headers.authorization ?? '')?.[1]
  const token = query.get('access_token') ?? bearer
  if (!token) return GRAPH_ERRORS.noToken
  const known = state.accessTokens.get(token)
  if (!known || known.expiresAtMs <= state.now()) return GRAPH_ERRORS.wrongToken
  const proof = query.get('appsecret_proof')
  if (proof === null) return GRAPH_ERRORS.noProof
  const proven = createHmac('sha256', FACEBOOK_APP.secret).update(token).digest('hex')
  return proof === proven ? known.grant : GRAPH_ERRORS.wrongProof
}

function fieldsOf({ person, scopes }: Grant): Record<string, string> {
  const { firstName, lastName, email }: Person = person
  return {
    name: `${firstName} ${lastName}`,
    first_name: firstName,
    last_name: lastName,
    ...(email !== null && scopes.includes('email') && { email }),
  }
}
