import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  RETURN_URL,
  cardForm,
  errorOf,
  sdkFor,
  startTestStripe,
} from '#sandbox/stripe/testing/test-stripe.ts'
import type { TestStripe } from '#sandbox/stripe/testing/test-stripe.ts'
import { API_VERSION } from './api-version.ts'

let sandbox: TestStripe

beforeAll(async () => {
  sandbox = await startTestStripe()
})
afterEach(() => sandbox.trouble({}))
afterAll(() => sandbox.stop())

const sendCall = (path: string, init: RequestInit = {}) => fetch(`${sandbox.url}/v1/${path}`, init)
const asSecret = { Authorization: 'Bearer sk_test_sandbox' }

describe('keys', () => {
  it.each([
    ['none', {}, 401],
    ['a wrong one', { Authorization: 'Bearer sk_test_other' }, 401],
    ['the secret one', asSecret, 200],
    ['the secret one, as a user’s name', basic('sk_test_sandbox:'), 200],
    ['the publishable one', { Authorization: 'Bearer pk_test_sandbox' }, 403],
  ])('%s: customers answer %i', async (_, headers, status) => {
    const answer = await sendCall('customers', { headers })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('request-id')).toMatch(/^req_\w{24}$/)
  })

  it('are told wrong by the SDK’s own error', async () => {
    const { hostname, port } = new URL(sandbox.url)
    const { Stripe } = await import('stripe')
    const stranger = new Stripe('sk_test_x', {
      host: hostname,
      port: Number(port),
      protocol: 'http',
    })
    expect((await errorOf(stranger.customers.list())).type).toBe('StripeAuthenticationError')
  })
})

const AS_STRIPE_JS = { return_url: RETURN_URL, use_stripe_sdk: 'true' }

describe('a browser of another site', () => {
  const intent = () =>
    sandbox.stripe.paymentIntents.create({
      amount: 1250,
      currency: 'gbp',
      capture_method: 'manual',
      metadata: { orderId: 'A1' },
    })

  it('may confirm an intent whose client secret it has, and sees no more than it may', async () => {
    const { id, client_secret } = await intent()
    const form = {
      ...AS_STRIPE_JS,
      client_secret: client_secret ?? '',
      ...cardForm('4242424242424242'),
    }
    const { status, headers, body } = await sandbox.browser(
      'POST',
      `payment_intents/${id}/confirm`,
      form,
    )
    expect([status, body]).toMatchObject([200, { id, status: 'requires_capture' }])
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(Object.keys(body)).not.toContain('metadata')
    expect(Object.keys(body)).not.toContain('latest_charge')
  })

  it('is told of a decline without what it may not see', async () => {
    const { id, client_secret } = await intent()
    const form = {
      ...AS_STRIPE_JS,
      client_secret: client_secret ?? '',
      ...cardForm('4000000000009995'),
    }
    const { status, body } = await sandbox.browser('POST', `payment_intents/${id}/confirm`, form)
    expect([status, body.error]).toMatchObject([
      402,
      { decline_code: 'insufficient_funds', payment_intent: { id } },
    ])
    expect(JSON.stringify(body)).not.toContain('orderId')
  })

  it.each(['', 'pi_x_secret_y'])('may not with the client secret “%s”', async (secret) => {
    const { id } = await intent()
    for (const method of ['GET', 'POST']) {
      const path = method === 'GET' ? `payment_intents/${id}` : `payment_intents/${id}/confirm`
      const { status } = await sandbox.browser(method, path, { client_secret: secret })
      expect(status).toBe(404)
    }
  })

  it('may say nothing of the payer, but not by an empty text', async () => {
    const card = { type: 'card', 'card[token]': 'tok_visa' }
    const params = { ...card, 'billing_details[phone]': '' }
    const { status, body } = await sandbox.browser('POST', 'payment_methods', params)
    expect([status, body.error]).toMatchObject([
      400,
      { code: 'parameter_invalid_empty', param: 'billing_details[phone]' },
    ])
  })

  it('may make a payment method, also of a wallet', async () => {
    const { body } = await sandbox.browser('POST', 'payment_methods', {
      type: 'card',
      'card[token]': 'tok_visa',
      'card[sandbox_wallet]': 'apple_pay',
      'billing_details[name]': 'Anna Ash',
    })
    expect(body).toMatchObject({
      card: { last4: '4242', wallet: { type: 'apple_pay' } },
      billing_details: { name: 'Anna Ash' },
    })
  })

  it('may ask beforehand, but not use the secret key', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site' }
    const params = await sendCall('payment_methods', { method: 'OPTIONS', headers })
    expect([params.status, params.headers.get('access-control-allow-headers')]).toEqual([
      204,
      expect.stringContaining('Authorization'),
    ])
    const used = await sendCall('customers', {
      method: 'POST',
      headers: { ...headers, ...asSecret },
    })
    expect(used.status).toBe(403)
  })
})

describe('calls', () => {
  it.each([
    ['GET', 'accounts', 404],
    ['DELETE', 'payment_intents/pi_x', 404],
    ['GET', 'payment_intents/pi_x', 404],
    ['GET', 'refunds/re_x', 404],
    ['GET', 'charges/ch_x', 404],
    ['GET', 'customers?limit=0', 400],
    ['GET', 'customers?limit=many', 400],
    ['GET', 'customers?starting_after=cus_x', 400],
    ['GET', 'customers?unheard=of', 400],
    ['GET', 'customers?expand[]=unheard', 400],
  ])('%s %s answers %i', async (method, path, status) => {
    expect((await sendCall(path, { method, headers: asSecret })).status).toBe(status)
  })

  it('expand only what can be', async () => {
    const { id } = await sandbox.stripe.customers.create()
    const call = sandbox.stripe.customers.retrieve(id, { expand: ['email'] })
    expect(await errorOf(call)).toMatchObject({ statusCode: 400, param: 'expand' })
  })

  it('list page by page, forwards and backwards, and by when they were made', async () => {
    const customer = (await sandbox.stripe.customers.create()).id
    const made: string[] = []
    for (const amount of [100, 200, 300, 400, 500]) {
      made.unshift(
        (await sandbox.stripe.paymentIntents.create({ amount, currency: 'gbp', customer })).id,
      )
    }
    const list = async (more: object) => {
      const { data, has_more } = await sandbox.stripe.paymentIntents.list({
        customer,
        limit: 2,
        ...more,
      })
      return [data.map(({ id }) => made.indexOf(id)), has_more]
    }
    expect(await list({})).toEqual([[0, 1], true])
    expect(await list({ starting_after: made[1] })).toEqual([[2, 3], true])
    expect(await list({ starting_after: made[3] })).toEqual([[4], false])
    expect(await list({ ending_before: made[4] })).toEqual([[2, 3], true])
    expect(await list({ ending_before: made[1] })).toEqual([[0], false])
    const now = Math.floor(Date.now() / 1000)
    expect(await list({ created: { gte: now - 600 } })).toEqual([[0, 1], true])
    expect(await list({ created: { gt: now + 600 } })).toEqual([[], false])
    const all = await sandbox.stripe.paymentIntents
      .list({ customer, limit: 2 })
      .autoPagingToArray({ limit: 9 })
    expect(all.map(({ id }) => id)).toEqual(made)
  })
})

it('is the version of the API that the SDK speaks', async () => {
  const { Stripe } = await import('stripe')
  expect(API_VERSION).toBe(Stripe.API_VERSION)
})

describe('trouble', () => {
  it('is refused if it makes no sense', async () => {
    for (const wrong of [{ failRate: 2 }, { webhooks: 'sideways' }, { unheard: 1 }]) {
      // What no type allows, a program may send all the same.
      expect((await sandbox.trouble(wrong as never)).status).toBe(400)
    }
  })

  it('hangs before anything is done, or after', async () => {
    const hasty = sdkFor(sandbox.url)
    const email = 'hasty@example.org'
    const made = async () => (await sandbox.stripe.customers.list({ email })).data.length
    for (const [hang, count] of [
      ['before', 0],
      ['after', 1],
    ] as const) {
      await sandbox.trouble({ hang })
      const call = hasty.customers.create({ email }, { timeout: 100, maxNetworkRetries: 0 })
      expect((await errorOf(call)).type).toBe('StripeConnectionError')
      await sandbox.trouble({})
      expect(await made()).toBe(count)
    }
  })

  it('is for this machine only, as is all that is known', async () => {
    for (const path of ['trouble', 'state']) {
      const headers = { 'X-Forwarded-For': '203.0.113.7' }
      expect((await fetch(`${sandbox.url}/stripe/${path}`, { headers })).status).toBe(403)
      expect((await fetch(`${sandbox.url}/stripe/${path}`)).status).toBe(200)
    }
  })
})

function basic(userAndPassword: string) {
  return { Authorization: `Basic ${Buffer.from(userAndPassword).toString('base64')}` }
}
