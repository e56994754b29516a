import type { ServerResponse } from 'node:http'
import { answerSeeOther } from '#sandbox/http/answers.ts'
import { readBody } from '#sandbox/http/read-body.ts'
import type { Route } from '#sandbox/http/stand-in.ts'
import { answerConsentPage, answerWrongQuestion } from '#sandbox/sign-in/consent-page.ts'
import { newPerson } from '#sandbox/sign-in/people.ts'
import { isRedirectUri } from '#sandbox/sign-in/redirect-uri.ts'
import { GOOGLE_PEOPLE } from './google-people.ts'
import { GOOGLE_CLIENT } from './google-state.ts'
import type { GoogleState } from './google-state.ts'

const PATH = '/google-sign-in/o/oauth2/v2/auth'
const CHALLENGE = /^[\w-]{43}$/

/** The page to which the browser is sent: a person signs in, or goes back without. */
export function authorizeRoutes(state: GoogleState): Route[] {
  return [
    {
      method: 'GET',
      path: /^\/google-sign-in\/o\/oauth2\/v2\/auth$/,
      answer({ response, url: { searchParams } }) {
        const redirectUri = refuseWrongClient(response, searchParams)
        if (redirectUri === null) return
        const error = errorIn(searchParams)
        if (error) return sendBack(state, response, searchParams, redirectUri, error)
        state.key.prepare()
        answerConsentPage(response, {
          provider: 'Google',
          action: PATH,
          redirectUri,
          question: searchParams,
          people: [...GOOGLE_PEOPLE, newPerson()],
        })
      },
    },
    {
      method: 'POST',
      path: /^\/google-sign-in\/o\/oauth2\/v2\/auth$/,
      async answer({ request, response }) {
        const form = new URLSearchParams((await readBody(request)) ?? '')
        const redirectUri = refuseWrongClient(response, form)
        if (redirectUri === null) return
        sendBack(state, response, form, redirectUri, answerTo(state, form, redirectUri))
      },
    },
  ]
}

/** Where to send the browser back to; null when the address is not allowed, which has been answered. */
function refuseWrongClient(response: ServerResponse, question: URLSearchParams): string | null {
  const redirectUri = question.get('redirect_uri') ?? ''
  const wrong = (error: string, why: string) =>
    answerWrongQuestion(response, { provider: 'Google', error, why })
  if (question.get('client_id') !== GOOGLE_CLIENT.id)
    wrong('invalid_client', 'There’s no such client.')
  else if (!isRedirectUri(redirectUri))
    wrong('redirect_uri_mismatch', 'It doesn’t say where to send you back to.')
  else return redirectUri
  return null
}

type Answer = { code: string } | { error: string }

function errorIn(question: URLSearchParams): Answer | null {
  if (question.get('response_type') !== 'code') return { error: 'unsupported_response_type' }
  if (!scopesIn(question).includes('openid')) return { error: 'invalid_scope' }
  const challenge = question.get('code_challenge')
  if (challenge === null) return null
  const isGood = question.get('code_challenge_method') === 'S256' && CHALLENGE.test(challenge)
  return isGood ? null : { error: 'invalid_request' }
}

function answerTo(state: GoogleState, form: URLSearchParams, redirectUri: string): Answer {
  const error = errorIn(form)
  if (error) return error
  const key = form.get('person') ?? ''
  const person = key === 'new' ? newPerson() : GOOGLE_PEOPLE.find((each) => each.key === key)
  if (!person) return { error: 'access_denied' }
  const grant = {
    person,
    clientId: GOOGLE_CLIENT.id,
    redirectUri,
    scopes: scopesIn(form),
    nonce: form.get('nonce'),
    codeChallenge: form.get('code_challenge'),
  }
  return { code: state.codes.issue(grant) }
}

function scopesIn(question: URLSearchParams): string[] {
  return (question.get('scope') ?? '').split(' ').filter(Boolean)
}

function sendBack(
  state: GoogleState,
  response: ServerResponse,
  question: URLSearchParams,
  redirectUri: string,
  answer: Answer,
): void {
  const back = new URL(redirectUri)
  const echoed = question.get('state')
  if (echoed !== null) back.searchParams.set('state', echoed)
  for (const [name, value] of Object.entries(answer)) back.searchParams.set(name, value)
  back.searchParams.set('iss', state.issuer())
  answerSeeOther(response, back.href)
}
