// What `elements.create()` gives: one frame in the page, and its events.

import { integrationError, Listeners } from './host-events.js'
import { Frame } from './host-frame.js'

/** Room for a ring around what has the focus, which a frame would cut off. */
const RING_PX = 4

/** Before the frame has measured itself. */
const FIRST_HEIGHT_PX = { payment: 330, expressCheckout: 108 }
const PAGES = { payment: 'payment', expressCheckout: 'express-checkout' }
const TITLES = {
  payment: 'Card details (sandbox)',
  expressCheckout: 'Pay with a wallet (sandbox)',
}

/**
 * @typedef {'payment' | 'expressCheckout'} ElementType
 * @typedef {import('./host-elements.js').ElementOptions} ElementOptions
 */

/**
 * What the page paints behind an element: the frame paints the same, so that it isn't seen as one.
 * @param {Element | null} element
 * @returns {string | null} null where nothing opaque is found
 */
function groundOf(element) {
  for (let each = element; each; each = each.parentElement) {
    const { backgroundColor } = getComputedStyle(each)
    if (backgroundColor.startsWith('rgb(')) return backgroundColor
  }
  return null
}

export class StripeElement {
  /** @type {ElementType} */
  type
  /** @type {Frame | null} */
  frame = null
  listeners = new Listeners()
  isDestroyed = false
  isComplete = false
  #elements
  /** @type {ElementOptions} */
  #options
  /** @type {Element | null} */
  #parent = null

  /**
   * @param {import('./host-elements.js').Elements} elements
   * @param {ElementType} type
   * @param {ElementOptions} options
   */
  constructor(elements, type, options) {
    this.#elements = elements
    this.type = type
    this.#options = options
  }

  get options() {
    return this.#options
  }

  /** @param {string | Element} where a selector, or an element */
  mount(where) {
    if (this.isDestroyed) throw integrationError('This Element has been destroyed.')
    const parent = typeof where === 'string' ? document.querySelector(where) : where
    if (!(parent instanceof Element))
      throw integrationError(`The selector you specified (${where}) applies to no DOM elements.`)
    if (this.#parent === parent && this.frame?.element.isConnected) return
    this.unmount()
    this.#parent = parent
    parent.replaceChildren()
    parent.classList.add('StripeElement')
    this.frame = new Frame(this.#elements.sandbox, {
      page: PAGES[this.type],
      title: TITLES[this.type],
      theme: this.#elements.theme,
      onMessage: (said) => this.#hear(said),
    })
    Object.assign(this.frame.element.style, {
      width: `calc(100% + ${2 * RING_PX}px)`,
      maxWidth: 'none',
      margin: `-${RING_PX}px`,
      height: `${FIRST_HEIGHT_PX[this.type]}px`,
    })
    this.#emit('loaderstart')
    this.frame.showIn(parent)
  }

  unmount() {
    this.frame?.remove()
    this.frame = null
    this.#parent?.classList.remove('StripeElement', 'StripeElement--focus')
    this.#parent = null
  }

  destroy() {
    this.unmount()
    this.isDestroyed = true
    this.#elements.remove(this)
  }

  /** @param {ElementOptions} options */
  update(options) {
    this.#options = { ...this.#options, ...options }
    this.dress()
    return this
  }

  focus() {
    this.frame?.element.focus()
    this.frame?.tell('focus')
  }

  blur() {
    this.frame?.tell('blur')
    this.frame?.element.blur()
  }

  clear() {
    this.frame?.tell('clear')
  }

  collapse() {
    return this
  }

  /**
   * @param {string} name
   * @param {(event: never) => unknown} handler
   */
  on(name, handler) {
    this.listeners.on(name, handler)
    return this
  }

  /**
   * @param {string} name
   * @param {(event: never) => unknown} handler
   */
  once(name, handler) {
    this.listeners.once(name, handler)
    return this
  }

  /**
   * @param {string} name
   * @param {(event: never) => unknown} [handler]
   */
  off(name, handler) {
    this.listeners.off(name, handler)
    return this
  }

  /** Tells the frame how it is to look and what it is to show, at first and after each update. */
  dress() {
    const { appearance, fonts, wallets } = this.#elements
    this.frame?.setScheme(appearance.theme)
    const offered = this.type === 'expressCheckout' ? wallets(this.#options) : null
    // Nothing to press takes no room.
    if (this.frame) this.frame.element.style.display = offered?.length === 0 ? 'none' : 'block'
    const ground = groundOf(this.#parent)
    this.frame?.tell('options', { ...this.#options, appearance, fonts, ground, wallets: offered })
  }

  /** @param {import('./messages.js').MessageToPage} said */
  #hear(said) {
    const { name } = said
    if (name === 'loaded') return this.dress()
    if (said.name === 'height') return this.#grow(said.body)
    if (said.name === 'lost') return this.#emit('loaderror', { error: said.body })
    if (said.name === 'press') return this.#elements.press(this, said.body.type)
    if (name === 'ready') return this.#tellReady()
    // Enter does in a field of the frame what it does in a field of the page.
    if (name === 'enter') return this.#parent?.closest('form')?.requestSubmit()
    if (name === 'focus' || name === 'blur')
      this.#parent?.classList.toggle('StripeElement--focus', name === 'focus')
    if (said.name !== 'change') return this.#emit(name)
    this.isComplete = said.body.complete
    this.#parent?.classList.toggle('StripeElement--complete', said.body.complete)
    this.#parent?.classList.toggle('StripeElement--empty', said.body.empty)
    this.#emit(name, said.body)
  }

  /** @param {number} height */
  #grow(height) {
    if (this.frame) this.frame.element.style.height = `${height}px`
  }

  #tellReady() {
    if (this.type === 'payment') {
      this.#emit('ready')
      return this.#emit('availablepaymentmethodschange', {
        paymentMethods: { card: { available: true } },
      })
    }
    const offered = this.#elements.wallets(this.#options)
    const applePay = offered.includes('apple_pay')
    const googlePay = offered.includes('google_pay')
    const others = { link: false, amazonPay: false, paypal: false, klarna: false }
    const some = applePay || googlePay
    this.#emit('ready', {
      availablePaymentMethods: some ? { applePay, googlePay, ...others } : undefined,
    })
    this.#emit('availablepaymentmethodschange', {
      paymentMethods: some
        ? { applePay: { available: applePay }, googlePay: { available: googlePay } }
        : undefined,
    })
  }

  /**
   * @param {string} name
   * @param {object} [body]
   */
  #emit(name, body = {}) {
    this.listeners.emit(name, { elementType: this.type, ...body })
  }
}
