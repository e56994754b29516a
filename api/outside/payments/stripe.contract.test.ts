import { randomUUID } from 'node:crypto'
import type { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STRIPE_EVENTS } from './check-stripe.ts'
import { PaymentsUnreachable, type PaymentsPort } from './payments.port.ts'
import { createStripeDriver } from './stripe.driver.ts'
import {
  holdIntent,
  newIntent,
  pay,
  PROVIDERS,
  refusalOf,
  type Provider,
} from './testing/providers.ts'

describe.each(PROVIDERS)('the calls of the product, made to %s', (_name, open) => {
  let provider: Provider
  let port: PaymentsPort
  let stripe: Stripe
  beforeAll(async () => {
    provider = await open()
    port = provider.port
    stripe = provider.stripe
  })
  afterAll(() => provider.stop())

  const authorisedPayment = (...given: [Parameters<typeof newIntent>[0]?, string?]) =>
    holdIntent(provider, ...given)
  const capturedPence = async (method = 'pm_card_visa') => {
    const { id } = await authorisedPayment({}, method)
    await port.captureIntent(id, 2159)
    return id
  }

  describe('the money of an order', () => {
    it('is requested once, however often', async () => {
      const requestedOnes = newIntent()
      const created = await port.createIntent(requestedOnes)
      expect(created).toMatchObject({
        status: 'awaiting',
        amountPence: 2159,
        capturedPence: 0,
        refundedPence: 0,
        feePence: null,
        orderId: requestedOnes.orderId,
        card: null,
      })
      expect(created.clientSecret).toContain(created.id)
      expect((await port.createIntent(requestedOnes)).id).toBe(created.id)
      expect((await port.findIntent(created.id)).clientSecret).toBe(created.clientSecret)
    })

    it('is not requested with other values under the same key', async () => {
      const expected = newIntent()
      await port.createIntent(expected)
      const code = await refusalOf(port.createIntent({ ...expected, amountPence: 2160 }))
      expect(code).toBe('StripeIdempotencyError')
    })

    it("is not requested if it is less than the provider's minimum", async () => {
      const { minimumPence } = port
      const code = await refusalOf(port.createIntent(newIntent({ amountPence: minimumPence - 1 })))
      expect(code).toBe('amount_too_small')
      const least = await port.createIntent(newIntent({ amountPence: minimumPence }))
      expect(least.amountPence).toBe(minimumPence)
    })

    it('is held on the card that pays, and not taken', async () => {
      const { id } = await authorisedPayment()
      expect(await port.findIntent(id)).toMatchObject({
        status: 'authorised',
        amountPence: 2159,
        capturedPence: 0,
        card: { brand: 'visa', last4: '4242', wallet: null, customerId: null },
      })
    })

    it('is captured once, however often', async () => {
      const { id } = await authorisedPayment()
      const captured = await port.captureIntent(id, 2159)
      expect(captured).toMatchObject({ id, status: 'captured', capturedPence: 2159 })
      // Null: unknown yet.
      expect(captured.feePence ?? 1).toBeGreaterThan(0)
      const code = await refusalOf(port.captureIntent(id, 2159))
      expect(code).toBe('payment_intent_unexpected_state')
      expect(await port.findIntent(id)).toMatchObject({ status: 'captured', capturedPence: 2159 })
    })

    it('is captured in part, and the rest of the hold is no refund', async () => {
      const { id } = await authorisedPayment()
      expect(await port.captureIntent(id, 1990)).toMatchObject({
        status: 'captured',
        amountPence: 2159,
        capturedPence: 1990,
        refundedPence: 0,
      })
      await refusalOf(port.captureIntent(id, 2159))
      expect(await port.findIntent(id)).toMatchObject({ capturedPence: 1990, refundedPence: 0 })
    })

    it('is not captured if none is authorised', async () => {
      const { id } = await port.createIntent(newIntent())
      const code = await refusalOf(port.captureIntent(id, 2159))
      expect(code).toBe('payment_intent_unexpected_state')
      await pay(provider, id, 'pm_card_visa')
      expect(await port.captureIntent(id, 2159)).toMatchObject({ status: 'captured' })
    })

    it('is voided, and then neither authorised nor captured any more', async () => {
      const { id } = await authorisedPayment()
      expect(await port.cancelIntent(id)).toMatchObject({ id, status: 'cancelled' })
      await refusalOf(port.cancelIntent(id))
      await refusalOf(port.captureIntent(id, 2159))
      await expect(pay(provider, id, 'pm_card_visa')).rejects.toThrow('canceled')
      expect(await port.findIntent(id)).toMatchObject({
        status: 'cancelled',
        capturedPence: 0,
        // Its card stays known.
        card: { last4: '4242' },
      })
    })

    it('is voided before anybody has paid', async () => {
      const { id } = await port.createIntent(newIntent())
      expect(await port.cancelIntent(id)).toMatchObject({ status: 'cancelled', card: null })
    })

    it('is not voided once it was captured', async () => {
      const id = await capturedPence()
      expect(await refusalOf(port.cancelIntent(id))).toBe('payment_intent_unexpected_state')
      expect(await port.findIntent(id)).toMatchObject({ status: 'captured' })
    })

    it('waits on after a refused card, for another one', async () => {
      const { id } = await port.createIntent(newIntent())
      const refused = pay(provider, id, 'pm_card_visa_chargeDeclinedInsufficientFunds')
      await expect(refused).rejects.toMatchObject({
        type: 'StripeCardError',
        code: 'card_declined',
        decline_code: 'insufficient_funds',
      })
      expect(await port.findIntent(id)).toMatchObject({ status: 'awaiting', card: null })
      await pay(provider, id, 'pm_card_mastercard')
      expect(await port.findIntent(id)).toMatchObject({
        status: 'authorised',
        card: { brand: 'mastercard', last4: '4444' },
      })
    })

    it('waits while a bank asks its customer', async () => {
      const { id } = await port.createIntent(newIntent())
      const created = await pay(provider, id, 'pm_card_threeDSecure2Required')
      expect(created.status).toBe('requires_action')
      expect(await port.findIntent(id)).toMatchObject({ status: 'awaiting', card: null })
      expect(await port.cancelIntent(id)).toMatchObject({ status: 'cancelled' })
    })

    it('is refused by an unknown id', async () => {
      expect(await refusalOf(port.findIntent('pi_nobody_knows'))).toBe('resource_missing')
    })
  })

  describe('a refund', () => {
    it('is made once under one key, in parts, and never more than was captured', async () => {
      const intentId = await capturedPence()
      const part = { refundId: randomUUID(), intentId, amountPence: 900 }
      const made = await port.refund(part)
      expect(made.status).toBe('succeeded')
      expect(await port.refund(part)).toEqual(made)
      expect(await port.findRefund(made.id)).toEqual(made)
      expect(await port.findIntent(intentId)).toMatchObject({ refundedPence: 900 })
      const refund = (amountPence: number) =>
        port.refund({ refundId: randomUUID(), intentId, amountPence })
      await refusalOf(refund(1260))
      expect(await refund(1259)).toMatchObject({ status: 'succeeded' })
      expect(await refusalOf(refund(1))).toBe('charge_already_refunded')
      expect(await port.findIntent(intentId)).toMatchObject({
        status: 'captured',
        capturedPence: 2159,
        refundedPence: 2159,
      })
    })

    it('is not made with other values under the same key', async () => {
      const part = { refundId: randomUUID(), intentId: await capturedPence(), amountPence: 900 }
      await port.refund(part)
      const code = await refusalOf(port.refund({ ...part, amountPence: 901 }))
      expect(code).toBe('StripeIdempotencyError')
    })

    it('may take its time', async () => {
      const intentId = await capturedPence('pm_card_pendingRefund')
      const made = await port.refund({ refundId: randomUUID(), intentId, amountPence: 900 })
      expect(made.status).toBe('pending')
      expect((await port.findRefund(made.id)).id).toBe(made.id)
    })

    it('is impossible where nothing was captured', async () => {
      const { id: intentId } = await port.createIntent(newIntent())
      const answers = port.refund({ refundId: randomUUID(), intentId, amountPence: 900 })
      expect(await refusalOf(answers)).not.toBe('')
    })
  })

  it('lists the requested ones, the newest first and from one on', async () => {
    // The provider's clock counts in seconds, and differs from ours.
    const since = new Date(Date.now() - 60_000)
    const first = await port.createIntent(newIntent())
    const { id: second } = await authorisedPayment()
    const ids = async (after: string | null) => {
      const { items } = await port.listIntents(since, after)
      return items.map(({ id }) => id)
    }
    const all = await ids(null)
    expect(all).toContain(first.id)
    const { items } = await port.listIntents(since, null)
    expect(items.find(({ id }) => id === second)).toMatchObject({
      status: 'authorised',
      card: { last4: '4242' },
    })
    const times = items.map(({ createdAt }) => createdAt.getTime())
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    expect((await ids(all[0] ?? '')).slice(0, 5)).toEqual(all.slice(1, 6))
    const later = new Date(Date.now() + 3_600_000)
    expect(await port.listIntents(later, null)).toEqual({ items: [], hasMore: false })
  })

  it('believes messages that the provider has signed, and no others', async () => {
    const object = { id: 'pi_1', object: 'payment_intent', metadata: { orderId: 'an-order' } }
    const type = 'payment_intent.amount_capturable_updated'
    const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } })
    const { webhookSecret: secret } = provider.configuration
    const signed = stripe.webhooks.generateTestHeaderString({ payload, secret })
    const body = Buffer.from(payload)
    const event = { id: 'evt_1', type, intentId: 'pi_1', orderId: 'an-order' }
    expect(await port.readWebhookEvent(body, signed)).toEqual(event)
    await refusalOf(port.readWebhookEvent(Buffer.from(`${payload} `), signed))
    const forged = stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_other' })
    await refusalOf(port.readWebhookEvent(body, forged))
  })

  it('says whether it accepts the keys and tells the marketplace of payments', async () => {
    const url = `https://${randomUUID()}.example/stripe`
    expect(await port.checkSetUp(url)).toBe('noWebhook')
    const { id } = await stripe.webhookEndpoints.create({ url, enabled_events: STRIPE_EVENTS })
    expect(await port.checkSetUp(url)).toBe('works')
    await stripe.webhookEndpoints.update(id, { enabled_events: STRIPE_EVENTS.slice(1) })
    expect(await port.checkSetUp(url)).toBe('noWebhook')
    await stripe.webhookEndpoints.update(id, { enabled_events: ['*'], disabled: true })
    expect(await port.checkSetUp(url)).toBe('noWebhook')
    await stripe.webhookEndpoints.del(id)
    const stranger = createStripeDriver({ ...provider.configuration, secretKey: 'sk_test_unknown' })
    expect(await stranger.checkSetUp(url)).toBe('refused')
    expect(stranger.isAvailable()).toBe(true)
  })

  it('serves nobody with an unknown key', async () => {
    const stranger = createStripeDriver({ ...provider.configuration, secretKey: 'sk_test_unknown' })
    const pending = stranger.findIntent('pi_1')
    await expect(pending).rejects.toBeInstanceOf(PaymentsUnreachable)
  })
})
