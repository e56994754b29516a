import { html } from '#sandbox/http/html.ts'
import type { Html } from '#sandbox/http/html.ts'
import { cardName } from '#sandbox/stripe/people/card-name.ts'
import { moneyOf } from '#sandbox/stripe/people/money.ts'
import type { Waiting } from './finish-authentication.ts'

/** Asks whether it is really the customer. `isFramed`: shown within the marketplace's own page. */
export function authenticationPage({ intent, paymentMethod }: Waiting, isFramed: boolean): Html {
  const { card } = paymentMethod
  const name = card ? cardName(card) : 'card'
  const sentence =
    intent.object === 'payment_intent'
      ? html`Pay <strong>${moneyOf(intent.amount, intent.currency)}</strong> by ${name}`
      : html`Save your ${name} for later`
  return frame(
    'Is this you?',
    html`<p class="mark">Sandbox</p>
      <h1>Is this you?</h1>
      <p class="asked">${sentence}</p>
      <form method="post" action="/stripe/3d-secure/${intent.id}${isFramed ? '?framed=yes' : ''}">
        <button name="outcome" value="complete">Complete</button>
        <button class="quiet" name="outcome" value="fail">Fail</button>
      </form>
      <p class="small">
        A real bank would ask for a code or a fingerprint here. This is a stand-in for 3-D Secure:
        no bank is asked, and no money moves.
      </p>`,
  )
}

/** The script informs the surrounding page; without scripts, the customer reads that they can close this. */
export function donePage(intentId: string, outcome: 'succeeded' | 'failed'): Html {
  return frame(
    'Done',
    html`<p class="mark">Sandbox</p>
      <h1>${outcome === 'succeeded' ? 'That was you' : 'That didn’t work'}</h1>
      <p data-intent="${intentId}" data-outcome="${outcome}" role="status">
        You can go back to where you came from.
      </p>`,
  )
}

export function nothingToDoPage(isFramed: boolean): Html {
  return frame(
    'Nothing to confirm',
    html`<p class="mark">Sandbox</p>
      <h1>Nothing to confirm</h1>
      <p>This payment is no longer waiting for you.</p>
      ${isFramed ? null : html`<p><a href="/stripe">See the sandbox’s payments</a></p>`}`,
  )
}

function frame(title: string, content: Html): Html {
  return html`<html lang="en-GB">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="robots" content="noindex" />
      <title>${title} · Sandbox</title>
      <link rel="stylesheet" href="/sandbox.css" />
      <link rel="stylesheet" href="/stripe/3d-secure.css" />
      <link rel="icon" href="/sandbox.svg" type="image/svg+xml" />
      <script src="/stripe/3d-secure.js" defer></script>
    </head>
    <body>
      <main>${content}</main>
    </body>
  </html>`
}
