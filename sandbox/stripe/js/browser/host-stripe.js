// What a page loads: it defines `Stripe(publishableKey)`, as Stripe.js does. Everything that touches
// a card happens in frames of the sandbox; here is only what stands between them and the page.

import { readScriptAddress } from './addresses.js'
import { confirmIntent, handleNextAction, retrieveIntent } from './host-confirm.js'
import { Elements } from './host-elements.js'
import { integrationError } from './host-events.js'
import { Frame, themeOfPage } from './host-frame.js'

const place = readScriptAddress(addressOfThisScript())

function addressOfThisScript() {
  const script =
    document.currentScript ?? document.querySelector('script[src*="/stripe/js/stripe.js"]')
  if (!(script instanceof HTMLScriptElement)) throw integrationError('Stripe.js has no address.')
  return script.src
}

/**
 * The frame nobody sees, made when something is first asked without a card form. It stays for the
 * life of the page.
 * @param {import('./host-frame.js').Sandbox} sandbox
 */
function controllerOf(sandbox) {
  /** @type {Frame | null} */
  let controller = null
  return () => {
    if (controller?.element.isConnected) return controller
    controller?.remove()
    controller = new Frame(sandbox, {
      page: 'controller',
      title: 'Payments (sandbox)',
      theme: themeOfPage(),
      onMessage: () => {},
    })
    Object.assign(controller.element.style, { display: 'none' })
    controller.element.setAttribute('aria-hidden', 'true')
    controller.showIn(document.body)
    return controller
  }
}

/** @param {string} key */
function stripeOf(key) {
  const sandbox = { ...place, key }
  const shop = { sandbox, controller: controllerOf(sandbox) }
  return {
    /** @param {import('./host-elements.js').ElementsOptions} [options] */
    elements: (options = {}) => new Elements(sandbox, options),

    /** @param {import('./host-confirm.js').ConfirmOptions} options */
    confirmPayment: (options) => confirmIntent(shop, 'payment', options),

    /** @param {import('./host-confirm.js').ConfirmOptions} options */
    confirmSetup: (options) => confirmIntent(shop, 'setup', options),

    /** @param {{ clientSecret: string }} options */
    handleNextAction: ({ clientSecret }) => handleNextAction(shop, clientSecret),

    /** @param {string} clientSecret */
    retrievePaymentIntent: (clientSecret) => retrieveIntent(shop, 'payment', clientSecret),

    /** @param {string} clientSecret */
    retrieveSetupIntent: (clientSecret) => retrieveIntent(shop, 'setup', clientSecret),

    /** @param {{ elements: unknown, params?: Record<string, unknown> }} options */
    async createPaymentMethod({ elements, params = {} }) {
      if (!(elements instanceof Elements))
        throw integrationError('createPaymentMethod() needs what stripe.elements() gave.')
      if (!elements.isSubmitted)
        throw integrationError('elements.submit() must be called before createPaymentMethod().')
      const { value, error } = (await elements.payingFrame?.ask('createPaymentMethod', {
        params,
      })) ?? { error: null }
      return error ? { error } : { paymentMethod: value }
    },

    registerAppInfo() {},
    _registerWrapper() {},
  }
}

/** @param {unknown} key */
function Stripe(key) {
  if (typeof key !== 'string' || !key.startsWith('pk_'))
    throw integrationError('Stripe() needs a publishable key, which begins with pk_.')
  return stripeOf(key)
}

Object.assign(window, { Stripe: Object.assign(Stripe, { version: 'sandbox' }) })
