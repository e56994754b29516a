import type { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RETURN_URL, errorOf, startTestStripe } from '#sandbox/stripe/testing/test-stripe.ts'
import type { TestStripe } from '#sandbox/stripe/testing/test-stripe.ts'

let sandbox: TestStripe
let stripe: Stripe

beforeAll(async () => {
  sandbox = await startTestStripe()
  stripe = sandbox.stripe
})
afterAll(() => sandbox.stop())

const send = (more: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  stripe.paymentIntents.create({
    amount: 1250,
    currency: 'gbp',
    capture_method: 'manual',
    payment_method: 'pm_card_threeDSecureRequired',
    confirm: true,
    return_url: RETURN_URL,
    ...more,
  })

const press = (url: string, outcome: 'complete' | 'fail') =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' })

const pageOf = ({ next_action }: Stripe.PaymentIntent | Stripe.SetupIntent) =>
  next_action?.redirect_to_url?.url ?? 'none'

describe('a payment that asks for 3-D Secure', () => {
  it('leads to a page that says what it is, and whose policy lets it lead back', async () => {
    const page = await fetch(pageOf(await send()))
    const text = await page.text()
    expect(text).toContain('£12.50')
    expect(text).toContain('stand-in')
    const policy = page.headers.get('content-security-policy')
    expect(policy).toContain("form-action 'self' https://tuckin.example;")
    expect(policy).toContain('frame-ancestors *')
  })

  it.each([
    ['complete', 'succeeded', 'requires_capture'],
    ['fail', 'failed', 'requires_payment_method'],
  ] as const)('after “%s” the customer is back with %s', async (outcome, result, status) => {
    const intent = await send()
    const back = await press(pageOf(intent), outcome)
    expect(back.status).toBe(303)
    expect(Object.fromEntries(new URL(back.headers.get('location') ?? '').searchParams)).toEqual({
      store: '1',
      payment_intent: intent.id,
      payment_intent_client_secret: intent.client_secret,
      redirect_status: result,
    })
    const after = await stripe.paymentIntents.retrieve(intent.id)
    expect(after).toMatchObject({ status, next_action: null })
    expect(after.last_payment_error?.code).toBe(
      outcome === 'fail' ? 'payment_intent_authentication_failure' : undefined,
    )
  })

  it('may still be declined afterwards', async () => {
    const intent = await send({ payment_method: 'pm_card_threeDSecureRequiredChargeDeclined' })
    await press(pageOf(intent), 'complete')
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined' },
    })
  })

  it('is asked once: a second press changes nothing', async () => {
    const intent = await send()
    await press(pageOf(intent), 'complete')
    expect((await press(pageOf(intent), 'fail')).status).toBe(409)
    expect((await fetch(pageOf(intent))).status).toBe(404)
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_capture')
  })

  it('can be cancelled while it waits', async () => {
    const intent = await send()
    await stripe.paymentIntents.cancel(intent.id)
    expect((await press(pageOf(intent), 'complete')).status).toBe(409)
  })

  it('waits in a frame for Stripe.js, and tells it when it is done', async () => {
    const intent = await send({ use_stripe_sdk: true })
    expect(intent.next_action?.type).toBe('use_stripe_sdk')
    // Nobody but Stripe.js knows what is in it.
    const sdk = intent.next_action?.use_stripe_sdk as unknown as { stripe_js: string }
    const done = await press(sdk.stripe_js, 'complete')
    expect(await done.text()).toContain(`data-intent="${intent.id}" data-outcome="succeeded"`)
    expect(done.headers.get('content-security-policy')).toContain('frame-ancestors *')
  })

  it('never leads to anything but a web address', async () => {
    expect(await errorOf(send({ return_url: 'javascript:alert(1)' }))).toMatchObject({
      code: 'url_invalid',
    })
  })

  it('is not asked of a wallet', async () => {
    const { body } = await sandbox.browser('POST', 'payment_methods', {
      type: 'card',
      'card[token]': 'tok_threeDSecureRequired',
      'card[sandbox_wallet]': 'google_pay',
    })
    expect((await send({ payment_method: String(body['id']) })).status).toBe('requires_capture')
  })
})

describe('saving a card', () => {
  const setUp = async (payment_method: string) => {
    const customer = (await stripe.customers.create()).id
    const setup = await stripe.setupIntents.create({
      customer,
      payment_method,
      allowed_payment_method_types: ['card'],
      usage: 'off_session',
      confirm: true,
      return_url: RETURN_URL,
    })
    return { customer, setup }
  }

  it('saves it at once, or after 3-D Secure', async () => {
    const plain = await setUp('pm_card_visa')
    expect(plain.setup.status).toBe('succeeded')
    const challenged = await setUp('pm_card_authenticationRequiredOnSetup')
    expect(challenged.setup.status).toBe('requires_action')
    const back = await press(pageOf(challenged.setup), 'complete')
    expect(back.headers.get('location')).toContain(`setup_intent=${challenged.setup.id}`)
    for (const { customer } of [plain, challenged]) {
      expect((await stripe.customers.listPaymentMethods(customer)).data).toHaveLength(1)
    }
    const [card] = (await stripe.customers.listPaymentMethods(challenged.customer)).data
    const away = send({
      customer: challenged.customer,
      payment_method: card?.id ?? '',
      off_session: true,
    })
    expect((await away).status).toBe('requires_capture')
  })

  it('saves nothing when the customer fails, or the card is declined', async () => {
    const { customer, setup } = await setUp('pm_card_authenticationRequired')
    await press(pageOf(setup), 'fail')
    expect(await stripe.setupIntents.retrieve(setup.id)).toMatchObject({
      status: 'requires_payment_method',
      last_setup_error: { code: 'setup_intent_authentication_failure' },
    })
    expect((await stripe.customers.listPaymentMethods(customer)).data).toEqual([])
    expect(await errorOf(setUp('pm_card_chargeDeclined'))).toMatchObject({
      code: 'card_declined',
      setup_intent: { status: 'requires_payment_method' },
    })
  })

  it('can be cancelled, and not confirmed after that', async () => {
    const { id } = await stripe.setupIntents.create({})
    expect((await stripe.setupIntents.cancel(id)).status).toBe('canceled')
    const late = stripe.setupIntents.confirm(id, { payment_method: 'pm_card_visa' })
    expect(await errorOf(late)).toMatchObject({ code: 'setup_intent_unexpected_state' })
  })
})
