// A wallet as it slides over a page: who is paid, how much, with which card.

import { dress, loadFonts } from './appearance.js'
import { find } from './field.js'
import { hear, tell } from './frame-channel.js'
import { confirmIntent, createPaymentMethod } from './rest.js'

const NAMES = { apple_pay: 'Apple Pay', google_pay: 'Google Pay' }
/** Long enough for the slowest shop; then the customer may leave. */
const PATIENCE_MS = 30_000

const form = find(document, 'form')
const pay = /** @type {HTMLButtonElement} */ (find(document, '.pay'))
const cancel = /** @type {HTMLButtonElement} */ (find(document, '.cancel'))
const cards = find(document, 'fieldset')

/** @type {keyof typeof NAMES} */
let wallet = 'google_pay'
/** What the wallet knows of its owner. @type {Record<string, unknown>} */
let billing = {}

/** @param {number} amount in the currency's smallest unit */
function money(amount, currency = 'gbp') {
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

/** @param {import('./messages.js').ToFrame['sheet']} sheet */
function open({ type, business, amount, currency, lineItems, appearance, fonts, ...more }) {
  dress(appearance)
  loadFonts(fonts)
  wallet = type
  billing = more.billingDetails
  const name = NAMES[wallet]
  document.title = `${name} (sandbox)`
  find(document, 'h1').textContent = `${name} (sandbox)`
  find(document, '.business').textContent = business
  const sum = amount === null ? '' : money(amount, currency)
  find(document, '.amount').textContent = sum
  find(document, '.total').hidden = amount === null
  pay.textContent = sum ? `Pay ${sum}` : 'Save this card'
  find(document, '.items').replaceChildren(
    ...lineItems.flatMap((item) => [
      part('dt', item.name),
      part('dd', money(item.amount, currency)),
    ]),
  )
  document.body.hidden = false
  pay.focus()
}

/**
 * @param {string} tag
 * @param {string} text
 */
function part(tag, text) {
  const element = document.createElement(tag)
  element.textContent = text
  return element
}

/** @param {import('./messages.js').GivenMethod} [given] */
function paymentMethodData(given = {}) {
  const chosen = form.querySelector('input:checked')
  const number = chosen instanceof HTMLInputElement ? chosen.value : ''
  const year = new Date().getFullYear() + 3
  const card = { number, exp_month: 12, exp_year: year, cvc: '123' }
  return {
    ...given,
    type: 'card',
    card: { ...card, sandbox_wallet: wallet },
    billing_details: { ...billing, ...given.billing_details },
  }
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  pay.disabled = true
  cancel.disabled = true
  cards.setAttribute('disabled', '')
  pay.textContent = 'Paying…'
  setTimeout(() => (cancel.disabled = false), PATIENCE_MS)
  tell('paid')
})
cancel.addEventListener('click', () => tell('cancel'))
window.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape' && !cancel.disabled) tell('cancel')
})

hear({
  sheet: open,
  confirm: ({ kind, id, params }) =>
    confirmIntent(kind, id, {
      ...params,
      payment_method_data: paymentMethodData(params.payment_method_data),
    }),
  createPaymentMethod: ({ params }) => createPaymentMethod(paymentMethodData(params)),
})
