import type { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RETURN_URL, errorOf, startTestStripe } from '#sandbox/stripe/testing/test-stripe.ts'
import type { TestStripe } from '#sandbox/stripe/testing/test-stripe.ts'
import { createPayment, holdMoney, PAID_BY_VISA } from '#sandbox/stripe/testing/held-money.ts'

let sandbox: TestStripe
let stripe: Stripe
let nowMs: number

beforeAll(async () => {
  nowMs = Date.UTC(2026, 5, 1, 18)
  sandbox = await startTestStripe({ now: () => nowMs })
  stripe = sandbox.stripe
})
afterAll(() => sandbox.stop())

const DAY_MS = 24 * 60 * 60 * 1000

const eventsSince = async (before: string | undefined) => {
  const { data } = await stripe.events.list({
    limit: 50,
    ...(before ? { ending_before: before } : {}),
  })
  return data.map(({ type }) => type).toReversed()
}

const newestEvent = async () => (await stripe.events.list({ limit: 1 })).data[0]?.id

describe('creating', () => {
  it('waits for a payment method, and tells what it is about', async () => {
    const intent = await createPayment(stripe, {
      metadata: { orderId: 'A1' },
      description: 'Order 1',
    })
    expect(intent).toMatchObject({
      id: expect.stringMatching(/^pi_\w{24}$/),
      status: 'requires_payment_method',
      client_secret: expect.stringMatching(new RegExp(`^${intent.id}_secret_\\w{24}$`)),
      amount: 1250,
      amount_capturable: 0,
      metadata: { orderId: 'A1' },
      description: 'Order 1',
      livemode: false,
      created: nowMs / 1000,
    })
  })

  it('waits for confirmation if it has a payment method', async () => {
    const intent = await createPayment(stripe, { payment_method: 'pm_card_visa' })
    expect(intent.status).toBe('requires_confirmation')
    expect(
      (await stripe.paymentIntents.confirm(intent.id, { return_url: RETURN_URL })).status,
    ).toBe('requires_capture')
  })

  it.each([
    [{ amount: 29 }, 'amount_too_small', 'amount'],
    [{ amount: 0 }, 'parameter_invalid_integer', 'amount'],
    [{ amount: 1.5 }, 'parameter_invalid_integer', 'amount'],
    [{ amount: 100_000_000 }, 'amount_too_large', 'amount'],
    [{ customer: 'cus_none' }, 'resource_missing', 'customer'],
    [{ payment_method: 'pm_none' }, 'resource_missing', 'payment_method'],
    [{ payment_method_types: ['card'] }, 'parameter_unknown', 'payment_method_types'],
  ])('refuses %j', async (wrong, code, param) => {
    // The SDK's type knows that the last one was removed from Stripe's API.
    expect(await errorOf(createPayment(stripe, wrong as object))).toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
      code,
      param,
    })
  })

  it('takes 30p, the least that a card can pay', async () => {
    expect((await holdMoney(stripe, { amount: 30 })).status).toBe('requires_capture')
  })
})

describe('holding and taking money', () => {
  it('holds it, takes it with its fee, and tells so step by step', async () => {
    const before = await newestEvent()
    const authorised = await holdMoney(stripe)
    expect(authorised).toMatchObject({ amount_capturable: 1250, amount_received: 0 })
    const captured = await stripe.paymentIntents.capture(authorised.id, {
      expand: ['latest_charge.balance_transaction'],
    })
    expect(captured).toMatchObject({
      status: 'succeeded',
      amount_capturable: 0,
      amount_received: 1250,
      latest_charge: {
        captured: true,
        amount_captured: 1250,
        balance_transaction: { amount: 1250, fee: 39, net: 1211, type: 'charge' },
      },
    })
    expect(await eventsSince(before)).toEqual([
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.amount_capturable_updated',
      'charge.captured',
      'payment_intent.succeeded',
    ])
  })

  it('takes less than it held, and lets the rest go', async () => {
    const { id } = await holdMoney(stripe)
    const capturedPence = await stripe.paymentIntents.capture(id, {
      amount_to_capture: 1000,
      expand: ['latest_charge'],
    })
    expect(capturedPence).toMatchObject({
      amount_received: 1000,
      latest_charge: { amount_captured: 1000, amount_refunded: 250 },
    })
    const tooMuch = stripe.refunds.create({ payment_intent: id, amount: 1001 })
    expect(await errorOf(tooMuch)).toMatchObject({ param: 'amount' })
    expect((await stripe.refunds.create({ payment_intent: id })).amount).toBe(1000)
  })

  it('never takes more than it held', async () => {
    const { id } = await holdMoney(stripe)
    const call = stripe.paymentIntents.capture(id, { amount_to_capture: 1251 })
    expect(await errorOf(call)).toMatchObject({ code: 'amount_too_large' })
  })

  it('takes at once where nothing is to be held', async () => {
    const paid = await holdMoney(stripe, { capture_method: 'automatic' })
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 1250 })
  })

  it('lets the hold go when it is cancelled', async () => {
    const { id } = await holdMoney(stripe)
    const canceled = await stripe.paymentIntents.cancel(id, {
      cancellation_reason: 'requested_by_customer',
      expand: ['latest_charge'],
    })
    expect(canceled).toMatchObject({
      status: 'canceled',
      amount_capturable: 0,
      cancellation_reason: 'requested_by_customer',
      latest_charge: { captured: false, refunded: true, amount_refunded: 1250 },
    })
    const { data } = await stripe.refunds.list({ payment_intent: id })
    expect(data).toMatchObject([{ amount: 1250, balance_transaction: null }])
  })

  it('loses a hold that nobody took for seven days', async () => {
    const { id } = await holdMoney(stripe)
    nowMs += 7 * DAY_MS
    const late = await errorOf(stripe.paymentIntents.capture(id))
    expect(late).toMatchObject({
      code: 'payment_intent_unexpected_state',
      payment_intent: { status: 'canceled', cancellation_reason: 'automatic' },
    })
  })
})

describe('what comes too late', () => {
  const { paymentIntents } = { paymentIntents: () => stripe.paymentIntents }
  const acts = {
    confirm: (id: string) => paymentIntents().confirm(id, PAID_BY_VISA),
    capture: (id: string) => paymentIntents().capture(id),
    cancel: (id: string) => paymentIntents().cancel(id),
    amount: (id: string) => paymentIntents().update(id, { amount: 500 }),
  }

  it.each([
    ['requires_payment_method', ['capture']],
    ['requires_capture', ['confirm', 'amount']],
    ['succeeded', ['confirm', 'capture', 'cancel', 'amount']],
    ['canceled', ['confirm', 'capture', 'cancel', 'amount']],
  ] as const)('of an intent that %s: %j', async (status, late) => {
    const { id } = await (status === 'requires_payment_method'
      ? createPayment(stripe)
      : holdMoney(stripe))
    if (status === 'succeeded') await stripe.paymentIntents.capture(id)
    if (status === 'canceled') await stripe.paymentIntents.cancel(id)
    for (const act of late) {
      expect(await errorOf(acts[act](id))).toMatchObject({
        statusCode: 400,
        code: 'payment_intent_unexpected_state',
        payment_intent: { id, status },
      })
    }
  })

  it('metadata and description are changed at any time', async () => {
    const { id } = await holdMoney(stripe, { metadata: { orderId: 'A1', note: 'x' } })
    await stripe.paymentIntents.capture(id)
    const changed = { metadata: { note: '', more: 'y' }, description: 'Done' }
    expect(await stripe.paymentIntents.update(id, changed)).toMatchObject({
      metadata: { orderId: 'A1', more: 'y' },
      description: 'Done',
    })
  })
})

describe('trying again', () => {
  it('takes another card after a decline', async () => {
    const { id } = await createPayment(stripe)
    const declined = stripe.paymentIntents.confirm(id, {
      ...PAID_BY_VISA,
      payment_method: 'pm_card_chargeDeclined',
    })
    expect(await errorOf(declined)).toMatchObject({ code: 'card_declined' })
    const authorisedPayment = await stripe.paymentIntents.confirm(id, PAID_BY_VISA)
    expect(authorisedPayment).toMatchObject({
      status: 'requires_capture',
      last_payment_error: null,
    })
    const { data } = await stripe.charges.list({ payment_intent: id })
    expect(data.map(({ status }) => status)).toEqual(['succeeded', 'failed'])
  })

  it('says what is missing when nothing is there to pay with', async () => {
    const { id } = await createPayment(stripe)
    expect(await errorOf(stripe.paymentIntents.confirm(id))).toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
  })
})

describe('giving money back', () => {
  const paid = () => holdMoney(stripe, { capture_method: 'automatic' })

  it('in parts, up to all of it and never more', async () => {
    const { id } = await paid()
    const before = await newestEvent()
    const part = await stripe.refunds.create({
      payment_intent: id,
      amount: 450,
      reason: 'requested_by_customer',
      metadata: { refundId: 'R1' },
      expand: ['balance_transaction', 'charge'],
    })
    expect(part).toMatchObject({
      status: 'succeeded',
      metadata: { refundId: 'R1' },
      balance_transaction: { amount: -450, fee: 0, net: -450 },
      charge: { amount_refunded: 450, refunded: false },
    })
    expect(await eventsSince(before)).toEqual(['refund.created', 'charge.refunded'])
    const tooMuch = stripe.refunds.create({ payment_intent: id, amount: 801 })
    expect(await errorOf(tooMuch)).toMatchObject({ statusCode: 400, param: 'amount' })
    expect((await stripe.refunds.create({ payment_intent: id })).amount).toBe(800)
    expect(await errorOf(stripe.refunds.create({ payment_intent: id, amount: 1 }))).toMatchObject({
      code: 'charge_already_refunded',
    })
    const charge = await stripe.charges.list({ payment_intent: id, expand: ['data.refunds'] })
    expect(charge.data[0]?.refunds?.data).toHaveLength(2)
  })

  it('never of what was only held', async () => {
    const { id } = await holdMoney(stripe)
    expect(await errorOf(stripe.refunds.create({ payment_intent: id }))).toMatchObject({
      statusCode: 400,
    })
  })
})
