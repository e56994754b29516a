import { randomUUID } from 'node:crypto'
import type { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PaymentsPort } from './payments.port.ts'
import {
  holdIntent,
  LINKS,
  newAccount,
  newIntent,
  PROVIDERS,
  refusalOf,
  type Provider,
} from './testing/providers.ts'

describe.each(PROVIDERS)('stores that are paid by %s', (_name, open) => {
  let provider: Provider
  let port: PaymentsPort
  let stripe: Stripe
  let active: string | null
  beforeAll(async () => {
    provider = await open()
    port = provider.port
    stripe = provider.stripe
    active = await provider.activeAccount()
  })
  afterAll(() => provider.stop())

  describe('an account', () => {
    it('is made once for a store, and receives nothing before its details are there', async () => {
      const storeId = randomUUID()
      const accountId = await port.createAccount(newAccount(storeId))
      expect(await port.createAccount(newAccount(storeId))).toBe(accountId)
      expect(await port.createAccount(newAccount())).not.toBe(accountId)
      expect(await port.findAccountStatus(accountId)).toBe('restricted')
      const include: ['defaults'] = ['defaults']
      expect(await stripe.v2.core.accounts.retrieve(accountId, { include })).toMatchObject({
        dashboard: 'express',
        display_name: 'Mare Street Pizza',
        defaults: {
          responsibilities: { fees_collector: 'application', losses_collector: 'application' },
        },
        metadata: { storeId },
      })
    })

    it('has links to introduce itself, a new one each time', async () => {
      const accountId = await port.createAccount(newAccount())
      const link = await port.createOnboardingLink(accountId, LINKS)
      expect(new URL(link).protocol).toMatch(/^https?:$/)
      expect(await port.createOnboardingLink(accountId, LINKS)).not.toBe(link)
    })

    it('is refused by an unknown id', async () => {
      expect(await refusalOf(port.findAccountStatus('acct_1nobodyknowsthis'))).not.toBe('')
    })

    it('takes no money of an order while it is restricted', async () => {
      const accountId = await port.createAccount(newAccount())
      const destination = { accountId, marketplacePence: 200 }
      const order = newIntent({ destination })
      expect(await refusalOf(port.createIntent(order))).toBe(
        'insufficient_capabilities_for_transfer',
      )
      // The same order can be paid without it.
      expect(await port.createIntent({ ...order, destination: null })).toMatchObject({
        status: 'awaiting',
        transfer: null,
      })
    })
  })

  describe('the money of an order for an active account', () => {
    // In Stripe's test mode: a test account that has introduced itself.
    const hold = async (marketplacePence: number) =>
      active && holdIntent(provider, { destination: { accountId: active, marketplacePence } })

    it('is transferred when it is captured, less what the marketplace keeps', async (context) => {
      const held = await hold(359)
      if (!held) return context.skip()
      expect(await port.findIntent(held.id)).toMatchObject({ status: 'authorised', transfer: null })
      const captured = await port.captureIntent(held.id, 2159, 359)
      expect(captured).toMatchObject({
        status: 'captured',
        capturedPence: 2159,
        transfer: { transferredPence: 1800 },
      })
      expect(await port.findIntent(held.id)).toMatchObject({ transfer: captured.transfer })
    })

    it('is captured in part, with another amount for the marketplace', async (context) => {
      const held = await hold(359)
      if (!held) return context.skip()
      const captured = await port.captureIntent(held.id, 1500, 300)
      expect(captured).toMatchObject({
        capturedPence: 1500,
        refundedPence: 0,
        transfer: { transferredPence: 1200 },
      })
    })

    it('is transferred as a whole where the marketplace keeps nothing', async (context) => {
      const held = await hold(0)
      if (!held) return context.skip()
      expect(await port.captureIntent(held.id, 2159, 0)).toMatchObject({
        transfer: { transferredPence: 2159 },
      })
    })

    it('comes back for a refund once, however often, and never more than was transferred', async (context) => {
      const held = await hold(359)
      if (!held) return context.skip()
      const { transfer } = await port.captureIntent(held.id, 2159, 359)
      const refundId = randomUUID()
      await port.refund({ refundId, intentId: held.id, amountPence: 900 })
      const transferId = transfer?.transferId ?? ''
      const reversal = { transferId, refundId, amountPence: 780 }
      await port.reverseTransfer(reversal)
      await port.reverseTransfer(reversal)
      expect(await stripe.transfers.retrieve(transferId)).toMatchObject({ amount_reversed: 780 })
      const another = { transferId, refundId: randomUUID(), amountPence: 2000 }
      expect(await refusalOf(port.reverseTransfer(another))).not.toBe('')
    })
  })

  it('believes events about accounts that the provider has signed, and no others', async () => {
    const account = { id: 'acct_1', type: 'v2.core.account', url: '/v2/core/accounts/acct_1' }
    const type = 'v2.core.account[configuration.recipient].capability_status_updated'
    const event = { id: 'evt_1', object: 'v2.core.event', type, livemode: false }
    const payload = JSON.stringify({ ...event, related_object: account })
    const secret = provider.configuration.accountsWebhookSecret ?? ''
    const signed = stripe.webhooks.generateTestHeaderString({ payload, secret })
    const read = await port.readAccountEvent(Buffer.from(payload), signed)
    expect(read).toEqual({ id: 'evt_1', type, accountId: 'acct_1' })
    await refusalOf(port.readAccountEvent(Buffer.from(`${payload} `), signed))
    const forged = stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_other' })
    expect(await refusalOf(port.readAccountEvent(Buffer.from(payload), forged))).toBe('signature')
  })
})
