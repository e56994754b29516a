import { createHmac } from 'node:crypto'
import type { Environment } from './settings.ts'
import { StartRefused } from '#api/start-refused.ts'

/** The settings of the payment provider. */
export type StripeConfiguration = {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  /** Of events about restaurants' accounts; null: restaurants aren't paid by Stripe Connect. */
  accountsWebhookSecret: string | null
  /** null: Stripe's own address. */
  apiUrl: string | null
  /** Whether it is the sandbox, where no money moves. */
  isSandbox: boolean
}

const SANDBOX_KEYS = { secretKey: 'sk_test_sandbox', publishableKey: 'pk_test_sandbox' }

/** The secret that the sandbox signs its webhook events with, to a server with this token secret. */
export function sandboxWebhookSecret(tokenSecret: string): string {
  const digest = createHmac('sha256', tokenSecret).update('sandbox webhooks').digest('base64url')
  return `whsec_${digest}`
}

/**
 * The account at Stripe with its keys, else the sandbox if it is on, else none. Throws StartRefused for some
 * of the keys without the others, and for keys of different modes.
 */
export function stripeOf(
  given: Environment,
  { sandboxUrl, tokenSecret }: { sandboxUrl: string | null; tokenSecret: string },
): StripeConfiguration | null {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = given
  if (secretKey && publishableKey && webhookSecret) {
    if (modeOf(secretKey) !== modeOf(publishableKey))
      throw new StartRefused(
        'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY go together: take both from test mode, or both from live mode.',
      )
    const accountsWebhookSecret = given.STRIPE_CONNECT_WEBHOOK_SECRET ?? null
    const apiUrl = given.STRIPE_API_URL?.replace(/\/+$/, '') ?? null
    return {
      secretKey,
      publishableKey,
      webhookSecret,
      accountsWebhookSecret,
      apiUrl,
      isSandbox: false,
    }
  }
  if (secretKey || publishableKey || webhookSecret)
    throw new StartRefused(
      'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET go together: set all three, or none.',
    )
  if (sandboxUrl === null) return null
  const sandboxSecret = sandboxWebhookSecret(tokenSecret)
  const secrets = { webhookSecret: sandboxSecret, accountsWebhookSecret: sandboxSecret }
  return { ...SANDBOX_KEYS, ...secrets, apiUrl: sandboxUrl, isSandbox: true }
}

/** https://docs.stripe.com/keys: the second part of a key. */
export const modeOf = (key: string) =>
  /^(?:sk|rk|pk)_(?<mode>test|live)_/.exec(key)?.groups?.['mode']
