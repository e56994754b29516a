// A frame's side of the talk with the page that shows it. Only the page named in the frame's own
// address is heard, and only it is told anything.

import { messageOf, readMessage } from './message.js'

/** @typedef {import('./messages.js').ToFrame} ToFrame */

const facts = new URLSearchParams(location.search)
const PAGE = { origin: facts.get('origin') ?? '', source: window.parent }

/** The publishable key the page gave to Stripe(). */
export const KEY = facts.get('key') ?? ''

/**
 * @template {keyof import('./messages.js').ToPage} Name
 * @param {Name} name
 * @param {import('./messages.js').Body<import('./messages.js').ToPage, Name>} body
 */
export function tell(name, ...[body]) {
  PAGE.source.postMessage(messageOf('tell', name, body), PAGE.origin)
}

/**
 * Hears the page from now on, and says so. What an `asked` function gives back is the answer.
 * @param {{ [Name in keyof ToFrame]?: (body: ToFrame[Name]) => unknown }} heard by the name of the message
 */
export function hear(heard) {
  window.addEventListener('message', async (event) => {
    const message = readMessage(event, PAGE)
    if (!message || message.kind === 'answer') return
    const answer = await actOf(heard, message.name)?.(message.body)
    if (message.kind === 'tell') return
    PAGE.source.postMessage(messageOf('answer', message.name, answer, message.id), PAGE.origin)
  })
  window.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') tell('escape')
  })
  tell('loaded')
}

/**
 * Only the page's own script speaks here, and it gives each name the body that belongs to it.
 * @param {object} heard
 * @param {string} name
 * @returns {((body: unknown) => unknown) | undefined}
 */
function actOf(heard, name) {
  return Object.entries(heard).find(([known]) => known === name)?.[1]
}

/** How tall the content is, in CSS pixels. */
function tellHeight() {
  tell('height', Math.ceil(document.body.getBoundingClientRect().height))
}

/**
 * Keeps the page told how tall the content is. Said at once as well: a browser lets a frame that is
 * out of sight observe nothing.
 */
export function reportHeight() {
  new ResizeObserver(tellHeight).observe(document.body)
  document.fonts.ready.then(tellHeight, tellHeight)
  tellHeight()
}
