import type { ServerResponse } from 'node:http'
import { answerSeeOther } from '#sandbox/http/answers.ts'
import { readBody } from '#sandbox/http/read-body.ts'
import type { Route } from '#sandbox/http/stand-in.ts'
import { answerConsentPage, answerWrongQuestion } from '#sandbox/sign-in/consent-page.ts'
import { newPerson } from '#sandbox/sign-in/people.ts'
import { isRedirectUri } from '#sandbox/sign-in/redirect-uri.ts'
import { FACEBOOK_PEOPLE } from './facebook-people.ts'
import { FACEBOOK_APP } from './facebook-state.ts'
import type { FacebookState } from './facebook-state.ts'

const PATH = /^\/facebook-sign-in\/v\d+\.\d+\/dialog\/oauth$/

const DENIED = {
  error: 'access_denied',
  error_code: '200',
  error_description: 'Permissions error',
  error_reason: 'user_denied',
}

/** The page to which the browser is sent: a person signs in, or goes back without. */
export function dialogRoutes(state: FacebookState): Route[] {
  return [
    {
      method: 'GET',
      path: PATH,
      answer({ response, url: { pathname, searchParams } }) {
        const redirectUri = refuseWrongApp(response, searchParams)
        if (redirectUri === null) return
        answerConsentPage(response, {
          provider: 'Facebook',
          action: pathname,
          redirectUri,
          question: searchParams,
          people: [...FACEBOOK_PEOPLE, newPerson()],
        })
      },
    },
    {
      method: 'POST',
      path: PATH,
      async answer({ request, response }) {
        const form = new URLSearchParams((await readBody(request)) ?? '')
        const redirectUri = refuseWrongApp(response, form)
        if (redirectUri === null) return
        sendBack(response, form, redirectUri, answerTo(state, form, redirectUri))
      },
    },
  ]
}

/** Where to send the browser back to; null when the address is not allowed, which has been answered. */
function refuseWrongApp(response: ServerResponse, question: URLSearchParams): string | null {
  const redirectUri = question.get('redirect_uri') ?? ''
  const wrong = (error: string, why: string) =>
    answerWrongQuestion(response, { provider: 'Facebook', error, why })
  if (question.get('client_id') !== FACEBOOK_APP.id)
    wrong('PLATFORM__INVALID_APP_ID', 'There is no such app.')
  else if (!isRedirectUri(redirectUri))
    wrong('PLATFORM__INVALID_URL', 'It doesn’t say where to send you back to.')
  else return redirectUri
  return null
}

function answerTo(
  state: FacebookState,
  form: URLSearchParams,
  redirectUri: string,
): Record<string, string> {
  const key = form.get('person') ?? ''
  const person = key === 'new' ? newPerson() : FACEBOOK_PEOPLE.find((each) => each.key === key)
  if (!person) return DENIED
  const scopes = (form.get('scope') ?? '').split(/[ ,]/).filter(Boolean)
  return { code: state.codes.issue({ person, redirectUri, scopes }) }
}

function sendBack(
  response: ServerResponse,
  question: URLSearchParams,
  redirectUri: string,
  answer: Record<string, string>,
): void {
  const back = new URL(redirectUri)
  for (const [name, value] of Object.entries(answer)) back.searchParams.set(name, value)
  const echoed = question.get('state')
  if (echoed !== null) back.searchParams.set('state', echoed)
  // Facebook always leaves this behind.
  answerSeeOther(response, `${back.href}#_=_`)
}
