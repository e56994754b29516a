import { html } from '#sandbox/http/html.ts'
import type { Html } from '#sandbox/http/html.ts'
import type { Person } from './people.ts'

/** Who can be chosen, for the page about a provider. */
export function peopleList(people: readonly Person[]): Html {
  const items = people.map(
    ({ firstName, lastName, email, about }) =>
      html`<li class="row">
        <strong>${firstName} ${lastName}</strong>
        <span>${email ?? 'No email address'}</span>
        ${about === '' ? null : html`<span class="soft">${about}</span>`}
      </li>`,
  )
  return html`<section>
    <h2>Who there is</h2>
    <ul class="rows">
      ${items}
    </ul>
  </section>`
}
