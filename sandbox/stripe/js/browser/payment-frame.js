// The card form. It alone knows the card: the page is told only whether it is complete.

import { dress, loadFonts, standOn } from './appearance.js'
import { expiryOf, faultOfAnswer, faultsOf, spacedExpiry } from './card-check.js'
import { brandOf, caretAfter, digitsOf, longestNumber, spacedNumber } from './card-number.js'
import { fieldNamed, find, rewrite, showProblem } from './field.js'
import { hear, tell, reportHeight } from './frame-channel.js'
import { confirmIntent, createPaymentMethod } from './rest.js'

/**
 * @typedef {import('./card-check.js').CardFault} CardFault
 * @typedef {import('./messages.js').ToFrame} ToFrame
 */

const fields = {
  number: fieldNamed('number'),
  expiry: fieldNamed('expiry'),
  cvc: fieldNamed('cvc'),
}
const postcode = fieldNamed('postcode')
const inputs = [...Object.values(fields), postcode].map(({ input }) => input)
const brand = find(document, '.brand')
const filled = find(document, '.filled')

let lastChange = ''
let isDressed = false
/** @type {Record<string, unknown>} */
let defaultBilling = {}

function typedCard() {
  const { number, expiry, cvc } = fields
  return { number: number.input.value, expiry: expiry.input.value, cvc: cvc.input.value }
}

function faults() {
  return faultsOf(typedCard(), new Date())
}

/** @param {CardFault | undefined} fault */
function show(fault) {
  if (fault) showProblem(fields[fault.field], fault.message)
}

function tellChange() {
  const complete = faults().length === 0
  const empty = inputs.every(({ value }) => value.trim() === '')
  const change = JSON.stringify({ complete, empty })
  if (change === lastChange) return
  lastChange = change
  tell('change', { complete, empty, collapsed: false, value: { type: 'card' } })
}

/** After anything was typed or filled in. */
function read() {
  const { number, cvc } = fields
  const caret = number.input.selectionStart ?? number.input.value.length
  const digitsBefore = digitsOf(number.input.value.slice(0, caret)).length
  const spaced = spacedNumber(number.input.value)
  rewrite(number.input, spaced, caretAfter(spaced, digitsBefore))
  const { label, cvcLength } = brandOf(spaced)
  brand.textContent = digitsOf(spaced).length > 0 ? label : ''
  cvc.input.maxLength = cvcLength
  number.input.maxLength = longestNumber(spaced)
  cvc.input.placeholder = '1234'.slice(0, cvcLength)
  const wrong = new Set(faults().map(({ field }) => field))
  for (const name of /** @type {const} */ (['number', 'expiry', 'cvc']))
    if (!wrong.has(name)) showProblem(fields[name], null)
  tellChange()
}

/** @param {Event} event */
function readExpiry(event) {
  const { input } = fields.expiry
  const isDeleting = event instanceof InputEvent && event.inputType.startsWith('delete')
  if (isDeleting || input.selectionStart !== input.value.length) return
  const spaced = spacedExpiry(input.value)
  // A whole month is followed by its stroke, so that the year can be typed on.
  const text = /^\d\d$/.test(spaced) ? `${spaced} / ` : spaced
  rewrite(input, text, text.length)
}

/** @param {'number' | 'expiry' | 'cvc'} name */
function leave(name) {
  const { input } = fields[name]
  if (name === 'expiry' && expiryOf(input.value)) input.value = spacedExpiry(input.value)
  if (input.value.trim() === '') return
  show(faults().find(({ field }) => field === name))
}

function submit() {
  const [first, ...more] = faults()
  if (!first) return { selectedPaymentMethod: 'card' }
  for (const fault of [first, ...more]) show(fault)
  fields[first.field].input.focus()
  const { code, message } = first
  return { error: { type: 'validation_error', code, message } }
}

/** @param {import('./messages.js').GivenMethod} [given] what the page knows of the payer */
function paymentMethodData(given = {}) {
  const { number, expiry, cvc } = typedCard()
  const good = expiryOf(expiry)
  const address = { ...defaultBilling, ...given.billing_details?.address }
  if (postcode.input.value.trim()) address.postal_code = postcode.input.value.trim()
  return {
    ...given,
    type: 'card',
    card: { number: digitsOf(number), exp_month: good?.month, exp_year: good?.year, cvc },
    billing_details: { ...given.billing_details, address },
  }
}

/** @param {ToFrame['confirm']} body */
async function confirm({ kind, id, params }) {
  const outcome = await confirmIntent(kind, id, {
    ...params,
    payment_method_data: paymentMethodData(params.payment_method_data),
  })
  const fault = faultOfAnswer(outcome.error?.code, fields.number.input.value)
  show(fault ?? undefined)
  return outcome
}

/** Nobody requires it, so that it is asked for only where the page leaves it to us. @param {import('./host-elements.js').BillingFields} billing */
function asksPostcode(billing) {
  const address = typeof billing === 'object' ? (billing.address ?? 'auto') : billing
  const postalCode = typeof address === 'object' ? (address.postalCode ?? 'auto') : address
  return postalCode !== 'never' && postalCode !== 'if_required'
}

/** @param {ToFrame['options']} options */
function apply(options) {
  dress(options.appearance)
  standOn(options.ground)
  loadFonts(options.fonts)
  defaultBilling = options.defaultValues?.billingDetails?.address ?? {}
  postcode.wrap.hidden = !asksPostcode(options.fields?.billingDetails)
  for (const input of document.querySelectorAll('input, button'))
    /** @type {HTMLInputElement} */ (input).disabled = options.readOnly === true
  if (isDressed) return
  isDressed = true
  document.body.hidden = false
  reportHeight()
  tell('ready')
}

function clear() {
  for (const input of inputs) input.value = ''
  for (const field of Object.values(fields)) showProblem(field, null)
  filled.textContent = ''
  read()
}

/** @param {HTMLButtonElement} button a test card of the list */
function fillIn(button) {
  const year = String(new Date().getFullYear() + 3).slice(-2)
  fields.number.input.value = spacedNumber(button.value)
  fields.expiry.input.value = `12 / ${year}`
  fields.cvc.input.value = '1234'.slice(0, brandOf(button.value).cvcLength)
  for (const field of Object.values(fields)) showProblem(field, null)
  filled.textContent = `${fields.number.input.value} is filled in.`
  read()
}

for (const button of document.querySelectorAll('button[value]'))
  button.addEventListener('click', () => fillIn(/** @type {HTMLButtonElement} */ (button)))
for (const name of /** @type {const} */ (['number', 'expiry', 'cvc'])) {
  fields[name].input.addEventListener('blur', () => leave(name))
}
fields.expiry.input.addEventListener('input', readExpiry)
document.addEventListener('input', read)
document.addEventListener('keydown', ({ key, target }) => {
  if (key === 'Enter' && target instanceof HTMLInputElement) tell('enter')
})
find(document, 'form').addEventListener('submit', (event) => event.preventDefault())
window.addEventListener('focus', () => tell('focus'))
window.addEventListener('blur', () => tell('blur'))

hear({
  options: apply,
  submit,
  confirm,
  createPaymentMethod: ({ params }) => createPaymentMethod(paymentMethodData(params)),
  focus: () => (inputs.find(({ value }) => value === '') ?? fields.number.input).focus(),
  blur: () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  clear,
})
