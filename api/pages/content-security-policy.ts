import { languageOfPath } from '#rules/text/languages.ts'
import type { InlineHashes } from './rendered-page.ts'

interface Allowed {
  isHttps: boolean
  /** The origin of the street map, with its tiles, fonts and pictures; null without one. */
  mapOrigin: string | null
  /** Whether the bot check is Google's. */
  hasRecaptcha: boolean
  /** Where browsers report errors to; null: nowhere. */
  monitoringOrigin: string | null
  /** The origin of the payment provider's parts, on pages that take a card; null elsewhere. */
  payments: PaymentSources | null
}

/** The origins of a payment provider's script, its frames and their requests. */
export interface PaymentSources {
  scripts: string
  frames: string
  connections: string
  /** The origins whose frames open the wallets of the device. */
  payers: readonly string[]
}

/** https://docs.stripe.com/security/guide#content-security-policy, but for address look-ups. */
const STRIPE: PaymentSources = {
  scripts: 'https://js.stripe.com https://*.js.stripe.com',
  frames: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  connections: 'https://api.stripe.com',
  payers: ['https://js.stripe.com', 'https://*.js.stripe.com'],
}

/** Those of Stripe, or of the sandbox at its own address; null where cards are not taken. */
export function paymentSources(
  payments: { isSandbox: boolean; scriptUrl: string } | null,
): PaymentSources | null {
  if (!payments?.isSandbox) return payments && STRIPE
  const { origin } = new URL(payments.scriptUrl)
  return { scripts: origin, frames: origin, connections: origin, payers: [origin] }
}

/** Whether the page at a path takes a card: to pay, to be saved, to tip after delivery. */
export function isPaymentPath(path: string): boolean {
  return /^\/(checkout|customer\/account\/cards|account\/orders\/[^/?]+)\/?(\?|$)/.test(
    languageOfPath(path).path,
  )
}

/** https://developers.google.com/recaptcha/docs/faq, where Google lists what its script needs. */
const recaptchaScripts = 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/'
const recaptchaFrames = 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/'

/**
 * What a page may load and run: our own files, the page's own inline scripts and styles by their hashes, the parts of a
 * street map if there is one, reCAPTCHA with its keys, and the payment provider where a card is taken. Style
 * attributes are allowed, because table settings are positioned by them. @returns the policy of a page
 */
export function contentSecurityPolicy({
  isHttps,
  mapOrigin,
  hasRecaptcha,
  monitoringOrigin,
  payments,
}: Allowed): (hashes: InlineHashes) => string {
  const map = mapOrigin === null ? '' : ` ${mapOrigin}`
  const frames = [
    ...(hasRecaptcha ? [recaptchaFrames] : []),
    ...(payments ? [payments.frames] : []),
  ]
  const connections = [
    ...(mapOrigin === null ? [] : [mapOrigin]),
    ...(hasRecaptcha ? ['https://www.google.com/recaptcha/'] : []),
    ...(payments ? [payments.connections] : []),
    ...(monitoringOrigin === null ? [] : [monitoringOrigin]),
  ]
  const scripts = [
    ...(hasRecaptcha ? [recaptchaScripts] : []),
    ...(payments ? [payments.scripts] : []),
  ]
  const rest = [
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${map}`,
    "font-src 'self'",
    ["connect-src 'self'", ...connections].join(' '),
    // The map's and the bot check's, files of ours.
    "worker-src 'self'",
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
  const directive = (...parts: string[]) => parts.filter(Boolean).join(' ')
  return (hashes) =>
    [
      "default-src 'self'",
      directive("script-src 'self'", hashes.scripts, ...scripts),
      directive("style-src 'self'", hashes.styles),
      rest,
    ].join('; ')
}
