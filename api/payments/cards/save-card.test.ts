import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OutputOf } from '#contract/call.ts'
import type { prepareCard, SavedCard } from '#contract/payments/payments.ts'
import { TestCustomer } from '#api/cart/testing/test-customer.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
import { givenCard } from '#api/outside/payments/testing/providers.ts'
import { createPaidApp, type PaidApp } from '#api/payments/testing/payments.ts'

let server: PaidApp
beforeAll(async () => {
  server = await createPaidApp()
})
afterAll(() => server.close())

async function newCustomer() {
  const { headers } = await openTestAccount(server.context, 'customer')
  return new TestCustomer(server.app, null, headers)
}
const prepare = async (customer: TestCustomer) =>
  (await customer.ask<OutputOf<typeof prepareCard>>('POST', '/payment/setup-intent')).body
    .setupIntentId
const give = (setupIntentId: string) =>
  server.stripe.setupIntents.confirm(setupIntentId, givenCard('pm_card_visa'))
const notConfirmed = { message: 'CARD_NOT_CONFIRMED' }

test('saves a card once the provider has it, and not before', async () => {
  const customer = await newCustomer()
  const setupIntentId = await prepare(customer)
  expect(await customer.refusal('POST', '/payment/cards', { setupIntentId })).toEqual(notConfirmed)
  await give(setupIntentId)
  const saved = await customer.ask<SavedCard>('POST', '/payment/cards', { setupIntentId })
  expect(saved).toMatchObject({ status: 201, body: { brand: 'visa', isDefault: true } })
})

test("does not save somebody else's card, nor one that the provider does not know", async () => {
  const owner = await newCustomer()
  const theirs = await prepare(owner)
  await give(theirs)
  const stranger = await newCustomer()
  for (const setupIntentId of [theirs, 'seti_of_nobody']) {
    const refusal = await stranger.refusal('POST', '/payment/cards', { setupIntentId })
    expect(refusal).toEqual(notConfirmed)
  }
  expect((await stranger.ask('GET', '/payment/cards')).body).toEqual({ cards: [] })
})
