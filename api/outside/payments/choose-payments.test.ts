import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Stripe } from 'stripe'
import { readConfiguration } from '#api/settings/configuration.ts'
import { choosePayments } from './choose-payments.ts'
import { PaymentsRefused, PaymentsUnreachable } from './payments.port.ts'
import { meaningOf } from './stripe.driver.ts'

const paymentsOf = (env: Record<string, string>) =>
  choosePayments(readConfiguration(env, () => 'x'.repeat(32)))

const loaderFile = join(
  import.meta.dirname,
  '../../../node_modules/@stripe/stripe-js/dist/index.mjs',
)

test('Stripe takes the money with its keys, and its own script is loaded', async () => {
  const payments = paymentsOf({
    STRIPE_SECRET_KEY: 'sk_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  })
  expect(payments).toMatchObject({ publishableKey: 'pk_1', isSandbox: false, minimumPence: 30 })
  // The release that its loader would choose.
  const loader = await readFile(loaderFile, 'utf8')
  const release = /RELEASE_TRAIN = ['"](\w+)['"]/.exec(loader)?.[1]
  expect(payments?.scriptUrl).toBe(`https://js.stripe.com/${release}/stripe.js`)
  expect(Stripe.API_VERSION).toContain(release)
})

test.each([
  ['sk_live_1', 'pk_live_1', false],
  ['rk_live_1', 'pk_live_1', false],
  ['sk_test_1', 'pk_test_1', true],
  ['rk_test_1', 'pk_test_1', true],
])('the keys %s and %s are of test mode: %s', (secretKey, publishableKey, isTestMode) => {
  const payments = paymentsOf({
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  })
  expect(payments).toMatchObject({ isTestMode })
})

test('the sandbox takes it without keys, with a script of its own', () => {
  expect(paymentsOf({})).toMatchObject({
    publishableKey: 'pk_test_sandbox',
    scriptUrl: 'http://localhost:3001/stripe/js/stripe.js',
    isSandbox: true,
  })
})

test('without both, only cash is taken', () => {
  expect(paymentsOf({ SANDBOX: 'off', SMTP_URL: 'smtp://a' })).toBeNull()
})

const { errors } = Stripe
const failed = (statusCode: number, code = 'a_code') =>
  ({ type: 'api_error', statusCode, code }) as const

test.each([
  ['no connection', new errors.StripeConnectionError(), PaymentsUnreachable],
  ['a broken server', new errors.StripeAPIError(failed(500)), PaymentsUnreachable],
  ['too much at once', new errors.StripeRateLimitError(failed(429)), PaymentsUnreachable],
  ['unknown keys', new errors.StripeAuthenticationError(failed(401)), PaymentsUnreachable],
  ['a key that is in use', new errors.StripeInvalidRequestError(failed(409)), PaymentsUnreachable],
  ['impossible amounts', new errors.StripeInvalidRequestError(failed(400)), PaymentsRefused],
  ['a card that is refused', new errors.StripeCardError(failed(402)), PaymentsRefused],
  ['other words for the same key', new errors.StripeIdempotencyError(failed(400)), PaymentsRefused],
])('%s', (_what, error, meaning) => {
  expect(meaningOf(error)).toBeInstanceOf(meaning)
})

test('a fault of ours is no answer of theirs', () => {
  const fault = new TypeError('of ours')
  expect(meaningOf(fault)).toBe(fault)
})
