/** Listeners of one element, called with what Stripe.js documents. */
export class Listeners {
  /** @type {Map<string, Set<(event: never) => unknown>>} */
  #byName = new Map()

  /**
   * @param {string} name
   * @param {(event: never) => unknown} handler
   */
  on(name, handler) {
    const handlers = this.#byName.get(name) ?? new Set()
    handlers.add(handler)
    this.#byName.set(name, handlers)
  }

  /**
   * @param {string} name
   * @param {(event: never) => unknown} handler
   */
  once(name, handler) {
    /** @param {never} event */
    const once = (event) => {
      this.off(name, once)
      return handler(event)
    }
    this.on(name, once)
  }

  /**
   * @param {string} name
   * @param {(event: never) => unknown} [handler] all of them if none is named
   */
  off(name, handler) {
    if (handler) this.#byName.get(name)?.delete(handler)
    else this.#byName.delete(name)
  }

  /** @param {string} name */
  has(name) {
    return (this.#byName.get(name)?.size ?? 0) > 0
  }

  /**
   * @param {string} name
   * @param {object} event
   */
  emit(name, event) {
    for (const handler of this.#byName.get(name) ?? [])
      // What each event is, Stripe.js documents; a page that listens to it knows.
      handler(/** @type {never} */ (event))
  }
}

/**
 * What Stripe.js throws where a page uses it wrongly.
 * @param {string} message
 */
export function integrationError(message) {
  const error = new Error(message)
  error.name = 'IntegrationError'
  return error
}
