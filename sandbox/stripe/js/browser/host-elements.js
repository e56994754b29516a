// What `stripe.elements()` gives: the elements of one payment, and what they are to take.

import { intentOf } from './addresses.js'
import { StripeElement } from './host-element.js'
import { integrationError } from './host-events.js'
import { themeOfPage } from './host-frame.js'
import { openWallet } from './host-wallet.js'

/**
 * @typedef {'apple_pay' | 'google_pay'} Wallet
 * @typedef {'auto' | 'always' | 'never'} WalletSetting
 * @typedef {'auto' | 'never' | 'if_required'} FieldSetting
 * @typedef {{ name?: FieldSetting, email?: FieldSetting, phone?: FieldSetting, address?: FieldSetting | { postalCode?: FieldSetting } }} BillingParts
 * @typedef {FieldSetting | BillingParts | undefined} BillingFields
 */

/**
 * What a page gives to `stripe.elements()`, as far as the sandbox looks at it.
 * @typedef {object} ElementsOptions
 * @property {string} [clientSecret]
 * @property {string} [mode]
 * @property {number} [amount]
 * @property {string} [currency]
 * @property {string} [captureMethod]
 * @property {string} [capture_method]
 * @property {string[]} [allowedPaymentMethodTypes]
 * @property {string | null} [setupFutureUsage]
 * @property {string | null} [setup_future_usage]
 * @property {import('./appearance.js').Appearance} [appearance]
 * @property {readonly (import('./appearance.js').Font | { cssSrc: string })[]} [fonts]
 */

/**
 * What a page gives to an element of either type, as far as the sandbox looks at it.
 * @typedef {object} ElementOptions
 * @property {{ billingDetails?: BillingFields }} [fields]
 * @property {{ billingDetails?: { address?: Record<string, unknown> } }} [defaultValues]
 * @property {boolean} [readOnly]
 * @property {{ applePay?: WalletSetting, googlePay?: WalletSetting }} [paymentMethods]
 * @property {{ applePay?: WalletSetting, googlePay?: WalletSetting }} [wallets]
 * @property {{ maxColumns?: number, maxRows?: number } | string} [layout]
 * @property {number | string} [buttonHeight]
 * @property {{ name?: string }} [business]
 * @property {readonly { name: string, amount: number }[]} [lineItems]
 * @property {boolean} [emailRequired]
 * @property {boolean} [phoneNumberRequired]
 */

const WALLETS = /** @type {const} */ ([
  ['apple_pay', 'applePay'],
  ['google_pay', 'googlePay'],
])

export class Elements {
  sandbox
  /** A wallet's sheet that waits to be confirmed. @type {import('./host-wallet.js').OpenWallet | null} */
  openWallet = null
  /** Whether `submit()` has found nothing wrong since the last confirmation. */
  isSubmitted = false
  /** @type {ElementsOptions} */
  #options
  /** @type {Set<StripeElement>} */
  #elements = new Set()

  /**
   * @param {import('./host-frame.js').Sandbox} sandbox
   * @param {ElementsOptions} options
   */
  constructor(sandbox, options) {
    this.sandbox = sandbox
    this.#options = options
    checkOptions(options)
  }

  get options() {
    return this.#options
  }

  get appearance() {
    const { appearance } = this.#options
    return { ...appearance, theme: appearance?.theme ?? themeOfPage() }
  }

  get theme() {
    return this.appearance.theme
  }

  get fonts() {
    return (this.#options.fonts ?? []).filter((font) => 'family' in font)
  }

  /**
   * The wallets that an Express Checkout Element shows.
   * @param {Pick<ElementOptions, 'paymentMethods' | 'wallets'>} options of the element
   * @returns {Wallet[]}
   */
  wallets = ({ paymentMethods, wallets }) => {
    const choices = paymentMethods ?? wallets ?? {}
    return WALLETS.filter(([type, name]) => {
      if (choices[name] === 'never') return false
      return choices[name] === 'always' || this.sandbox.wallets[type]
    }).map(([type]) => type)
  }

  /**
   * @param {string} type
   * @param {ElementOptions} [options]
   */
  create(type, options = {}) {
    if (type !== 'payment' && type !== 'expressCheckout')
      throw integrationError(`The sandbox knows no Element of type ${type}.`)
    if (this.getElement(type))
      throw integrationError(`Can only create one Element of type ${type}.`)
    const element = new StripeElement(this, type, options)
    this.#elements.add(element)
    return element
  }

  /** @param {string} type */
  getElement(type) {
    return [...this.#elements].find((element) => element.type === type) ?? null
  }

  /** @param {StripeElement} element */
  remove(element) {
    this.#elements.delete(element)
  }

  /** @param {ElementsOptions} options */
  update(options) {
    const next = { ...this.#options, ...options }
    checkOptions(next)
    this.#options = next
    for (const element of this.#elements) element.dress()
  }

  async fetchUpdates() {
    return {}
  }

  /** Shows what is wrong beside its field, and answers the first of it. */
  async submit() {
    if (this.openWallet) {
      this.isSubmitted = true
      return { selectedPaymentMethod: this.openWallet.type }
    }
    const frame = this.getElement('payment')?.frame
    if (!frame) throw integrationError('elements.submit() needs a mounted Element.')
    const result = await frame.ask('submit')
    this.isSubmitted = result.error === undefined
    return result
  }

  /** The frame that knows what pays: the wallet's sheet while it is open, else the card form. */
  get payingFrame() {
    return this.openWallet?.frame ?? this.getElement('payment')?.frame ?? null
  }

  /**
   * @param {StripeElement} element
   * @param {Wallet} wallet
   */
  press(element, wallet) {
    void openWallet(this, element, wallet)
  }
}

/** @param {ElementsOptions} options */
function checkOptions({ clientSecret, mode, amount, currency }) {
  if (clientSecret !== undefined) {
    if (mode !== undefined) throw integrationError('Give either clientSecret or mode, not both.')
    if (!intentOf(clientSecret)) throw integrationError('clientSecret is no client secret.')
    return
  }
  if (mode === undefined) throw integrationError('elements() needs a clientSecret or a mode.')
  if (mode !== 'payment' && mode !== 'setup')
    throw integrationError(`The sandbox knows no mode ${mode}.`)
  if (mode === 'setup') return
  if (typeof currency !== 'string') throw integrationError('elements() needs a currency.')
  if (amount === undefined || !Number.isInteger(amount) || amount <= 0)
    throw integrationError('elements() needs an amount above 0, in the smallest unit.')
}
