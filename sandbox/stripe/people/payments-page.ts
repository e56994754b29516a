import type { Stripe } from 'stripe'
import { html } from '#sandbox/http/html.ts'
import type { Html } from '#sandbox/http/html.ts'
import { page } from '#sandbox/http/page.ts'
import { connectedAccounts } from '#sandbox/stripe/connect/onboarding-page.ts'
import { idOf } from '#sandbox/stripe/state/ids.ts'
import type { StripeState } from '#sandbox/stripe/state/stripe-state.ts'
import { cardName } from './card-name.ts'
import { cardTables } from './card-tables.ts'
import { moneyOf } from './money.ts'

const STATUS_WORDS: Readonly<Record<string, string>> = {
  requires_payment_method: 'Waiting for a card',
  requires_confirmation: 'Waiting for confirmation',
  requires_action: 'Waiting for 3-D Secure',
  processing: 'In progress',
  requires_capture: 'Held, not charged yet',
  succeeded: 'Paid',
  canceled: 'Cancelled',
}

const SHOWN = 50
const TIME = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})
/** The newest payments, and the cards to try. */
export function paymentsPage(state: StripeState): Html {
  const intents = state.all('payment_intent').toReversed()
  return page(
    'Stripe',
    html`<h1>Stripe</h1>
      <p class="notice">
        <strong>This is a stand-in.</strong> It takes test cards only. Nothing reaches Stripe, and
        no money moves.
      </p>
      <section>
        <h2>Payments</h2>
        ${
          intents.length === 0
            ? html`<p class="empty">
                Nothing yet. Pay for an order by card, and it shows up here.
              </p>`
            : rows(state, intents.slice(0, SHOWN))
        }
        ${
          intents.length > SHOWN
            ? html`<p class="soft after">The newest ${SHOWN} of ${intents.length} payments.</p>`
            : null
        }
      </section>
      ${connectedAccounts(state)} ${cardTables()}`,
  )
}

function rows(state: StripeState, intents: readonly Stripe.PaymentIntent[]): Html {
  return html`<ol class="rows">
    ${intents.map((intent) => row(state, intent))}
  </ol>`
}

function row(state: StripeState, intent: Stripe.PaymentIntent): Html {
  const charge = state.find('charge', idOf(intent.latest_charge))
  const error = intent.last_payment_error
  return html`<li class="row">
    <span class="row-top"
      ><span>${orderOf(intent)}</span>
      <time datetime="${new Date(intent.created * 1000).toISOString()}"
        >${TIME.format(intent.created * 1000)}</time
      ></span
    >
    <strong>${moneyOf(intent.amount, intent.currency)} · ${statusWords(intent, charge)}</strong>
    <span class="soft">${cardOf(state, intent, charge)}</span>
    ${error ? html`<span class="soft">${error.message ?? ''}</span>` : null}
  </li>`
}

function orderOf({ id, metadata }: Stripe.PaymentIntent): string {
  const order = metadata['orderId']
  return order === undefined ? id : `Order ${order}`
}

function cardOf(
  state: StripeState,
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge | null,
): string {
  const id = idOf(intent.payment_method) || (charge?.payment_method ?? '')
  const card = state.find('payment_method', id)?.card
  return card ? cardName(card) : 'No card yet'
}

/** How a payment stands, in words. */
function statusWords(intent: Stripe.PaymentIntent, charge: Stripe.Charge | null): string {
  const back = charge?.captured ? charge.amount_refunded : 0
  if (back > 0 && charge?.refunded) return 'Refunded'
  if (back > 0) return `Paid, ${moneyOf(back, intent.currency)} refunded`
  if (intent.last_payment_error) return 'Declined, waiting for another card'
  return STATUS_WORDS[intent.status] ?? intent.status
}
