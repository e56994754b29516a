// What comes after a confirmation that needs its customer once more.

import { openDialog } from './host-dialog.js'

/**
 * @typedef {import('./rest.js').Intent} Intent
 * @typedef {import('./rest.js').Outcome} Outcome
 * @typedef {import('./addresses.js').IntentKind} IntentKind
 */

/**
 * Takes the customer through 3-D Secure: over the page where the intent says so, else by leaving
 * for the bank's page, and then the promise stays open.
 * @param {import('./host-frame.js').Sandbox} sandbox
 * @param {{ kind: IntentKind, intent: Intent, appearance: { theme: string } }} given
 * @returns {Promise<Outcome>} the intent as it is afterwards
 */
export function authenticate(sandbox, { kind, intent, appearance }) {
  const next = intent.next_action
  if (next?.type === 'redirect_to_url' && next.redirect_to_url) {
    location.assign(next.redirect_to_url.url)
    return new Promise(() => {})
  }
  const url = next?.use_stripe_sdk?.stripe_js
  if (typeof url !== 'string') return Promise.resolve({ value: intent })
  return new Promise((resolve) => {
    /** @param {Outcome} outcome */
    const end = (outcome) => {
      dialog.close()
      resolve(outcome)
    }
    const dialog = openDialog(sandbox, {
      page: 'challenge',
      title: '3-D Secure (sandbox)',
      theme: appearance.theme,
      onMessage(said) {
        if (said.name === 'done') end({ value: said.body })
        if (said.name === 'lost') end({ error: said.body })
      },
    })
    const clientSecret = intent.client_secret
    dialog.frame.tell('challenge', { kind, id: intent.id, clientSecret, url, appearance })
  })
}
