// The page's side of the talk with one frame of the sandbox. Only that frame is heard.

import { frameAddress } from './addresses.js'
import { messageOf, readMessage } from './message.js'

const PATIENCE_MS = 15_000
/** A frame that has come speaks before it counts as loaded; one that hasn't is a page of errors. */
const GRACE_MS = 3000
const LOST = {
  type: 'api_connection_error',
  message: 'The payment service can’t be reached. Check your connection, then try again.',
}

/**
 * @typedef {{ sandboxUrl: string, key: string, wallets: { apple_pay: boolean, google_pay: boolean } }} Sandbox
 * @typedef {(said: import('./messages.js').MessageToPage) => void} OnMessage
 * @typedef {import('./messages.js').ToFrame} ToFrame
 * @typedef {import('./messages.js').Answers} Answers
 */

/** Night if the page draws itself dark, whether by its own choice or by the system's. */
export function themeOfPage() {
  const scheme = getComputedStyle(document.documentElement).colorScheme
  const isDark = scheme.includes('light')
    ? scheme.includes('dark') && matchMedia('(prefers-color-scheme: dark)').matches
    : scheme.includes('dark')
  return isDark ? 'night' : 'stripe'
}

export class Frame {
  /** @type {HTMLIFrameElement} */
  element = document.createElement('iframe')
  /** @type {Map<number, (body: unknown) => void>} */
  #pending = new Map()
  #lastId = 0
  /** @type {Set<() => void>} */
  #waiting = new Set()
  #isLoaded = false
  #origin
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #patience
  /** @type {OnMessage} */
  #onMessage

  /**
   * @param {Sandbox} sandbox
   * @param {{ page: string, title: string, theme: string, onMessage: OnMessage }} options `onMessage` hears what
   *   the frame says of itself: `loaded`, `lost` when it doesn't come, and more by its kind
   */
  constructor({ sandboxUrl, key }, { page, title, theme, onMessage }) {
    this.#origin = sandboxUrl
    this.#onMessage = onMessage
    this.element.src = frameAddress(sandboxUrl, page, { origin: location.origin, key, theme })
    this.element.title = title
    this.element.name = `sandbox-stripe-${page}`
    this.setScheme(theme)
    Object.assign(this.element.style, { border: '0', display: 'block' })
    window.addEventListener('message', this.#hear)
  }

  /**
   * A frame is see-through only while its scheme is that of its page.
   * @param {string} theme
   */
  setScheme(theme) {
    this.element.style.colorScheme = theme === 'night' ? 'dark' : 'light'
  }

  /** @param {Element} parent */
  showIn(parent) {
    parent.append(this.element)
    this.#wait(PATIENCE_MS)
    this.element.addEventListener('load', () => this.#isLoaded || this.#wait(GRACE_MS))
  }

  /**
   * Waits for the frame, and for its answer. One that doesn't come answers with an error.
   * @template {keyof Answers} Name
   * @param {Name} name
   * @param {import('./messages.js').Body<ToFrame, Name>} body
   * @returns {Promise<Answers[Name]>}
   */
  ask(name, ...[body]) {
    return new Promise((resolve) => {
      const id = ++this.#lastId
      // Only our own frame answers, and it answers what it was asked.
      this.#pending.set(id, (answer) => resolve(/** @type {Answers[Name]} */ (answer)))
      this.#whenLoaded(() => this.#post(messageOf('ask', name, body, id)))
    })
  }

  /**
   * @template {keyof ToFrame} Name
   * @param {Name} name
   * @param {import('./messages.js').Body<ToFrame, Name>} body
   */
  tell(name, ...[body]) {
    this.#whenLoaded(() => this.#post(messageOf('tell', name, body)))
  }

  remove() {
    clearTimeout(this.#patience)
    window.removeEventListener('message', this.#hear)
    this.element.remove()
    this.#answerAll()
  }

  /** @param {MessageEvent} event */
  #hear = (event) => {
    const expected = { origin: this.#origin, source: this.element.contentWindow }
    const message = readMessage(event, expected)
    if (!message) return
    if (message.kind === 'answer') {
      this.#pending.get(message.id)?.(message.body)
      this.#pending.delete(message.id)
      return
    }
    if (message.name === 'loaded') this.#load()
    // Only our own frame speaks here, and it gives each name the body that belongs to it.
    this.#onMessage(/** @type {import('./messages.js').MessageToPage} */ (message))
  }

  #load() {
    clearTimeout(this.#patience)
    this.#isLoaded = true
    for (const work of this.#waiting) work()
    this.#waiting.clear()
  }

  /** @param {number} ms */
  #wait(ms) {
    clearTimeout(this.#patience)
    this.#patience = setTimeout(() => this.#giveUp(), ms)
  }

  #giveUp() {
    this.#onMessage({ name: 'lost', body: LOST })
    this.#answerAll()
  }

  /** Nobody is left waiting for a frame that is gone. */
  #answerAll() {
    for (const resolve of this.#pending.values()) resolve({ error: LOST })
    this.#pending.clear()
    this.#waiting.clear()
  }

  /** @param {() => void} work */
  #whenLoaded(work) {
    if (this.#isLoaded) work()
    else this.#waiting.add(work)
  }

  /** @param {import('./message.js').Message} message */
  #post(message) {
    this.element.contentWindow?.postMessage(message, this.#origin)
  }
}
