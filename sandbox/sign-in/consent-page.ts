import type { ServerResponse } from 'node:http'
import { answerPage, PAGE_POLICY } from '#sandbox/http/answers.ts'
import { html } from '#sandbox/http/html.ts'
import type { Html } from '#sandbox/http/html.ts'
import { page } from '#sandbox/http/page.ts'
import type { Person } from './people.ts'

export type Consent = {
  /** "Google", "Facebook" or "Apple". */
  provider: string
  /** Where the form goes to. */
  action: string
  /** Where the browser is sent afterwards. */
  redirectUri: string
  /** The parameters of the request, to be sent along with the answer. */
  question: URLSearchParams
  people: readonly Person[]
}

/** Lets a person choose who they are, and what the marketplace may know. */
export function answerConsentPage(response: ServerResponse, consent: Consent): void {
  // Browsers apply a form's policy to the redirect as well.
  const policy = PAGE_POLICY.replace(
    "form-action 'self'",
    `form-action 'self' ${new URL(consent.redirectUri).origin}`,
  )
  answerPage(response, consentPage(consent), { headers: { 'Content-Security-Policy': policy } })
}

function consentPage({ provider, action, redirectUri, question, people }: Consent): Html {
  const title = `Sign in with ${provider}`
  const fields = [...question].map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  )
  return page(
    title,
    html`<h1>${title}</h1>
      <p class="notice">
        <strong>This is a stand-in.</strong> It speaks ${provider}’s protocol for a few people who
        don’t exist. Nothing reaches ${provider}.
      </p>
      <form class="people" method="post" action="${action}">
        ${fields}
        <p>
          <strong>${new URL(redirectUri).host}</strong> asks for your name and email address. Who
          are you?
        </p>
        <ul class="rows">
          ${people.map(personButton)}
        </ul>
        <p>
          <button class="quiet" name="person" value="">Cancel</button>
        </p>
      </form>`,
  )
}

function personButton({ key, firstName, lastName, email, about }: Person): Html {
  const name = key === 'new' ? 'Somebody new' : `${firstName} ${lastName}`
  return html`<li>
    <button class="row person" name="person" value="${key}">
      <strong>${name}</strong>
      <span>${key === 'new' ? about : (email ?? 'No email address')}</span>
      ${key === 'new' || about === '' ? null : html`<span class="soft">${about}</span>`}
    </button>
  </li>`
}

/** Says that the question itself is wrong: it must not be answered where it came from. */
export function answerWrongQuestion(
  response: ServerResponse,
  { provider, error, why }: { provider: string; error: string; why: string },
): void {
  const content = html`<h1>Access blocked: this request is not valid</h1>
    <p>You can’t sign in, because the request to ${provider} is wrong. ${why}</p>
    <p class="soft">Error 400: ${error}</p>`
  answerPage(response, page('Access blocked', content), { status: 400 })
}
