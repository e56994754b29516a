import { html } from '#sandbox/http/html.ts'
import type { Html } from '#sandbox/http/html.ts'
import { page } from '#sandbox/http/page.ts'
import type { MessageSummary } from './message-store.ts'

const TIME = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

export function timeElement(instant: string): Html {
  return html`<time datetime="${instant}">${TIME.format(new Date(instant))}</time>`
}

/** The notice on every page of the mailbox: it must not pass for a real one. */
export const STAND_IN_NOTICE = html`<p class="notice">
  <strong>This is a stand-in mailbox.</strong> The marketplace sends its emails here instead, and
  nobody receives them.
</p>`

/** The newest messages; `total` counts those that the filter hides as well. */
export function listPage(messages: readonly MessageSummary[], total: number, to: string): Html {
  const content = html`<h1>Mailbox</h1>
    ${STAND_IN_NOTICE}
    <div class="tools">
      <form class="filter" method="get" action="/mail" role="search">
        <label for="to">Sent to</label>
        <input
          id="to"
          name="to"
          type="search"
          value="${to}"
          autocomplete="off"
          spellcheck="false"
          autocapitalize="none"
          placeholder="name@example.org"
        />
        <button>Filter</button>
      </form>
      <form method="post" action="/mail/empty">
        <button class="quiet" ${total === 0 ? html`disabled` : null}>Empty the mailbox</button>
      </form>
    </div>
    <p id="count" class="soft" role="status">${countOf(messages.length, total, to)}</p>
    <div id="list">${messages.length > 0 ? rows(messages) : emptyList(total, to)}</div>`
  return page('Mailbox', content, ['/mail/mailbox.js'])
}

function countOf(shown: number, total: number, to: string): string {
  const messages = (count: number) => (count === 1 ? '1 message' : `${count} messages`)
  return to === '' ? messages(total) : `${shown} of ${messages(total)}`
}

function rows(messages: readonly MessageSummary[]): Html {
  return html`<ol class="rows">
    ${messages.map(
      ({ id, recipients, subject, preview, receivedAt }) =>
        html`<li>
          <a class="row" href="/mail/messages/${id}">
            <span class="row-top"
              ><span>${recipients.join(', ')}</span>${timeElement(receivedAt)}</span
            >
            <strong>${subject || '(no subject)'}</strong>
            <span class="preview">${preview}</span>
          </a>
        </li>`,
    )}
  </ol>`
}

function emptyList(total: number, to: string): Html {
  return total === 0 || to === ''
    ? html`<p class="empty">Nothing yet. Sign up or place an order, and the email lands here.</p>`
    : html`<p class="empty">Nothing for ${to} yet. <a href="/mail">Show every message</a>.</p>`
}
