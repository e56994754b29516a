import type { Stripe } from 'stripe'
import { html } from '#sandbox/http/html.ts'
import type { Html } from '#sandbox/http/html.ts'
import { page } from '#sandbox/http/page.ts'
import type { StripeState } from '#sandbox/stripe/state/stripe-state.ts'
import { moneyOf } from '#sandbox/stripe/people/money.ts'
import { transferStatusOf } from './accounts.ts'

const STATUS_WORDS: Readonly<Record<string, string>> = {
  active: 'Receives money',
  pending: 'Being checked',
  restricted: 'Details are missing',
}

/** Where a restaurant would enter who it is and its bank account. */
export function onboardingPage({ display_name }: Stripe.V2.Core.Account, linkId: string): Html {
  return page(
    'Get paid by Stripe',
    html`<h1>Get paid by Stripe</h1>
      <p class="notice">
        <strong>This is a stand-in.</strong> Stripe would ask who runs
        ${display_name ?? 'this business'} and for its bank account here. Nothing is asked, nothing
        reaches Stripe, and no money moves.
      </p>
      <form method="post" action="/stripe/onboarding/${linkId}" class="after">
        <p class="after">
          <button name="outcome" value="active">Pretend that all details are complete</button>
        </p>
        <p class="after">
          <button name="outcome" value="pending">Pretend that Stripe still checks them</button>
        </p>
        <p class="after">
          <button name="outcome" value="leave">Leave with details missing</button>
        </p>
      </form>`,
  )
}

export function unknownLinkPage(): Html {
  return page(
    'This link isn’t valid',
    html`<h1>This link isn’t valid</h1>
      <p>
        Go back to the marketplace and begin again. <a href="/stripe">See the sandbox’s payments</a>
      </p>`,
  )
}

/** Every connected account, with what Stripe could decide about it. */
export function connectedAccounts(state: StripeState): Html | null {
  const accounts = state.all('account').toReversed()
  if (accounts.length === 0) return null
  return html`<section>
    <h2>Connected accounts</h2>
    <ol class="rows">
      ${accounts.map((account) => accountRow(state, account))}
    </ol>
  </section>`
}

function accountRow(state: StripeState, account: Stripe.V2.Core.Account): Html {
  const status = transferStatusOf(account) ?? 'restricted'
  const next = status === 'active' ? 'restricted' : 'active'
  return html`<li class="row">
    <strong>${account.display_name ?? account.id} · ${STATUS_WORDS[status] ?? status}</strong>
    <span class="soft">${moneyOf(receivedBy(state, account.id), 'gbp')} received</span>
    <form method="post" action="/stripe/accounts/${account.id}">
      <button name="status" value="${next}">
        ${next === 'active' ? 'Pretend that Stripe has checked it' : 'Pretend that Stripe restricts it'}
      </button>
    </form>
  </li>`
}

/** What an account has got: transfers, less what was reversed and the fees of the application. */
function receivedBy(state: StripeState, accountId: string): number {
  const transfers = state.all('transfer').filter(({ destination }) => destination === accountId)
  const fees = state.all('application_fee').filter(({ account }) => account === accountId)
  return (
    transfers.reduce((sum, { amount, amount_reversed }) => sum + amount - amount_reversed, 0) -
    fees.reduce((sum, { amount }) => sum + amount, 0)
  )
}
