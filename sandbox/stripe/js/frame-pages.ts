import { html } from '#sandbox/http/html.ts'
import type { Html } from '#sandbox/http/html.ts'
import { OFFERED_CARDS } from './test-cards.ts'

type Facts = { theme: string }

const MARKED = html`<p class="notice">Sandbox: no real money; use a test card.</p>`

/** The document of a frame, by its name; null for a name no frame has. */
export function framePage(name: string, facts: Facts): Html | null {
  if (name === 'payment') return frame('Card details', 'payment-frame', paymentForm(), facts)
  if (name === 'express-checkout')
    return frame('Wallets', 'express-checkout-frame', walletButtons(), facts)
  if (name === 'wallet-sheet') return frame('Wallet', 'wallet-sheet-frame', walletSheet(), facts)
  if (name === 'challenge') return frame('3-D Secure', 'challenge-frame', challenge(), facts)
  if (name === 'controller') return frame('Payments', 'controller-frame', html``, facts)
  return null
}

function frame(title: string, script: string, content: Html, { theme }: Facts): Html {
  return html`<html lang="en-GB" data-theme="${theme === 'night' ? 'night' : 'stripe'}">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>${title} (sandbox)</title>
      <link rel="stylesheet" href="/stripe/js/elements.css" />
      <link rel="stylesheet" href="/stripe/js/sheets.css" />
      <script type="module" src="/stripe/js/${script}.js"></script>
    </head>
    ${content}
  </html>`
}

type FieldFacts = {
  name: string
  label: string
  autocomplete: string
  inputmode: string
  placeholder: string
  after?: Html
}

function field(facts: FieldFacts): Html {
  const { name, label, autocomplete, inputmode, placeholder, after = html`` } = facts
  return html`<div class="field field-${name}" data-field="${name}">
    <label for="${name}">${label}</label>
    <div class="control">
      <input
        id="${name}"
        name="${name}"
        autocomplete="${autocomplete}"
        inputmode="${inputmode}"
        placeholder="${placeholder}"
        spellcheck="false"
        autocapitalize="off"
      />
      ${after}
    </div>
    <p class="problem" id="${name}-problem" hidden></p>
  </div>`
}

function paymentForm(): Html {
  return html`<body class="element" hidden>
    <form novalidate autocomplete="on">
      ${MARKED}
      <div class="chips" role="group" aria-label="Test cards">
        ${OFFERED_CARDS.map(
          ({ number, outcome }) =>
            html`<button type="button" class="chip" value="${number}">
              <span>${outcome}</span> <small>${number.slice(-4)}</small>
            </button>`,
        )}
      </div>
      <p class="filled" role="status"></p>
      <div class="fields">
        ${field({
          name: 'number',
          label: 'Card number',
          autocomplete: 'cc-number',
          inputmode: 'numeric',
          placeholder: '1234 1234 1234 1234',
          after: html`<span class="brand" aria-live="polite"></span>`,
        })}
        ${field({
          name: 'expiry',
          label: 'Expiry date',
          autocomplete: 'cc-exp',
          inputmode: 'numeric',
          placeholder: 'MM / YY',
        })}
        ${field({
          name: 'cvc',
          label: 'Security code',
          autocomplete: 'cc-csc',
          inputmode: 'numeric',
          placeholder: '123',
        })}
        ${field({
          name: 'postcode',
          label: 'Postcode (optional)',
          autocomplete: 'postal-code',
          inputmode: 'text',
          placeholder: '',
        })}
      </div>
    </form>
  </body>`
}

function walletButtons(): Html {
  return html`<body class="element" hidden>
    <div class="wallets">
      <button type="button" class="wallet" value="apple_pay" hidden>
        <span><span class="verb">Pay with </span>Apple Pay</span> <small>(sandbox)</small>
      </button>
      <button type="button" class="wallet" value="google_pay" hidden>
        <span><span class="verb">Pay with </span>Google Pay</span> <small>(sandbox)</small>
      </button>
    </div>
  </body>`
}

function walletSheet(): Html {
  return html`<body class="over" hidden>
    <div class="sheet">
      <form>
        <h1>Wallet (sandbox)</h1>
        <p class="notice">Sandbox: no real money moves.</p>
        <fieldset>
          <legend>Card</legend>
          ${OFFERED_CARDS.filter(({ outcome }) => outcome !== '3-D Secure').map(
            ({ number, outcome }, index) =>
              html`<label class="choice">
                <input
                  type="radio"
                  name="card"
                  value="${number}"
                  ${index === 0 ? html`checked` : null}
                />
                <span>Visa …${number.slice(-4)}</span> <small>${outcome}</small>
              </label>`,
          )}
        </fieldset>
        <dl class="items"></dl>
        <p class="total"><span class="business"></span> <strong class="amount"></strong></p>
        <div class="acts">
          <button class="pay">Pay</button>
          <button type="button" class="cancel">Cancel</button>
        </div>
      </form>
    </div>
  </body>`
}

function challenge(): Html {
  return html`<body class="over" hidden>
    <div class="sheet bank">
      <div class="bar">
        <h1>3-D Secure (sandbox)</h1>
        <button type="button" class="cancel">Cancel</button>
      </div>
      <iframe title="Your bank (sandbox)"></iframe>
    </div>
  </body>`
}
