import { randomUUID } from 'node:crypto'
import { Stripe } from 'stripe'
import { expect } from 'vitest'
import { readConfiguration } from '#api/settings/configuration.ts'
import type { StripeConfiguration } from '#api/settings/stripe-configuration.ts'
import { startSandbox } from '#sandbox/main.ts'
import {
  PaymentsRefused,
  type NewIntent,
  type PaymentsPort,
} from '#api/outside/payments/payments.port.ts'
import { createStripeDriver } from '#api/outside/payments/stripe.driver.ts'

/** The provider that the product's calls go to, and what a browser or Stripe's own people do there. */
export interface Provider {
  port: PaymentsPort
  stripe: Stripe
  configuration: StripeConfiguration
  /** A store's account that may receive money; null: Stripe's test mode wasn't given one. */
  activeAccount(): Promise<string | null>
  stop(): Promise<void>
}

/** The sandbox always; Stripe itself with a key of its test mode, by the very same tests. */
export const PROVIDERS: [string, () => Promise<Provider>][] = [['the sandbox', openSandbox]]
// https://docs.stripe.com/keys: of test mode, where no money moves.
const secretKey = process.env['STRIPE_TEST_SECRET_KEY']
if (secretKey) PROVIDERS.push(["Stripe's test mode", async () => openStripe(secretKey)])

async function openSandbox(): Promise<Provider> {
  const sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
  const { stripe } = readConfiguration({ SANDBOX_URL: sandbox.url }, () => 'x'.repeat(32))
  if (!stripe) throw new Error('The sandbox takes cards')
  const { hostname: host, port } = new URL(sandbox.url)
  const sdk = new Stripe(stripe.secretKey, { host, port, protocol: 'http' })
  const provider = providerBy(stripe, sdk)
  const activeAccount = async () => {
    const accountId = await provider.port.createAccount(newAccount())
    await introduce(await provider.port.createOnboardingLink(accountId, LINKS))
    return accountId
  }
  return { ...provider, activeAccount, stop: () => sandbox.stop() }
}

function openStripe(key: string): Provider {
  if (!/^(sk|rk)_test_/.test(key))
    throw new Error('STRIPE_TEST_SECRET_KEY has to be a key of test mode: real money would move.')
  const secrets = { webhookSecret: 'whsec_contract', accountsWebhookSecret: 'whsec_accounts' }
  const keys = { publishableKey: 'pk_test_unused', ...secrets }
  const configuration = { ...keys, secretKey: key, apiUrl: null, isSandbox: false }
  // People introduce themselves on Stripe's own page, so an account has to have done so before.
  const activeAccount = async () => process.env['STRIPE_TEST_CONNECTED_ACCOUNT'] ?? null
  return { ...providerBy(configuration, new Stripe(key)), activeAccount, stop: async () => {} }
}

function providerBy(configuration: StripeConfiguration, stripe: Stripe) {
  return { port: createStripeDriver(configuration), stripe, configuration }
}

/** The account of a store, as the product requests it. */
export const newAccount = (storeId: string = randomUUID()) => ({
  storeId,
  email: 'owner@example.org',
  name: 'Mare Street Pizza',
})

/** Where the provider sends a store's people back to. */
export const LINKS = {
  returnUrl: 'https://tuckin.example/back',
  refreshUrl: 'https://tuckin.example/again',
}

/** Does what a store's owner does on the page of the sandbox; returns where that leads. */
export async function introduce(link: string, outcome = 'active'): Promise<string | null> {
  const body = new URLSearchParams({ outcome })
  const answer = await fetch(link, { method: 'POST', body, redirect: 'manual' })
  await answer.body?.cancel()
  return answer.headers.get('location')
}

/** The payment of an order, as the product requests it. */
export const newIntent = (given: Partial<NewIntent> = {}): NewIntent => ({
  orderId: randomUUID(),
  orderNumber: 'C4D7',
  storeName: 'Mare Street Pizza',
  amountPence: 2159,
  customerId: null,
  savesCard: false,
  ...given,
})

/** The provider's script's answer about a card, with the address that a bank would redirect back to. */
export const givenCard = (method: string) => ({
  payment_method: method,
  return_url: 'https://tuckin.example/back',
})

/** Pays as a browser does with the provider's script. */
export function pay({ stripe }: Pick<Provider, 'stripe'>, intentId: string, method: string) {
  return stripe.paymentIntents.confirm(intentId, givenCard(method))
}

/** The payment of an order that a card has authorised and nobody has captured. */
export async function holdIntent(
  provider: Provider,
  given: Partial<NewIntent> = {},
  method = 'pm_card_visa',
): Promise<{ id: string; orderId: string }> {
  const requested = newIntent(given)
  const { id } = await provider.port.createIntent(requested)
  await pay(provider, id, method)
  return { id, orderId: requested.orderId }
}

/** The code with which the provider refuses. */
export async function refusalOf(answers: Promise<unknown>): Promise<string> {
  const refusal: unknown = await answers.then(
    () => null,
    (error: unknown) => error,
  )
  expect(refusal).toBeInstanceOf(PaymentsRefused)
  return refusal instanceof PaymentsRefused ? refusal.code : ''
}
