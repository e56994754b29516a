import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { RETURN_URL, startReceiver, startTestStripe } from '#sandbox/stripe/testing/test-stripe.ts'
import type { TestStripe } from '#sandbox/stripe/testing/test-stripe.ts'

const SECRET = 'whsec_of_the_test'

let sandbox: TestStripe
// Takes only what carries Stripe's own signature: its SDK throws for anything else.
let receiver: Awaited<ReturnType<typeof startReceiver>>

beforeEach(async () => {
  receiver = await startReceiver(SECRET)
  sandbox = await startTestStripe({ webhook: { url: receiver.url, secret: SECRET } })
})
afterEach(async () => {
  await sandbox.stop()
  receiver.stop()
})

const pay = () =>
  sandbox.stripe.paymentIntents.create({
    amount: 1250,
    currency: 'gbp',
    capture_method: 'manual',
    payment_method: 'pm_card_visa',
    confirm: true,
    return_url: RETURN_URL,
  })
const PAID = [
  'payment_intent.created',
  'charge.succeeded',
  'payment_intent.amount_capturable_updated',
]

describe('webhooks', () => {
  it('tell of every change of a payment, signed, in order', async () => {
    const { id } = await pay()
    await receiver.until(() => receiver.received.length >= 3)
    await sandbox.stripe.paymentIntents.cancel(id)
    await receiver.until(() => receiver.received.length >= 5)
    expect(receiver.types()).toEqual([...PAID, 'charge.refunded', 'payment_intent.canceled'])
    expect(receiver.received.at(2)?.event).toMatchObject({
      id: expect.stringMatching(/^evt_/),
      api_version: '2026-10-28.endive',
      data: { object: { id, status: 'requires_capture' } },
      request: { id: expect.stringMatching(/^req_/) },
    })
  })

  it('are sent again until they are taken, later each time', async () => {
    await sandbox.trouble({ retryMs: 5 })
    receiver.answer(500, 404, 302)
    await sandbox.stripe.customers.create()
    await receiver.until(() => receiver.received.some(({ status }) => status === 200))
    expect(receiver.received.map(({ status }) => status)).toEqual([500, 404, 302, 200])
    expect(new Set(receiver.received.map(({ event }) => event.id)).size).toBe(1)
    const [event] = (await sandbox.stripe.events.list({ limit: 1 })).data
    await expect
      .poll(async () => (await sandbox.stripe.events.retrieve(event?.id ?? '')).pending_webhooks)
      .toBe(0)
  })

  it('come twice if they are to', async () => {
    await sandbox.trouble({ webhooks: 'duplicated' })
    await sandbox.stripe.customers.create()
    await receiver.until(() => receiver.received.length >= 2)
    expect(new Set(receiver.received.map(({ event }) => event.id)).size).toBe(1)
  })

  it('come in any order if they are to, and all of them', async () => {
    await sandbox.trouble({ webhooks: 'shuffled', delayMs: 40 })
    const payments = 6
    for (let count = 0; count < payments; count += 1) await pay()
    await receiver.until(() => receiver.received.length >= payments * PAID.length)
    const inOrder = Array.from({ length: payments }, () => PAID).flat()
    expect(receiver.types()).not.toEqual(inOrder)
    expect(receiver.types().toSorted()).toEqual(inOrder.toSorted())
  })

  it('wait while they are off', async () => {
    await sandbox.trouble({ webhooks: 'off' })
    await pay()
    const state = await (await fetch(`${sandbox.url}/stripe/state`)).json()
    expect([state, receiver.received]).toMatchObject([{ pendingDeliveryCount: 3 }, []])
    await sandbox.trouble({})
    await receiver.until(() => receiver.received.length >= 3)
    expect(receiver.types()).toEqual(PAID)
  })

  it('outlive a restart, and go to the endpoint of the new one', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'stripe-'))
    const gone = { url: 'http://127.0.0.1:9', secret: 'whsec_old' }
    const first = await startTestStripe({ dataDir, webhook: gone })
    await first.stripe.customers.create({ email: 'anna@example.org' })
    await first.stop()
    const second = await startTestStripe({
      dataDir,
      webhook: { url: receiver.url, secret: SECRET },
    })
    await receiver.until(() => receiver.received.length >= 1)
    expect(receiver.types()).toEqual(['customer.created'])
    expect((await second.stripe.webhookEndpoints.list()).data).toHaveLength(1)
    await second.stop()
    await rm(dataDir, { recursive: true })
  })
})

describe('webhook endpoints', () => {
  it('tell their secret once, and hear only what they asked for', async () => {
    const { stripe } = sandbox
    const other = await startReceiver('whsec_made_later')
    const endpoint = await stripe.webhookEndpoints.create({
      url: other.url,
      enabled_events: ['refund.created'],
    })
    expect(endpoint.secret).toMatch(/^whsec_\w{24}$/)
    const { data } = await stripe.webhookEndpoints.list()
    expect(data.map(({ secret }) => secret)).toEqual([undefined, undefined])
    await stripe.webhookEndpoints.del(endpoint.id)
    await pay()
    await receiver.until(() => receiver.received.length >= 3)
    expect(other.received).toEqual([])
    other.stop()
  })
})
