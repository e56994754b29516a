import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  errorOf,
  RETURN_URL,
  startThinReceiver,
  startTestStripe,
} from '#sandbox/stripe/testing/test-stripe.ts'
import type { TestStripe } from '#sandbox/stripe/testing/test-stripe.ts'

const SECRET = 'whsec_of_the_test'
const CAPABILITY = 'v2.core.account[configuration.recipient].capability_status_updated'
const MINUTE_MS = 60_000

let sandbox: TestStripe
let receiver: Awaited<ReturnType<typeof startThinReceiver>>
let nowMs: number
let accountId: string

beforeAll(async () => {
  nowMs = Date.UTC(2026, 5, 1, 18)
  receiver = await startThinReceiver(SECRET)
  const accountsWebhook = { url: receiver.url, secret: SECRET }
  sandbox = await startTestStripe({ now: () => nowMs, accountsWebhook })
})
afterAll(async () => {
  await sandbox.stop()
  receiver.stop()
})
beforeEach(async () => {
  const account = await sandbox.stripe.v2.core.accounts.create({
    display_name: 'Mare Street Pizza',
    dashboard: 'express',
    defaults: {
      responsibilities: { fees_collector: 'application', losses_collector: 'application' },
    },
    configuration: {
      recipient: { capabilities: { stripe_balance: { stripe_transfers: { requested: true } } } },
    },
  })
  accountId = account.id
})

const newLink = async () => {
  const { url } = await sandbox.stripe.v2.core.accountLinks.create({
    account: accountId,
    use_case: {
      type: 'account_onboarding',
      account_onboarding: {
        return_url: 'https://tuckin.example/back',
        refresh_url: 'https://tuckin.example/again',
      },
    },
  })
  return url
}
const statusOf = async () => {
  const include: ['configuration.recipient'] = ['configuration.recipient']
  const { configuration } = await sandbox.stripe.v2.core.accounts.retrieve(accountId, { include })
  return configuration?.recipient?.capabilities?.stripe_balance?.stripe_transfers?.status
}
const send = (url: string, form: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
const receivedTypes = () =>
  receiver.received.filter((event) => event.related_object.id === accountId).map(({ type }) => type)

describe('a connected account', () => {
  it('is told of by events that only name it, signed', async () => {
    await receiver.until(() => receivedTypes().length === 1)
    await send(await newLink(), { outcome: 'active' })
    await receiver.until(() => receivedTypes().length === 2)
    expect(receivedTypes()).toEqual(['v2.core.account.created', CAPABILITY])
    expect(receiver.received.at(-1)).not.toHaveProperty('data')
  })

  it.each([
    ['active', 'active'],
    ['pending', 'pending'],
    ['leave', 'restricted'],
  ])('introduces itself on a page: %s', async (outcome, status) => {
    const link = await newLink()
    expect(await (await fetch(link)).text()).toContain('Mare Street Pizza')
    const answer = await send(link, { outcome })
    expect(answer.headers.get('location')).toBe('https://tuckin.example/back')
    expect(await statusOf()).toBe(status)
  })

  it('has links for one use and for minutes, and asks for another after that', async () => {
    const used = await newLink()
    await send(used, { outcome: 'leave' })
    const old = await newLink()
    nowMs += 6 * MINUTE_MS
    for (const link of [used, old]) {
      const answer = await fetch(link, { redirect: 'manual' })
      expect(answer.headers.get('location')).toBe('https://tuckin.example/again')
      await send(link, { outcome: 'active' })
    }
    expect(await statusOf()).toBe('restricted')
    expect((await fetch(`${sandbox.url}/stripe/onboarding/unknown`)).status).toBe(404)
  })

  it('is restricted on the page of payments, and then takes no money', async () => {
    await send(await newLink(), { outcome: 'active' })
    await send(`${sandbox.url}/stripe/accounts/${accountId}`, { status: 'restricted' })
    expect(await statusOf()).toBe('restricted')
    expect(await (await fetch(`${sandbox.url}/stripe`)).text()).toContain('Details are missing')
    const error = await errorOf(pay(100))
    expect(error.code).toBe('insufficient_capabilities_for_transfer')
  })
})

const pay = (application_fee_amount: number, destination = accountId) =>
  sandbox.stripe.paymentIntents.create({
    amount: 1250,
    currency: 'gbp',
    payment_method: 'pm_card_visa',
    confirm: true,
    return_url: RETURN_URL,
    expand: ['latest_charge.transfer'],
    application_fee_amount,
    transfer_data: { destination },
  })

describe('a charge for a connected account', () => {
  beforeEach(async () => {
    await send(await newLink(), { outcome: 'active' })
  })

  it('is transferred as a whole, and the fee comes back', async () => {
    const { latest_charge: charge } = await pay(250)
    expect(charge).toMatchObject({
      application_fee_amount: 250,
      transfer: { amount: 1250, amount_reversed: 0, destination: accountId },
    })
    const feeId = typeof charge === 'object' ? String(charge?.application_fee) : ''
    expect(await sandbox.stripe.applicationFees.retrieve(feeId)).toMatchObject({
      amount: 250,
      account: accountId,
    })
    expect(await (await fetch(`${sandbox.url}/stripe`)).text()).toContain('£10.00 received')
  })

  it.each([
    ['a fee of more than the payment', () => pay(1251), 'application_fee_amount'],
    ['a fee of nothing', () => pay(0), 'application_fee_amount'],
    ['an unknown account', () => pay(1, 'acct_unknown'), 'transfer_data[destination]'],
  ])('is refused with %s', async (_what, call, param) => {
    expect((await errorOf(call())).param).toBe(param)
  })
})
