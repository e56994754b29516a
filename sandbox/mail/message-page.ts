import { html } from '#sandbox/http/html.ts'
import type { Html } from '#sandbox/http/html.ts'
import { page } from '#sandbox/http/page.ts'
import { FRAME_SANDBOX } from './framed-html.ts'
import { STAND_IN_NOTICE, timeElement } from './list-page.ts'
import type { Mailbox, ReadMessage } from './read-message.ts'

/** One message: how it looks, its links, its plain text, and everything below the surface. */
export function messagePage(
  { id, receivedAt }: { id: string; receivedAt: string },
  message: ReadMessage,
): Html {
  const subject = message.subject || '(no subject)'
  const content = html`<p><a class="back" href="/mail">All messages</a></p>
    <h1>${subject}</h1>
    ${STAND_IN_NOTICE}
    <dl class="facts">
      <dt>From</dt>
      <dd>${named(message.from)}</dd>
      <dt>To</dt>
      <dd>${message.to.map(named).join(', ') || message.recipients.join(', ')}</dd>
      ${
        message.cc.length > 0
          ? html`<dt>Copy</dt>
              <dd>${message.cc.map(named).join(', ')}</dd>`
          : null
      }
      <dt>Handed over for</dt>
      <dd>${message.recipients.join(', ')}</dd>
      <dt>Arrived</dt>
      <dd>${timeElement(receivedAt)}</dd>
    </dl>
    ${linksSection(message)} ${message.html === '' ? null : looksSection(id)}
    ${message.text === '' ? null : textSection(message.text)} ${attachmentsSection(id, message)}
    ${headersSection(id, message)}`
  return page(subject, content, ['/mail/mailbox.js'])
}

function named({ name, address }: Mailbox): string {
  return name === '' ? address : `${name} <${address}>`
}

function linksSection({ links }: ReadMessage): Html | null {
  if (links.length === 0) return null
  return html`<section aria-labelledby="links">
    <h2 id="links">Links</h2>
    <ul class="links">
      ${links.map(
        ({ href, label }) =>
          html`<li>
            <a href="${href}">${label}</a
            >${label === href ? null : html` <span class="address">${href}</span>`}
          </li>`,
      )}
    </ul>
  </section>`
}

function looksSection(id: string): Html {
  return html`<section aria-labelledby="looks">
    <h2 id="looks">How it looks</h2>
    <fieldset class="scheme" hidden>
      <legend>Show it in</legend>
      <label><input type="radio" name="scheme" value="light" checked /> light</label>
      <label><input type="radio" name="scheme" value="dark" /> dark</label>
    </fieldset>
    <iframe
      class="letter"
      title="The message as it looks"
      src="/mail/messages/${id}/html"
      sandbox="${FRAME_SANDBOX}"
      referrerpolicy="no-referrer"
    ></iframe>
  </section>`
}

function textSection(text: string): Html {
  return html`<section aria-labelledby="text">
    <h2 id="text">Plain text</h2>
    <pre>${text}</pre>
  </section>`
}

function attachmentsSection(id: string, { attachments }: ReadMessage): Html | null {
  if (attachments.length === 0) return null
  return html`<section aria-labelledby="attachments">
    <h2 id="attachments">Attachments</h2>
    <ul class="links">
      ${attachments.map(
        ({ fileName, mimeType, content }, index) =>
          html`<li>
            <a href="/mail/messages/${id}/attachments/${index}">${fileName}</a>
            <span class="address">${mimeType}, ${Math.ceil(content.length / 1024)} kB</span>
          </li>`,
      )}
    </ul>
  </section>`
}

function headersSection(id: string, { headers }: ReadMessage): Html {
  return html`<details>
    <summary>Headers</summary>
    <dl class="facts headers">
      ${headers.map(
        ({ name, value }) =>
          html`<dt>${name}</dt>
            <dd>${value}</dd>`,
      )}
    </dl>
    <p><a href="/mail/messages/${id}/source">Source of the message</a></p>
  </details>`
}
