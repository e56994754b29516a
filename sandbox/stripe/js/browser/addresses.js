// Every address the stand-in of Stripe.js builds or reads.

/** @typedef {'payment' | 'setup'} IntentKind */

const ANY_WALLETS = { apple_pay: true, google_pay: true }

/**
 * Where the sandbox is, and which wallets this page is to have, by the address of the script:
 * `…/stripe/js/stripe.js?wallets=apple_pay` (or google_pay, both, none). All is shown unless told.
 * @param {string} source
 */
export function readScriptAddress(source) {
  const url = new URL(source)
  const named = url.searchParams.get('wallets') ?? 'both'
  const wallets =
    named === 'both'
      ? ANY_WALLETS
      : { apple_pay: named === 'apple_pay', google_pay: named === 'google_pay' }
  return { sandboxUrl: url.origin, wallets }
}

/**
 * @param {string} sandboxUrl
 * @param {string} name
 * @param {{ origin: string, key: string, theme: string }} facts `origin` is the page's own
 */
export function frameAddress(sandboxUrl, name, facts) {
  return `${sandboxUrl}/stripe/elements/${name}?${new URLSearchParams(facts)}`
}

/**
 * The intent a client secret belongs to; null for what is no client secret.
 * @param {string} clientSecret
 * @returns {{ id: string, kind: IntentKind } | null}
 */
export function intentOf(clientSecret) {
  const id = /^((?:pi|seti)_[A-Za-z0-9]+)_secret_[A-Za-z0-9]+$/.exec(clientSecret)?.[1]
  if (!id) return null
  return { id, kind: id.startsWith('pi_') ? 'payment' : 'setup' }
}

/**
 * @param {IntentKind} kind
 * @param {string} id
 */
export function intentPath(kind, id) {
  return `/v1/${kind}_intents/${encodeURIComponent(id)}`
}

/**
 * Where somebody comes back to, told what became of the intent.
 * @param {string} returnUrl absolute
 * @param {IntentKind} kind
 * @param {{ id: string, client_secret: string }} intent
 * @param {'succeeded' | 'failed'} status
 */
export function addressOfReturn(returnUrl, kind, intent, status) {
  const url = new URL(returnUrl)
  url.searchParams.set(`${kind}_intent`, intent.id)
  url.searchParams.set(`${kind}_intent_client_secret`, intent.client_secret)
  url.searchParams.set('redirect_status', status)
  return url.href
}
