import type { ServerResponse } from 'node:http'
import { answerPage, PAGE_POLICY } from '#sandbox/http/answers.ts'
import { html } from '#sandbox/http/html.ts'
import { page } from '#sandbox/http/page.ts'
import { readBody } from '#sandbox/http/read-body.ts'
import type { Route } from '#sandbox/http/stand-in.ts'
import { answerConsentPage, answerWrongQuestion } from '#sandbox/sign-in/consent-page.ts'
import { newPerson } from '#sandbox/sign-in/people.ts'
import { isRedirectUri } from '#sandbox/sign-in/redirect-uri.ts'
import { APPLE_PEOPLE } from './apple-people.ts'
import { APPLE_CLIENT, type AppleState } from './apple-state.ts'

const PATH = '/apple-sign-in/auth/authorize'
const PATTERN = /^\/apple-sign-in\/auth\/authorize$/

/** The page to which the browser is sent: a person signs in, or goes back without. */
export function authorizeRoutes(state: AppleState): Route[] {
  return [
    {
      method: 'GET',
      path: PATTERN,
      answer({ response, url: { searchParams } }) {
        const redirectUri = refuseWrongQuestion(response, searchParams)
        if (redirectUri === null) return
        state.key.prepare()
        answerConsentPage(response, {
          provider: 'Apple',
          action: PATH,
          redirectUri,
          question: searchParams,
          people: [...APPLE_PEOPLE, newPerson()],
        })
      },
    },
    {
      method: 'POST',
      path: PATTERN,
      async answer({ request, response }) {
        const form = new URLSearchParams((await readBody(request)) ?? '')
        const redirectUri = refuseWrongQuestion(response, form)
        if (redirectUri !== null)
          sendForm(response, redirectUri, answerTo(state, form, redirectUri))
      },
    },
  ]
}

/** Where to send the browser back to; null when the address is not allowed, which has been answered. */
function refuseWrongQuestion(response: ServerResponse, question: URLSearchParams): string | null {
  const redirectUri = question.get('redirect_uri') ?? ''
  const wrong = (error: string, why: string) => {
    answerWrongQuestion(response, { provider: 'Apple', error, why })
    return null
  }
  if (question.get('client_id') !== APPLE_CLIENT.id)
    return wrong('invalid_client', 'There’s no such client.')
  if (!isRedirectUri(redirectUri))
    return wrong('invalid_request', 'It doesn’t say where to send you back to.')
  if (question.get('response_type') !== 'code')
    return wrong('unsupported_response_type', 'It asks for something other than a code.')
  // Apple sends names and addresses in a form only.
  if (
    /name|email/.test(question.get('scope') ?? '') &&
    question.get('response_mode') !== 'form_post'
  )
    return wrong(
      'invalid_request',
      'response_mode must be form_post when name or email is asked for.',
    )
  return redirectUri
}

function answerTo(
  state: AppleState,
  form: URLSearchParams,
  redirectUri: string,
): Record<string, string> {
  const echoed = { state: form.get('state') ?? '' }
  const key = form.get('person') ?? ''
  const person = key === 'new' ? newPerson() : APPLE_PEOPLE.find((each) => each.key === key)
  if (!person) return { ...echoed, error: 'user_cancelled_authorize' }
  const scopes = (form.get('scope') ?? '').split(' ').filter(Boolean)
  const grant = { person, redirectUri, scopes, nonce: form.get('nonce') }
  const { subject, firstName, lastName, email } = person
  const isFirst = !state.known.has(subject) && scopes.includes('name')
  state.known.add(subject)
  const user = { name: { firstName, lastName }, ...(email !== null && { email }) }
  return {
    ...echoed,
    code: state.codes.issue(grant),
    ...(isFirst && { user: JSON.stringify(user) }),
  }
}

/** Sends the browser back as Apple does: by a form that sends itself. */
function sendForm(
  response: ServerResponse,
  redirectUri: string,
  fields: Record<string, string>,
): void {
  const inputs = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  )
  const policy = PAGE_POLICY.replace(
    "form-action 'self'",
    `form-action 'self' ${new URL(redirectUri).origin}`,
  )
  answerPage(
    response,
    page(
      'Back to where you came from',
      html`<h1>Back to where you came from</h1>
        <form class="sends-itself" method="post" action="${redirectUri}">
          ${inputs}
          <p><button>Continue</button></p>
        </form>`,
      ['/apple-sign-in/send-form.js'],
    ),
    { headers: { 'Content-Security-Policy': policy } },
  )
}
