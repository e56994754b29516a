/** Listeners of one element, called with what Stripe.js documents. */
export class Listeners {
  /** @type {Map<string, Set<(event: any) => unknown>>} */
  #byName = new Map()

  /**
   * @param {string} name
   * @param {(event: any) => unknown} handler
   */
  on(name, handler) {
    const handlers = this.#byName.get(name) ?? new Set()
    handlers.add(handler)
    this.#byName.set(name, handlers)
  }

  /**
   * @param {string} name
   * @param {(event: any) => unknown} handler
   */
  once(name, handler) {
    /** @param {any} event */
    const once = (event) => {
      this.off(name, once)
      return handler(event)
    }
    this.on(name, once)
  }

  /**
   * @param {string} name
   * @param {(event: any) => unknown} [handler] all of them if none is named
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
    for (const handler of this.#byName.get(name) ?? []) handler(event)
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
