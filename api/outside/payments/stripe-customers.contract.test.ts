import { randomUUID } from 'node:crypto'
import type { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PaymentsPort } from './payments.port.ts'
import { givenCard, holdIntent, PROVIDERS, refusalOf, type Provider } from './testing/providers.ts'

describe.each(PROVIDERS)('customers who save a card with %s', (_name, open) => {
  let provider: Provider
  let port: PaymentsPort
  let stripe: Stripe
  beforeAll(async () => {
    provider = await open()
    port = provider.port
    stripe = provider.stripe
  })
  afterAll(() => provider.stop())

  const customer = (accountId = randomUUID()) =>
    port.createCustomer({ accountId, email: 'ada@example.org', name: 'Ada Price' })
  const savedCard = async (customerId: string) => {
    const { setupIntentId } = await port.createSetupIntent(customerId)
    await stripe.setupIntents.confirm(setupIntentId, givenCard('pm_card_visa'))
    return port.findSetupCard(setupIntentId)
  }

  it('are made once for an account', async () => {
    const accountId = randomUUID()
    expect(await customer(accountId)).toBe(await customer(accountId))
    expect(await customer()).not.toBe(await customer(accountId))
  })

  it('are made by their new name if the answer to making them by another was lost', async () => {
    const accountId = randomUUID()
    await customer(accountId)
    const email = 'ada@example.org'
    const customerId = await port.createCustomer({ accountId, email, name: 'Ada King' })
    expect(await stripe.customers.retrieve(customerId)).toMatchObject({ name: 'Ada King' })
  })

  it('have no card before they have saved it, and then one that is recognised', async () => {
    const customerId = await customer()
    const { setupIntentId, clientSecret } = await port.createSetupIntent(customerId)
    expect(clientSecret).toContain(setupIntentId)
    expect(await port.findSetupCard(setupIntentId)).toBeNull()
    const first = await savedCard(customerId)
    expect(first).toMatchObject({ brand: 'visa', last4: '4242', customerId })
    const second = await savedCard(customerId)
    expect(second?.paymentMethodId).not.toBe(first?.paymentMethodId)
    expect(second?.fingerprint).toBe(first?.fingerprint)
  })

  it('pay with it', async () => {
    const customerId = await customer()
    const card = await savedCard(customerId)
    const { id } = await holdIntent(provider, { customerId }, card?.paymentMethodId)
    expect(await port.findIntent(id)).toMatchObject({
      status: 'authorised',
      card: { paymentMethodId: card?.paymentMethodId, customerId },
    })
  })

  it('save the one they pay with if they choose to', async () => {
    const customerId = await customer()
    const { id } = await holdIntent(provider, { customerId, savesCard: true })
    const { card } = await port.findIntent(id)
    expect(card?.customerId).toBe(customerId)
    const saved = await stripe.customers.listPaymentMethods(customerId)
    expect(saved.data.map((method) => method.id)).toContain(card?.paymentMethodId)
  })

  it('are deleted, card by card', async () => {
    const customerId = await customer()
    const card = await savedCard(customerId)
    await port.detachCard(card?.paymentMethodId ?? '')
    const { customer: owner } = await stripe.paymentMethods.retrieve(card?.paymentMethodId ?? '')
    expect(owner).toBeNull()
    await refusalOf(port.detachCard(card?.paymentMethodId ?? ''))
  })
})
