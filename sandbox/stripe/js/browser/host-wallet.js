// A wallet's button was pressed: the page says what is bought, the sheet asks its owner, the page
// confirms.

import { openDialog } from './host-dialog.js'

/** As long as a page may take to answer a click, as Stripe.js has it. */
const CLICK_MS = 1000
const SHEET_TITLES = { apple_pay: 'Apple Pay (sandbox)', google_pay: 'Google Pay (sandbox)' }

const BILLING = {
  name: 'Robin Fieldfare',
  address: {
    line1: '1 Sandbox Lane',
    line2: null,
    city: 'London',
    state: '',
    postal_code: 'E8 1EA',
    country: 'GB',
  },
}

/**
 * @typedef {import('./host-elements.js').Wallet} Wallet
 * @typedef {Pick<import('./host-elements.js').ElementOptions, 'business' | 'lineItems'>} WalletDetails
 * @typedef {{ type: Wallet, frame: import('./host-frame.js').Frame, close: () => void }} OpenWallet
 */

/**
 * @param {import('./host-elements.js').Elements} elements
 * @param {import('./host-element.js').StripeElement} element
 * @param {Wallet} type
 */
export async function openWallet(elements, element, type) {
  if (elements.openWallet) return
  const details = await askPage(element, type)
  if (!details) return
  const billingDetails = billingOf(element.options)
  const ours = { elementType: element.type }
  const sheet = openDialog(elements.sandbox, {
    page: 'wallet-sheet',
    title: SHEET_TITLES[type],
    theme: elements.theme,
    onMessage(said) {
      const { name } = said
      if (said.name === 'lost') element.listeners.emit('loaderror', { ...ours, error: said.body })
      if (name === 'cancel' || name === 'lost') cancel()
      if (name === 'paid') confirm()
    },
  })
  const close = () => {
    elements.openWallet = null
    elements.isSubmitted = false
    sheet.close()
    // A frame forgets what had the focus in it while a dialog lies over the page.
    if (document.activeElement === element.frame?.element) element.focus()
  }
  const cancel = () => {
    close()
    element.listeners.emit('cancel', ours)
  }
  const confirm = () => {
    elements.openWallet = { type, frame: sheet.frame, close }
    elements.isSubmitted = false
    element.listeners.emit('confirm', {
      ...ours,
      expressPaymentType: type,
      billingDetails,
      paymentFailed: () => elements.openWallet?.close(),
    })
  }
  const { amount = null, currency = 'gbp' } = elements.options
  const { options } = element
  sheet.frame.tell('sheet', {
    type,
    billingDetails,
    business: options.business?.name ?? details.business?.name ?? document.title,
    amount,
    currency,
    lineItems: details.lineItems ?? options.lineItems ?? [],
    appearance: elements.appearance,
    fonts: elements.fonts,
  })
}

/**
 * What the page answers to `click`; null if it refuses, or doesn't answer in time. A page that
 * doesn't listen agrees.
 * @param {import('./host-element.js').StripeElement} element
 * @param {Wallet} type
 * @returns {Promise<WalletDetails | null>}
 */
function askPage(element, type) {
  if (!element.listeners.has('click')) return Promise.resolve({})
  return new Promise((resolve) => {
    const late = setTimeout(() => {
      console.warn('The click of a wallet’s button was not resolved within a second.')
      resolve(null)
    }, CLICK_MS)
    /** @param {WalletDetails | null} details */
    const answer = (details) => {
      clearTimeout(late)
      resolve(details)
    }
    element.listeners.emit('click', {
      elementType: element.type,
      expressPaymentType: type,
      resolve: (/** @type {WalletDetails} */ details = {}) => answer(details),
      reject: () => answer(null),
    })
  })
}

/** @param {import('./host-elements.js').ElementOptions} options of the element: what the page wants to know */
function billingOf({ emailRequired, phoneNumberRequired }) {
  return {
    ...BILLING,
    ...(emailRequired && { email: 'robin@example.com' }),
    ...(phoneNumberRequired && { phone: '+447700900123' }),
  }
}
