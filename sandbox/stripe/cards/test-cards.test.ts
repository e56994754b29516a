import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RETURN_URL, errorOf, startTestStripe } from '#sandbox/stripe/testing/test-stripe.ts'
import type { TestStripe } from '#sandbox/stripe/testing/test-stripe.ts'
import { AUTHENTICATED_CARDS, DECLINED_CARDS, PAYING_CARDS, REFUND_CARDS } from './test-cards.ts'

let sandbox: TestStripe

beforeAll(async () => {
  sandbox = await startTestStripe()
})
afterAll(() => sandbox.stop())

const pay = (more: Record<string, unknown>) =>
  sandbox.stripe.paymentIntents.create({
    amount: 1250,
    currency: 'gbp',
    confirm: true,
    return_url: RETURN_URL,
    allowed_payment_method_types: ['card'],
    ...more,
  })

const byNumber = (number: string, more: Record<string, unknown> = {}) => ({
  payment_method_data: {
    type: 'card',
    card: { number, exp_month: 12, exp_year: 2034, cvc: '123', ...more },
  },
})

describe('cards that pay', () => {
  it.each(PAYING_CARDS)('$about ($name) pays, by number and by name', async (card) => {
    const cvc = card.brand === 'amex' ? '1234' : '123'
    const byTyping = await pay(byNumber(card.number, { cvc }))
    expect(byTyping.status).toBe('succeeded')
    const byName = await pay({ payment_method: `pm_card_${card.name}`, expand: ['payment_method'] })
    expect(byName.status).toBe('succeeded')
    expect(byName.payment_method).toMatchObject({
      id: expect.stringMatching(/^pm_\w{24}$/),
      card: { brand: card.brand, last4: card.number.slice(-4), funding: card.funding },
    })
  })

  it('tells what the check of the security code said', async () => {
    const failing = await pay({ ...byNumber('4000000000000101'), expand: ['latest_charge'] })
    expect(failing.latest_charge).toMatchObject({
      payment_method_details: { card: { checks: { cvc_check: 'fail' } } },
    })
  })
})

describe('cards that are declined', () => {
  it.each(DECLINED_CARDS)('$about ($name) is declined with its own reason', async (card) => {
    const error = await errorOf(pay(byNumber(card.number)))
    expect(error).toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code: card.decline?.code,
      decline_code: card.decline?.decline_code ?? '',
      charge: expect.stringMatching(/^ch_/),
      payment_intent: {
        status: 'requires_payment_method',
        payment_method: null,
        last_payment_error: { type: 'card_error', code: card.decline?.code },
      },
    })
  })

  it('charges the card of a wrong security code if none was given', async () => {
    const { cvc: _, ...card } = byNumber('4000000000000127').payment_method_data.card
    const intent = await pay({ payment_method_data: { type: 'card', card } })
    expect(intent.status).toBe('succeeded')
  })

  it('saves the card that only fails when it is charged, and no other declined one', async () => {
    const customer = (await sandbox.stripe.customers.create()).id
    const attach = (name: string) => sandbox.stripe.paymentMethods.attach(name, { customer })
    const saved = await attach('pm_card_chargeCustomerFail')
    expect(saved.customer).toBe(customer)
    expect(await errorOf(pay({ payment_method: saved.id, customer }))).toMatchObject({
      decline_code: 'generic_decline',
    })
    expect(await errorOf(attach('pm_card_visa_chargeDeclined'))).toMatchObject({
      code: 'card_declined',
    })
  })
})

describe('cards that ask for 3-D Secure', () => {
  const optional = new Set(['threeDSecureOptional', 'threeDSecureOptionalProcessingError'])
  const asking = AUTHENTICATED_CARDS.filter((card) => !card.isBrokenAtAuthentication)

  it.each(asking.filter(({ name }) => !optional.has(name)))('$about ($name) asks', async (card) => {
    const intent = await pay({ payment_method: `pm_card_${card.name}` })
    expect(intent.status).toBe('requires_action')
  })

  it.each(['any', 'challenge'])('optional ones ask only when asked for %s', async (request) => {
    const payment_method = 'pm_card_threeDSecureOptional'
    expect((await pay({ payment_method })).status).toBe('succeeded')
    const options = { card: { request_three_d_secure: request } }
    const paid = await pay({ payment_method, payment_method_options: options })
    expect(paid.status).toBe('requires_action')
  })

  it('decline where authentication itself breaks', async () => {
    const payment_method = 'pm_card_threeDSecureRequiredProcessingError'
    expect(await errorOf(pay({ payment_method }))).toMatchObject({ code: 'card_declined' })
  })

  it.each([
    ['authenticationRequired', 'authentication_required'],
    ['authenticationRequiredOnSetup', 'authentication_required'],
  ])('%s cannot be charged while the customer is away', async (name, code) => {
    const payment_method = `pm_card_${name}`
    expect(await errorOf(pay({ payment_method, off_session: true }))).toMatchObject({ code })
  })

  it('one that was set up pays while the customer is away', async () => {
    const payment_method = 'pm_card_authenticationRequiredSetupForOffSession'
    expect((await pay({ payment_method, off_session: true })).status).toBe('succeeded')
  })
})

describe('cards that are wrong', () => {
  it.each([
    ['a mistyped number', { number: '4242424242424241' }, 'incorrect_number', 'number'],
    ['letters', { number: '4242abcd42424242' }, 'incorrect_number', 'number'],
    ['a month that is none', { exp_month: 13 }, 'invalid_expiry_month', 'exp_month'],
    ['a year long gone', { exp_year: 1970 }, 'invalid_expiry_year', 'exp_year'],
    ['a year that is over', { exp_year: 2020 }, 'expired_card', 'exp_month'],
    ['a security code that is too short', { cvc: '99' }, 'invalid_cvc', 'cvc'],
    ['a security code of letters', { cvc: 'abc' }, 'invalid_cvc', 'cvc'],
  ])('refuses %s', async (_, wrong, code, param) => {
    const card = { number: '4242424242424242', exp_month: 12, exp_year: 2034, cvc: '123', ...wrong }
    // The SDK's type has numbers as texts only; people type what they like.
    const call = sandbox.stripe.paymentMethods.create({ type: 'card', card } as never)
    expect(await errorOf(call)).toMatchObject({ type: 'StripeCardError', code, param })
  })

  it('refuses the number of a real card, and keeps nothing of it', async () => {
    const typed = { number: '4111111111111111', exp_month: 12, exp_year: 2034 }
    const error = await errorOf(
      sandbox.stripe.paymentMethods.create({ type: 'card', card: typed } as never),
    )
    expect(error.raw).toMatchObject({ decline_code: 'test_mode_live_card' })
    expect(await (await fetch(`${sandbox.url}/stripe/state`)).text()).not.toContain('1111')
  })
})

describe('cards whose refunds are slow', () => {
  it.each([
    ['pendingRefund', 'pending', 'succeeded', 1250],
    ['refundFail', 'succeeded', 'failed', 0],
  ])('%s: first %s, then %s', async (name, first, last, refunded) => {
    expect(REFUND_CARDS.map((card) => card.name)).toContain(name)
    await sandbox.trouble({ slowRefundMs: 20 })
    const intent = await pay({ payment_method: `pm_card_${name}` })
    const refund = await sandbox.stripe.refunds.create({ payment_intent: intent.id })
    expect(refund.status).toBe(first)
    const read = () => sandbox.stripe.refunds.retrieve(refund.id, { expand: ['charge'] })
    await expect.poll(async () => (await read()).status).toBe(last)
    expect((await read()).charge).toMatchObject({ amount_refunded: refunded })
  })
})
