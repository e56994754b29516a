import type { Stripe } from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { errorOf, startTestStripe } from '#sandbox/stripe/testing/test-stripe.ts'
import type { TestStripe } from '#sandbox/stripe/testing/test-stripe.ts'
import { createPayment, holdMoney } from '#sandbox/stripe/testing/held-money.ts'

let sandbox: TestStripe
let stripe: Stripe
let nowMs: number

beforeAll(async () => {
  nowMs = Date.UTC(2026, 5, 1, 18)
  sandbox = await startTestStripe({ now: () => nowMs })
  stripe = sandbox.stripe
})
afterAll(() => sandbox.stop())

describe('saving cards', () => {
  let customer: string
  beforeEach(async () => {
    customer = (await stripe.customers.create({ email: 'anna@example.org' })).id
  })
  const cards = async () =>
    (await stripe.paymentMethods.list({ customer, type: 'card' })).data.map(({ id }) => id)

  it('saves the card with the payment if asked to, and pays with it again', async () => {
    const first = await holdMoney(stripe, { customer, setup_future_usage: 'on_session' })
    const [saved = 'none'] = await cards()
    expect(first.payment_method).toBe(saved)
    const again = await holdMoney(stripe, { customer, payment_method: saved })
    expect(again.status).toBe('requires_capture')
  })

  it('saves nothing unless asked to; a card of nobody pays once', async () => {
    const { id } = await stripe.paymentMethods.create({ type: 'card', card: { token: 'tok_visa' } })
    await holdMoney(stripe, { customer, payment_method: id })
    expect(await cards()).toEqual([])
    expect(await errorOf(holdMoney(stripe, { customer, payment_method: id }))).toMatchObject({
      param: 'payment_method',
    })
  })

  it('saves nothing that was declined', async () => {
    const payment_method = 'pm_card_visa_chargeDeclinedStolenCard'
    await errorOf(
      holdMoney(stripe, { customer, payment_method, setup_future_usage: 'off_session' }),
    )
    expect(await cards()).toEqual([])
  })

  it("never pays with another customer's card", async () => {
    await holdMoney(stripe, { customer, setup_future_usage: 'on_session' })
    const [saved = 'none'] = await cards()
    const other = (await stripe.customers.create()).id
    for (const someone of [{ customer: other }, {}]) {
      expect(await errorOf(holdMoney(stripe, { ...someone, payment_method: saved }))).toMatchObject(
        {
          param: 'payment_method',
        },
      )
    }
  })

  it('forgets a card for good', async () => {
    const { id } = await stripe.paymentMethods.attach('pm_card_visa', { customer })
    expect(await cards()).toEqual([id])
    expect((await stripe.paymentMethods.detach(id)).customer).toBeNull()
    expect(await cards()).toEqual([])
    expect(await errorOf(stripe.paymentMethods.attach(id, { customer }))).toMatchObject({
      statusCode: 400,
    })
    expect(await errorOf(stripe.paymentMethods.detach(id))).toMatchObject({ statusCode: 400 })
  })

  it('forgets the cards of a customer who is deleted', async () => {
    const { id } = await stripe.paymentMethods.attach('pm_card_visa', { customer })
    expect(await stripe.customers.del(customer)).toMatchObject({ deleted: true })
    expect((await stripe.paymentMethods.retrieve(id)).customer).toBeNull()
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ deleted: true })
    expect(await errorOf(stripe.customers.del(customer))).toMatchObject({ statusCode: 404 })
    expect(await errorOf(createPayment(stripe, { customer }))).toMatchObject({
      code: 'resource_missing',
    })
  })

  it('knows a card that has expired since it was saved', async () => {
    const { id } = await stripe.paymentMethods.attach('pm_card_visa', { customer })
    await stripe.paymentMethods.update(id, { card: { exp_month: 1, exp_year: 2026 } })
    expect(await errorOf(holdMoney(stripe, { customer, payment_method: id }))).toMatchObject({
      code: 'expired_card',
    })
  })
})
